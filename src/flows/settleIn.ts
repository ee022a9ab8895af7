import { limits } from '../domain/limits';
import * as intent from '../stores/intent';
import { loadBranches } from './loadBranches';
import { loadOrderRules, loadOrderSettings } from './loadOrderRules';
import { signIn } from './signIn';
import { settleIntent } from './submitOrder';
import { loadActiveOrders } from './trackOrders';

/** What a shop that is on screen still needs for an order: the person, the branches, the rules. */
export async function settleIn(): Promise<void> {
  const shop = Promise.all([loadBranches(), loadOrderRules()]);
  await signIn();
  void loadOrderSettings();
  // §4: active orders are fetched about 500 ms after load; the shop itself goes first.
  setTimeout(() => void loadActiveOrders(), limits.activeOrdersDelayMs);
  if (intent.state.status === 'checking') void settleIntent();
  await shop;
}
