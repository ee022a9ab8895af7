import { expect } from 'vitest';
import { checkoutByKeys, pickUpByKeys } from './keySteps';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { accepted } from './steps';

/** A whole order without a mouse: Tab, arrows, Space and Enter. */
export async function byKeys(screen: Screen, shop: EngineShop) {
  await checkoutByKeys(screen, shop);
  await pickUpByKeys(screen);
  await screen.enter(/Buyurtma berish/);
  await screen.sheets(accepted);
  expect(shop.backend.db.orders).toMatchObject([{ serviceType: 'PICK_UP' }]);
}
