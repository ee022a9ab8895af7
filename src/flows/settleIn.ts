import { loadSpare } from '../device/lostChunks';
import { report } from '../device/report';
import { limits } from '../domain/limits';
import { textsComplete } from '../i18n/t';
import { applyStartPromo } from './applyStartPromo';
import { followTabs } from './followTabs';
import { watchBasket } from './keepBasket';
import { watchTime } from './keepTime';
import { loadBranches } from './loadBranches';
import { loadOrderRules, loadOrderSettings } from './loadOrderRules';
import { settleAddresses } from './settleAddresses';
import { signIn } from './signIn';
import { loadActiveOrders } from './trackOrders';
import { watchDelivery } from './watchDelivery';
import { watchEntrance } from './watchEntrance';
import { watchIntent } from './watchIntent';

/** Ends what the last start of the shop has begun. */
let stopWatching: (() => void) | null = null;

/** What a shop that is on screen still needs for an order: the person, the branches, the rules. */
export async function settleIn(): Promise<void> {
  // What goes wrong from here on is said.
  await textsComplete();
  stopWatching?.();
  stopWatching = watchDelivery();
  watchTime();
  const shop = Promise.all([loadBranches(), loadOrderRules()]);
  await signIn();
  watchBasket();
  followTabs();
  watchEntrance();
  void loadOrderSettings();
  void applyStartPromo();
  void settleAddresses();
  // §4: active orders are fetched about 500 ms after load; the shop itself goes first.
  setTimeout(() => void loadActiveOrders(), limits.activeOrdersDelayMs);
  // An earlier life of the page may have ordered without hearing the answer.
  watchIntent();
  await shop;
  void loadSpare(() => import('./startTrackers'))
    .then((module) => module?.startTrackers())
    .catch(report);
}
