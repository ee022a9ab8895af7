import './device/storageShim';
import './ui/tokens.css';
import './ui/base.css';
import { takeCarried } from './api/carried';
import { setWireCurrency } from './api/readers/money';
import { App } from './app/App';
import { startup } from './app/startup';
import {
  importOptional,
  isReloading,
  watchChunkLoads,
  watchStyleErrors,
} from './device/chunkErrors';
import { isBuildComplete } from './device/isBuildComplete';
import { newKey } from './device/newKey';
import { pageOrigin } from './device/pageOrigin';
import { report } from './device/report';
import { storage, windowStorage } from './device/storages';
import { clearForBuild, reloadOnce } from './device/version';
import { nextTask } from './device/whenIdle';
import * as limits from './domain/limits';
import { stripPathPrefixes } from './domain/start/pathPrefixes';
import { provideServices } from './flows/services';
import { openStartLink, readLaunchUrl } from './flows/start/readLaunchUrl';
import { startShop } from './flows/start/startShop';
import { setCurrency } from './i18n/show';
import { uncover } from './navigation/navigate';
import * as confirmDialog from './stores/confirmDialog';
import * as merchant from './stores/merchant';
import { endOf } from './stores/session/callScopes';
import * as storedMerchant from './stores/start/storedMerchant';
import * as persistence from './stores/storage/persistence';
import { createTelegram } from './telegram/createTelegram';
import type { Telegram } from './telegram/handle';
import { pageRest } from './ui/pageRest';

const reloading = { storage: windowStorage, now: Date.now, reload: () => location.reload() };
watchStyleErrors(window);
watchChunkLoads(window, {
  ...reloading,
  isBuildComplete,
  // Browsers without `userActivation` rely on the ten-second guard alone.
  isUsed: () => navigator.userActivation?.hasBeenActive ?? true,
});

// §4: a language or page segment is stored and removed from the address.
const segments = stripPathPrefixes(location.pathname);
if (segments.language) storedMerchant.rememberLanguage(segments.language);
if (segments.page) storedMerchant.rememberPage(segments.page);
if (segments.path !== location.pathname) {
  history.replaceState(null, '', segments.path + location.search + location.hash);
}

void begin().catch(report);

/**
 * Not at the top level: the modules imported here depend on this file's chunk, so a top-level await
 * would deadlock.
 */
async function begin() {
  // If a CSP blocks the inline scripts, only the head start is lost.
  if (!window.firstPaint) await import('./firstPaint');
  if (!window.early) await import('./early');
  const early = window.early ?? fail();
  // What is on the page can be tapped: the browser answers before this slow part of the start.
  if (early.carried) await nextTask();
  const telegram = createTelegram(early.launch, {
    ask: confirmDialog.ask,
    onPopup: () => pageRest.current?.moved(),
  });

  // §4: a new build clears storage, except what the retention policy keeps.
  const isCleared = await clearForBuild(storage, limits.buildVersion, async () =>
    (await import('./stores/storage/clearStorage')).clearStorage('newBuild'),
  ).catch(report);
  if (!isCleared || !reloadOnce(reloading)) open(early, telegram);
}

function open(early: NonNullable<Window['early']>, telegram: Telegram) {
  const { build, calls } = early;
  early.startFiles.loaded();
  persistence.follow(null);
  // §4: mini-app start. A browser with its cookie later counts as the bot's channel (§7).
  if (telegram.isInside) storedMerchant.rememberInitData(telegram.initData);
  // Until the merchant's id is known, the header carries its key (settled: entering).
  const merchantHeader = () => merchant.state.merchant?.id ?? merchant.state.key ?? '';
  const http = takeCarried({
    load: async () =>
      (await import('./app/connectApi')).connectApi({ build, calls, merchant: merchantHeader }),
    carried: early.carried,
    merchant: merchantHeader,
    endOf,
  });
  setCurrency(build.currency);
  setWireCurrency(build.currency);
  const { locks = null } = navigator;
  const uptime = () => performance.now();
  provideServices({ http, telegram, build, now: Date.now, uptime, locks, newKey });

  // A reload of the page that says why there is no shop: it may be there by now.
  uncover();
  const launchUrl = readLaunchUrl({ hostname: pageOrigin().hostname, search: location.search });
  const watch = (code: Promise<unknown>) => {
    early.startFiles.watch(code);
    code.catch(async () => (await isReloading()) || early.startFiles.fail());
  };
  const start = () => startShop(launchUrl.address, mounted, watch).catch(onStartFailure);
  openStartLink(launchUrl.start);
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <App telegram={telegram} cdnUrl={build.cdnUrl} onRetry={() => void start()} report={report} />
  );
  const mounted = startup(root, app, { early, report, watch });
  void start();
  // Optional: without it the next start is slower, and what the page carried is read again once somebody comes back.
  void mounted
    .then(() => importOptional(() => import('./app/afterStart')))
    .then((module) => module?.afterStart(early))
    .catch(report);

  // The style sheets turn motion and blur off on phones that Telegram reports as slow.
  if (telegram.isWeak) document.documentElement.dataset.weak = '';
  telegram.expand();
  telegram.confirmClosing(true);
  telegram.disableVerticalSwipes();
  telegram.ready();
}

/** If code fails to load, the shop is shown as unreachable, with a retry. */
async function onStartFailure(error: unknown) {
  report(error);
  if (!(await isReloading())) merchant.setStatus('unreachable');
}

function fail(): never {
  throw new Error('window.early is missing');
}
