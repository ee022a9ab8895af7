import { getOrderRules, getOrderSettings } from '../../api/orders';
import * as merchant from '../../stores/merchant';
import * as storedFees from '../../stores/order/storedFees';
import * as session from '../../stores/session/session';
import { services } from '../services';
import { isInBot } from '../session/botInitData';

/** Whether the zone check and the SMS code are on. §8: both off on failure. */
export async function loadOrderRules(): Promise<void> {
  const [, rules] = await getOrderRules(services().http);
  if (rules) merchant.setRules(rules);
}

/** Fees and thresholds, which require a token. */
export async function loadOrderSettings(): Promise<void> {
  const id = merchant.state.merchant?.id;
  if (!id || !session.state.token) return;
  const endLoading = storedFees.beginLoading();
  const [, settings] = await getOrderSettings(services().http, id, isInBot());
  if (settings) storedFees.keep(id, settings);
  endLoading();
}
