import { importOptional } from '../../device/chunkErrors';
import { report } from '../../device/report';
import * as limits from '../../domain/limits';
import { textsComplete } from '../../i18n/t';
import { recall as recallFees } from '../../stores/order/keptFees';
import { syncAddresses } from '../addresses/loadAddresses';
import { backUpBasket } from '../basket/backUpBasket';
import { loadBranches } from '../branches/loadBranches';
import { watchDelivery } from '../delivery/quoteDelivery';
import { loadOrderRules, loadOrderSettings } from '../order/loadOrderRules';
import { loadActiveOrders } from '../order/trackOrders';
import { watchPendingOrder } from '../order/watchPendingOrder';
import { onReturn } from '../platform';
import { applyStartPromo } from '../promo/applyPromo';
import { signIn } from '../session/signIn';
import { offerLanguage } from './offerLanguage';
import { offerSettings } from './offerSettings';
import { refreshStale } from './refreshStale';
import { refuseFrame } from './refuseFrame';
import { watchClock } from './syncClock';
import { syncWindows } from './syncWindows';
import { watchTableExpiry } from './watchTableExpiry';

/** Stops the watchers of the previous start. */
let stopWatching: (() => void) | null = null;

/**
 * Loads what an order needs once the shop is rendered: user, branches and rules. `settled`: when
 * catalogue, settings and the language that they ask for have loaded.
 */
export async function loadAfterRender(settled: Promise<unknown>): Promise<void> {
  // Before anybody is signed in.
  if (refuseFrame()) return;
  // From here on errors are shown, which needs the texts.
  await textsComplete();
  stopWatching?.();
  const stops = [watchDelivery(), onReturn(() => void refreshStale())];
  stopWatching = () => {
    for (const stop of stops) stop();
  };
  watchClock();
  offerSettings();
  recallFees();
  const shop = Promise.all([loadBranches(), loadOrderRules()]);
  await signIn();
  backUpBasket();
  syncWindows();
  watchTableExpiry();
  void loadOrderSettings();
  void applyStartPromo();
  void syncAddresses();
  // §4: active orders are fetched about 500 ms after load, so that the shop loads first.
  setTimeout(() => void loadActiveOrders(), limits.activeOrdersDelayMs);
  // A previous page load may have sent an order without seeing the response.
  watchPendingOrder();
  await shop;
  void importOptional(() => import('./startTrackers'))
    .then((module) => module?.startTrackers())
    .catch(report);
  // A failure is shown where it occurs.
  await settled.then(offerLanguage, () => undefined);
}
