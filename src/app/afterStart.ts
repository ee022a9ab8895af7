import { importOptional } from '../device/chunkErrors';
import { lookUpPath, shopPaths } from '../device/earlyShop';
import { reportUrl } from '../device/reportUrl';
import { storage, windowStorage } from '../device/storages';
import { whenIdle } from '../device/whenIdle';
import { callKey } from '../domain/start/callKey';
import { loadCatalog } from '../flows/catalog/loadCatalog';
import { serverNow } from '../flows/platform';
import { lookedUp, verifyMerchant } from '../flows/start/loadMerchant';
import { loadSettings } from '../flows/start/loadSettings';
import * as merchant from '../stores/merchant';
import * as lastVisit from '../stores/start/lastVisit';
import type { StoredKey } from '../stores/storage/storedKeys';
import { isKnownFresh } from './edge/freshness';
import { whenContentReady } from './hydration';

/** Time after which the shop is complete and idle, ms. */
const idleDelayMs = 3000;

/** Start-up work that can wait until the app is mounted. */
export async function afterStart(early: NonNullable<Window['early']>): Promise<void> {
  void refreshCarried(early);
  // Markup of home, which earlier versions of the shop left.
  storage.clearAllExcept((key) => !key.startsWith('home:'));
  keepVisit();
  // The next start that fails is the first one again. Why there is no shop is said by code of its own (`ShopGone`).
  void whenContentReady().then(() => {
    if (merchant.state.status === 'ready') windowStorage.remove('startTries' satisfies StoredKey);
  });
  const url = reportUrl();
  if (url) (await importOptional(() => import('../device/reporting')))?.startReporting(url);
}

/** Stores settings and catalogue for the next start, once the page is idle, and each time it is hidden. */
function keepVisit(): void {
  const keep = () => {
    const { status, merchant: shop } = merchant.state;
    if (shop && status === 'ready') lastVisit.keep(shop.id);
  };
  setTimeout(() => whenIdle(keep, idleDelayMs), idleDelayMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

/**
 * Reads again, behind what is shown, what was taken from the page, unless the edge knew it as fresh a moment ago.
 * `hydration` has read a file's home again by then, and menu and settings of another channel's.
 */
async function refreshCarried({ page, carried }: NonNullable<Window['early']>): Promise<void> {
  if (!carried || (page && page.made !== null) || isKnownFresh(serverNow())) return;
  const all = await carried.catch(() => null);
  const { merchant: shop, channel, status } = merchant.state;
  if (!all || !shop || status !== 'ready') return;
  const [catalogueAt, settingsAt] = shopPaths(channel);
  if (lookedUp && all.has(callKey(lookUpPath(lookedUp), lookedUp.key))) void verifyMerchant();
  if (page && page.channel !== channel) return;
  if (all.has(callKey(catalogueAt, shop.id))) void loadCatalog();
  if (all.has(callKey(settingsAt, shop.id))) void loadSettings();
}
