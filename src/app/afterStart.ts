import { importOptional } from '../device/chunkErrors';
import { reportUrl } from '../device/reportUrl';
import { storage } from '../device/storages';
import { whenIdle } from '../device/whenIdle';
import * as merchant from '../stores/merchant';
import * as lastVisit from '../stores/start/lastVisit';

/** Time after which the shop is complete and idle, ms. */
const idleDelayMs = 3000;

/** Start-up work that can wait until the app is mounted. */
export async function afterStart(): Promise<void> {
  // Markup of home, which earlier versions of the shop left.
  storage.clearAllExcept((key) => !key.startsWith('home:'));
  keepVisit();
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
