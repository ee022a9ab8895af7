import { contentFlows } from './contentFlows';
import type { Flow } from './flow';
import { orderFlows } from './orderFlows';
import { personFlows } from './personFlows';
import { placeFlows } from './placeFlows';
import { priceFlows } from './priceFlows';
import { shopFlows } from './shopFlows';
import { signInFlows } from './signInFlows';

/** The app's requests: each call of the contract at least once. */
export const flows: [name: string, Flow][] = Object.entries({
  ...signInFlows,
  ...personFlows,
  ...placeFlows,
  ...orderFlows,
  ...priceFlows,
  ...shopFlows,
  ...contentFlows,
});
