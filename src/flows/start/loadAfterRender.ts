import { importOptional } from '../../device/chunkErrors';
import { report } from '../../device/report';
import { limits } from '../../domain/limits';
import { textsComplete } from '../../i18n/t';
import { syncAddresses } from '../addresses/syncAddresses';
import { backUpBasket } from '../basket/backUpBasket';
import { loadBranches } from '../branches/loadBranches';
import { watchDelivery } from '../delivery/watchDelivery';
import { loadOrderRules, loadOrderSettings } from '../order/loadOrderRules';
import { loadActiveOrders } from '../order/trackOrders';
import { watchPendingOrder } from '../order/watchPendingOrder';
import { applyStartPromo } from '../promo/applyStartPromo';
import { signIn } from '../session/signIn';
import { watchClock } from './syncClock';
import { syncWindows } from './syncWindows';
import { watchTableExpiry } from './watchTableExpiry';

/** Ends what the last start of the shop has begun. */
let stopWatching: (() => void) | null = null;

/** What a shop that is on screen still needs for an order: the person, the branches, the rules. */
export async function loadAfterRender(): Promise<void> {
  // What goes wrong from here on is said.
  await textsComplete();
  stopWatching?.();
  stopWatching = watchDelivery();
  watchClock();
  const shop = Promise.all([loadBranches(), loadOrderRules()]);
  await signIn();
  backUpBasket();
  syncWindows();
  watchTableExpiry();
  void loadOrderSettings();
  void applyStartPromo();
  void syncAddresses();
  // §4: active orders are fetched about 500 ms after load; the shop itself goes first.
  setTimeout(() => void loadActiveOrders(), limits.activeOrdersDelayMs);
  // An earlier life of the page may have ordered without hearing the answer.
  watchPendingOrder();
  await shop;
  void importOptional(() => import('./startTrackers'))
    .then((module) => module?.startTrackers())
    .catch(report);
}
