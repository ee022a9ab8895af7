import { subscribeKey } from 'valtio/vanilla/utils';
import { pageSetting } from '../../device/pageSetting';
import { whenIdle } from '../../device/whenIdle';
import {
  homeAddress,
  type PageStarted,
  storeName,
  workerPath,
} from '../../domain/start/storedPage';
import { currentLanguage } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { services } from '../services';

/** After the shop has loaded, the worker waits until the browser has nothing to do, ms. */
const idleMs = 3000;

/**
 * Telegram's apps, and other apps' web views on Android: service workers hang there (docs/decisions/38). What an
 * app's web view registers, its mini apps would get.
 */
const webViews = /Telegram|; wv\)/;
/** What an earlier launch leaves (`stores/start/storedMerchant`). */
const launchCookie = /\binitData=[^;]/;

/** Of home, as the shop was opened: a sheet's address names no development merchant. */
let address = '/';
/** Set once the worker is to be told of this page. */
let worker: ServiceWorkerContainer | null = null;

/**
 * Where the host wants it, registers the service worker that stores home's page, once the shop has loaded
 * (`settled`). Elsewhere, and in a launch by Telegram, takes away one that is there.
 */
export function keepPage(settled: Promise<unknown>): void {
  address = homeAddress(location.search);
  const start = () => whenIdle(() => void run().catch(ignore), idleMs);
  void settled.then(start, ignore);
}

async function run(): Promise<void> {
  const { serviceWorker, userAgent } = navigator;
  const isLaunch = services().telegram.isInside || launchCookie.test(document.cookie);
  const isOwnWindow = window.parent === window && !webViews.test(userAgent);
  if (isSwitchedOn() && isOwnWindow && !isLaunch) {
    const registration = await serviceWorker.register(workerPath, { updateViaCache: 'none' });
    // This is how a host that has switched the worker off reaches a page that came from the store.
    await registration.update().catch(ignore);
    await untilReplaced(registration);
    if (worker === null) subscribeKey(merchant.state, 'status', storePage);
    worker = serviceWorker;
    storePage();
  } else if (serviceWorker?.controller) {
    const registration = await serviceWorker.getRegistration();
    await registration?.unregister();
    await caches.delete(storeName);
  }
}

/**
 * Waits for a new worker that has been found. If the old one is written to meanwhile it stores the page once more,
 * also where the new one is the end of it, and Chromium lets it live for half a minute.
 */
function untilReplaced({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    const next = installing ?? waiting;
    const look = () => {
      if (!next || next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next?.addEventListener('statechange', look);
    look();
  });
}

/** Has the page stored in the language that is shown; nothing is kept of a shop that is gone or switched off. */
export function storePage(): void {
  const language = currentLanguage();
  if (worker === null || language === null) return;
  const isShown = merchant.state.status === 'ready';
  const message: PageStarted = { address, language };
  const done = isShown
    ? worker.ready.then(({ active }) => active?.postMessage(message))
    : caches.delete(storeName);
  done.catch(ignore);
}

const isSwitchedOn = (): boolean =>
  (pageSetting(document, 'VITE_SERVICE_WORKER') || import.meta.env.VITE_SERVICE_WORKER) === 'on';

/** Where storage is denied, or the file is missing, a visit starts from the network as ever. */
const ignore = (): void => undefined;
