import { limits } from '../domain/limits';
import { textsComplete } from '../i18n/t';
import { openAlone } from '../navigation/navigate';
import { paths } from '../navigation/paths';
import * as intent from '../stores/intent';
import { loadBranches } from './loadBranches';
import { loadOrderRules, loadOrderSettings } from './loadOrderRules';
import { signIn } from './signIn';
import { settleIntent } from './submitOrder';
import { loadActiveOrders } from './trackOrders';

/** What a shop that is on screen still needs for an order: the person, the branches, the rules. */
export async function settleIn(): Promise<void> {
  // What goes wrong from here on is said.
  await textsComplete();
  const shop = Promise.all([loadBranches(), loadOrderRules()]);
  await signIn();
  void loadOrderSettings();
  // §4: active orders are fetched about 500 ms after load; the shop itself goes first.
  setTimeout(() => void loadActiveOrders(), limits.activeOrdersDelayMs);
  if (intent.state.status === 'checking') void tellWhatBecame();
  await shop;
}

/** An earlier life of the page has ordered without hearing the answer: here it is. */
async function tellWhatBecame(): Promise<void> {
  const outcome = await settleIntent();
  if (outcome.kind === 'accepted') openAlone(paths.checkoutConfirm);
}
