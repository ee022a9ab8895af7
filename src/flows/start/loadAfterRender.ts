import { importOptional } from '../../device/chunkErrors';
import { report } from '../../device/report';
import * as limits from '../../domain/limits';
import { textsComplete } from '../../i18n/t';
import { currentEntry, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { recall as recallFees } from '../../stores/order/storedFees';
import { syncAddresses } from '../addresses/loadAddresses';
import { backUpBasket } from '../basket/backUpBasket';
import { loadBranches } from '../branches/loadBranches';
import { loadCatalog } from '../catalog/loadCatalog';
import { watchDelivery } from '../delivery/quoteDelivery';
import { loadOrderRules, loadOrderSettings } from '../order/loadOrderRules';
import { loadActiveOrders } from '../order/trackOrders';
import { watchPendingOrder } from '../order/watchPendingOrder';
import { onReturn } from '../platform';
import { applyStartPromo } from '../promo/promos';
import { services } from '../services';
import { signIn } from '../session/signIn';
import { watchTableExpiry } from '../table/changeTable';
import { offerLanguage } from './changeLanguage';
import { loadSettings } from './loadSettings';
import { refuseFrame } from './refuseFrame';
import { watchClock } from './syncClock';
import { syncWindows } from './syncWindows';

/** How long texts are waited for, ms. */
const textsPatienceMs = 5000;

/** Stops the watchers of the previous start. */
let stopWatching: (() => void) | null = null;

/**
 * Loads what an order needs once the shop is rendered: user, branches and rules. `settled`: when
 * catalogue, settings and the language that they ask for have loaded.
 */
export async function loadAfterRender(settled: Promise<unknown>): Promise<void> {
  // Before anybody is signed in.
  if (refuseFrame()) return;
  // From here on errors are shown, which needs the texts; an order on its way does not wait for texts that hang.
  const patience = new Promise((resume) => setTimeout(resume, textsPatienceMs));
  await Promise.race([textsComplete(), patience]);
  stopWatching?.();
  const stops = [watchDelivery(), onReturn(() => void refreshStale())];
  stopWatching = () => {
    for (const stop of stops) stop();
  };
  watchClock();
  offerSettings();
  recallFees();
  const shop = Promise.all([loadBranches(), loadOrderRules()]);
  // The shop is in use while the profile is on its way: what other windows do counts meanwhile.
  syncWindows();
  await signIn();
  backUpBasket();
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

/**
 * The settings of Telegram's menu lead to the languages, with the profile and its other settings
 * beneath: anyone who cannot read the shop's language looks there. They open
 * nothing behind the page that says why there is no shop.
 */
function offerSettings(): void {
  services().telegram.settingsButton.show(() => {
    if (merchant.state.status !== 'ready') return;
    const isOpen = (path: string) => currentEntry().stack.some(({ url }) => url === path);
    if (!isOpen(paths.profile)) openSheet(paths.profile);
    if (!isOpen(paths.language)) openSheet(paths.language);
  });
}

let running: Promise<unknown> | null = null;

/**
 * Reads catalogue and settings again if they are older than five minutes, without a sign of it: what has
 * not changed is not drawn again, and a failure keeps what is there. What is being loaded is left alone.
 */
async function refreshStale(): Promise<void> {
  if (running || merchant.state.status !== 'ready') return;
  const isOld = (readAt: number | null) => {
    // In either direction: the device's clock may have been set.
    return readAt === null || Math.abs(services().now() - readAt) >= limits.staleMs;
  };
  const { hasSettings, settingsRead } = merchant.state;
  running = Promise.all([
    catalog.state.status !== 'loading' && isOld(catalog.state.read.at) && loadCatalog(),
    hasSettings && isOld(settingsRead.at) && loadSettings(),
  ]);
  try {
    await running;
  } finally {
    running = null;
  }
}
