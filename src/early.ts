import { countTap } from './app/early/countTap';
import { recordTaps } from './app/early/recordTaps';
import { adoptEdgeHome, isEdgePage, readCarried } from './app/edge/edgePage';
import { drawSnapshot } from './app/snapshot/drawSnapshot';
import { personalKey, readStoredMerchant, type StoredMerchant } from './app/snapshot/readStored';
import { fetchPictures } from './app/snapshot/snapshot';
import { watchStartFiles } from './app/watchStartFiles';
import { readBuildSettings } from './device/buildSettings';
import { askEarly, type EarlyAnswer, type EarlyCalls } from './device/earlyCalls';
import { isShop, lookUpPath, shopPaths } from './device/earlyShop';
import { callKey } from './domain/start/callKey';
import { channelOf, tableFromQuery } from './domain/start/channel';
import { developmentApi, type MerchantKey, merchantKeyFrom } from './domain/start/host';
import { fromTelegramCode, storedLanguage } from './domain/text/language';
import type { StoredKey } from './stores/storage/storedKeys';

/**
 * Runs inline in index.html before the bundle loads, after `firstPaint`: sends the first requests and draws the
 * snapshot of home. Anything unexpected is left to the app, which then sends its own requests.
 */
const build = readBuildSettings(document);
const calls: EarlyCalls = {};
let needsApi = false;
const noop = (): void => undefined;
const query = new URLSearchParams(location.search);
const { launch = null, release = noop } = window.firstPaint ?? {};
const launchUrl = attempt(findLaunchUrl);
let onRoot = noop;
const root = new Promise<void>((resolve) => {
  onRoot = resolve;
});
// What the page carries follows the root.
const carried = isEdgePage() ? root.then(readCarried) : null;
// Without it the requests are sent.
carried?.catch(noop);
// A first visit can show nothing without this response, so it is requested before anything else.
const foundMerchant = attempt(() =>
  launchUrl && !launchUrl.stored ? findMerchant(launchUrl.address) : null,
);

let allowReact = noop;
const early: NonNullable<Window['early']> = {
  build,
  launch,
  calls,
  carried,
  get needsApi() {
    return needsApi;
  },
  staticHome: null,
  taps: recordTaps((element) => !isAtTable() && attempt(() => countTap(element, launch)) === true),
  reactAllowed: new Promise<void>((resolve) => {
    allowReact = resolve;
  }),
  onRoot,
  isOver: false,
  startFiles: watchStartFiles(root, likelyLanguage),
};
window.early = early;
// If a CSP blocks inline scripts, the app imports this file after the root has been parsed.
if (document.readyState !== 'loading') onRoot();
// The spinner starts late: animating it from the beginning would keep a slow CPU busy.
setTimeout(() => {
  document.documentElement.dataset.waits = '';
}, 1500);
if (launchUrl?.stored) startReturningVisit(launchUrl.address, launchUrl.stored);
else startFirstVisit();

/**
 * A first visit. Home's data is requested in parallel with the merchant look-up if the page names
 * the merchant's id or the server accepts the key instead; otherwise after the look-up. The app takes
 * responses by the looked-up id, so those for another id are never used.
 */
function startFirstVisit() {
  release();
  if (carried !== null) early.staticHome = root.then(adoptEdgeHome);
  preloadTexts();
  preloadReact();
  if (!foundMerchant || !launchUrl) return;
  const { by, key } = launchUrl.address;
  const knownId = build.merchantId;
  if (knownId) requestShop(knownId);
  const requestByKey = () => shopPaths(currentChannel()).map((path) => askEarly(urlOf(path), key));
  const byKey = (!knownId && build.catalogByKey && by === 'sub' && attempt(requestByKey)) || [];
  foundMerchant
    .then((found) => {
      // Otherwise already requested by the id that the page names.
      if (isShop(found) && String(found.id) !== knownId) requestShop(String(found.id), byKey);
    })
    // Without a readable response the app sends its own request.
    .catch(noop);
}

/** A returning visit: draws the snapshot of home, then requests everything again. */
function startReturningVisit(address: MerchantKey, { id, tab }: StoredMerchant) {
  // If the snapshot cannot be read, the skeleton stays.
  const drawing = drawSnapshot(
    root,
    attempt(() => personalKey('home', id, launch)),
    build.cdnUrl,
    () => !early.isOver,
  )
    .catch(() => null)
    .finally(release);
  early.staticHome = drawing.then((drawn) => {
    if (drawn) return noop;
    return carried === null ? null : adoptEdgeHome();
  });
  // Paint first: on a slow CPU, starting requests costs more time than it saves.
  void drawing.then((drawn) => {
    const resume = () => {
      if (drawn) fetchPictures(drawn);
      preloadReact();
      preloadTexts();
      requestShop(id);
      request(lookUpPath(tab ?? address), id);
    };
    if (drawn) requestAnimationFrame(() => setTimeout(resume));
    else resume();
  });
}

function findLaunchUrl(): { address: MerchantKey; stored: StoredMerchant | null } | null {
  const stored = readStoredMerchant();
  const address = merchantKeyFrom({
    hostname: location.hostname,
    vendor: query.get('vendor'),
    stored: stored?.key ?? null,
    hosts: build.hosts,
  });
  return address && { address, stored: stored?.key === address.key ? stored : null };
}

const isOk = ({ status }: EarlyAnswer) => status === 200;

/** Requests what the page does not carry. `existing`: a request for the same, to use if it is successful. */
function request(path: string, merchant: string, existing?: Promise<EarlyAnswer>) {
  const send = () => void sendNow(path, merchant, existing);
  if (carried === null) send();
  else carried.then((all) => all.has(callKey(path, merchant)) || send(), send);
}

function sendNow(path: string, merchant: string, existing?: Promise<EarlyAnswer>) {
  const key = callKey(urlOf(path), merchant);
  // The app was faster and has already sent its own request.
  if (key in calls) return;
  // What reads the response.
  needsApi = true;
  preload('api');
  const send = () => askEarly(urlOf(path), merchant);
  const response = existing?.then((one) => (isOk(one) ? one : send()), send) ?? send();
  // Avoids an unhandled rejection; the app sees the failure when it takes the response.
  response.catch(noop);
  calls[key] = response;
  return response;
}

function urlOf(path: string): string {
  const key = launchUrl?.address.key ?? '';
  return (developmentApi(key) ? build.devApiBaseUrl : build.apiBaseUrl) + path;
}

/** The merchant at an address, carried by the page or requested; undefined if the app was faster. */
function findMerchant(at: MerchantKey): Promise<unknown> {
  const path = lookUpPath(at);
  const ask = async (): Promise<unknown> =>
    JSON.parse((await sendNow(path, at.key))?.text ?? 'null');
  return carried?.then((all) => all.get(callKey(path, at.key)) ?? ask(), ask) ?? ask();
}

function currentChannel() {
  return channelOf({
    isInBot: launch !== null || /\binitData=[^;]{11}/.test(document.cookie),
    table: tableFromQuery((name) => query.get(name)),
    channelParam: query.get('channel'),
  });
}

function requestShop(merchant: string, byKey: Promise<EarlyAnswer>[] = []) {
  for (const [index, path] of shopPaths(currentChannel()).entries())
    request(path, merchant, byKey[index]);
}

function languageCookie(): string | null {
  return attempt(() => /\blang=(\w+)/.exec(document.cookie)?.[1]) ?? null;
}

/** The language before the merchant is known; the app makes the final choice. */
function likelyLanguage() {
  return storedLanguage(languageCookie()) ?? fromTelegramCode(launch?.languageCode) ?? 'uz';
}

/** At a table that may only show the menu, which the markup does not know. */
function isAtTable(): boolean {
  const isScanned = currentChannel() === 'QR' || /^table_/.test(launch?.startParam ?? '');
  return isScanned || attempt(hasTable) !== false;
}

const hasTable = (): boolean => localStorage.getItem('table' satisfies StoredKey) !== null;

/** The dictionary that home is likely to need. */
function preloadTexts() {
  preload(likelyLanguage());
}

function preloadReact() {
  preload('reactDom');
  allowReact();
}

/** Preloads a part of the app: `reactDom`, `api`, or a language (scripts/earlyLinks). */
function preload(name: string) {
  const link = document.querySelector<HTMLLinkElement>(`link[data-early^="${name}"]`);
  if (link) link.rel = 'modulepreload';
}

/** Null if storage is denied or holds an unexpected value: the app then gets no head start. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
