import { getOrderRules, getOrderSettings } from '../../api/orders';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { services } from '../services';

/** Whether the zone is checked and an SMS code is asked for. §8: both off when it fails. */
export async function loadOrderRules(): Promise<void> {
  const [, rules] = await getOrderRules(services().http);
  if (rules) merchant.setRules(rules);
}

/** Fees and thresholds; the server tells them to a customer who is logged in only. */
export async function loadOrderSettings(): Promise<void> {
  const id = merchant.state.merchant?.id;
  if (!id || !session.state.token) return;
  const { http, telegram } = services();
  const [, settings] = await getOrderSettings(http, id, telegram.isInside);
  if (settings) merchant.setOrderSettings(settings);
}
