import { subscribeKey } from 'valtio/vanilla/utils';
import { pageSetting } from '../device/pageSetting';
import { whenIdle } from '../device/whenIdle';
import { homeAddress, type PageStarted, storeName, workerPath } from '../domain/start/storedPage';
import { currentLanguage, onLanguage } from '../i18n/t';
import * as merchant from '../stores/merchant';
import { initDataCookie } from '../stores/start/storedMerchant';
import { whenContentReady } from './snapshot/whenContentReady';

/** The worker waits until the shop is on screen, and then until the browser has nothing to do, ms. */
const idleMs = 3000;

/**
 * Telegram's apps, and other apps' web views on Android: service workers hang there (docs/decisions/38). What an
 * app's web view registers, its mini apps would get.
 */
const webViews = /Telegram|; wv\)/;

/**
 * Where the host wants it, registers the service worker that stores home's page, once there are products. Elsewhere,
 * and in a launch by Telegram, takes away one that is there.
 */
export function startPageWorker(window: Window): void {
  whenContentReady(() => whenIdle(() => void run(window).catch(ignore), idleMs));
}

async function run({ navigator, early, parent, self }: Window): Promise<void> {
  const { serviceWorker } = navigator;
  const isLaunch = early?.launch != null || initDataCookie() !== null || parent !== self;
  if (isSwitchedOn() && !isLaunch && !webViews.test(navigator.userAgent)) {
    const registration = await serviceWorker.register(workerPath, { updateViaCache: 'none' });
    // This is how a host that has switched the worker off reaches a page that came from the store.
    await registration.update().catch(ignore);
    keepPage(serviceWorker);
  } else if (serviceWorker?.controller) {
    const registration = await serviceWorker.getRegistration();
    await registration?.unregister();
    await caches.delete(storeName);
  }
}

/** Tells the worker what to store: again in another language, nothing of a shop that is gone. */
function keepPage(serviceWorker: ServiceWorkerContainer): void {
  let told: string | null = null;
  const tell = async () => {
    const language = currentLanguage();
    if (language === null || language === told || merchant.state.status !== 'ready') return;
    told = language;
    const message: PageStarted = { address: homeAddress(location.search), language };
    (await serviceWorker.ready).active?.postMessage(message);
  };
  const forget = () => {
    const { status } = merchant.state;
    if (status === 'gone' || status === 'blocked') caches.delete(storeName).catch(ignore);
  };
  void tell();
  forget();
  onLanguage(() => void tell());
  subscribeKey(merchant.state, 'status', forget);
}

const isSwitchedOn = (): boolean =>
  (pageSetting(document, 'VITE_SERVICE_WORKER') || import.meta.env.VITE_SERVICE_WORKER) === 'on';

/** Where storage is denied, or the file is missing, a visit starts from the network as ever. */
const ignore = (): void => undefined;
