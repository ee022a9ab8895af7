import { completeHome, homePage, readCarried } from './app/edge/edgePage';
import { chosenTab, readStoredMerchant, type StoredMerchant } from './app/readStored';
import { recordTaps } from './app/recordTaps';
import { watchStartFiles } from './app/watchStartFiles';
import { askEarly } from './device/askEarly';
import { readBuildSettings } from './device/buildSettings';
import type { EarlyAnswer, EarlyCalls } from './device/earlyCalls';
import { isShop, lookUpPath, shopPaths } from './device/earlyShop';
import { pageOrigin } from './device/pageOrigin';
import { callKey } from './domain/start/callKey';
import { channelOf, isClick, tableFromQuery } from './domain/start/channel';
import { developmentApi, type MerchantKey, merchantKeyFrom } from './domain/start/host';
import { fromTelegramCode, storedLanguage } from './domain/text/language';
import { startTexts } from './i18n/startTexts';
import type { StoredKey } from './stores/storage/storedKeys';

/**
 * Runs inline in index.html before the bundle loads, after `firstPaint`, and behind home where the page has come with
 * it: sends the first requests, completes home and records taps on it. Anything unexpected is left to the app, which
 * then sends its own requests.
 */
const build = readBuildSettings(document);
const calls: EarlyCalls = {};
let needsApi = false;
const noop = (): void => undefined;
const query = new URLSearchParams(location.search);
const { launch = null } = window.firstPaint ?? {};
const launchUrl = attempt(findLaunchUrl);
let onRoot = noop;
const root = new Promise<void>((resolve) => {
  onRoot = resolve;
});
const home = homePage();
// What the page carries follows the root.
const carried = home && root.then(readCarried);
// Without it the requests are sent.
carried?.catch(noop);
// A brand's other shop and a table are known to this browser only.
const page = isAtTable() || attempt(chosenTab) !== null ? null : home;

window.early = {
  build,
  launch,
  calls,
  carried,
  page,
  get needsApi() {
    return needsApi;
  },
  replayTaps: recordTaps(),
  onRoot,
  startFiles: watchStartFiles(root, likelyLanguage),
};
// If a CSP blocks inline scripts, the app imports this file after the root has been parsed.
if (document.readyState !== 'loading') onRoot();
// The spinner starts late: animating it from the beginning would keep a slow CPU busy.
setTimeout(() => {
  document.documentElement.dataset.waits = '';
}, 1500);
if (launchUrl) requestHome(launchUrl);
void root.then(home ? completeHome : sayLoading);
preload(likelyLanguage());
preload('reactDom');

/**
 * Requests home's data: of a shop that was open here before by its id, together with the look-up; of another one in
 * parallel too if the page names the merchant's id or the server accepts the key instead, otherwise after the
 * look-up. The app takes responses by the looked-up id, so those for another id are never used.
 */
function requestHome({ address, stored }: NonNullable<typeof launchUrl>) {
  if (stored && !page) {
    requestShop(stored.id);
    request(lookUpPath(stored.tab ?? address), stored.id);
    return;
  }
  const foundMerchant = attempt(() => findMerchant(address));
  const { by, key } = address;
  const knownId = build.merchantId;
  if (knownId) requestShop(knownId);
  const requestByKey = () => shopPaths(currentChannel()).map((path) => askEarly(urlOf(path), key));
  const byKey = (!knownId && build.catalogByKey && by === 'sub' && attempt(requestByKey)) || [];
  foundMerchant
    ?.then((found) => {
      // Otherwise already requested by the id that the page names.
      if (isShop(found) && String(found.id) !== knownId) requestShop(String(found.id), byKey);
    })
    // Without a readable response the app sends its own request.
    .catch(noop);
}

function findLaunchUrl(): { address: MerchantKey; stored: StoredMerchant | null } | null {
  const stored = readStoredMerchant();
  const address = merchantKeyFrom({
    hostname: pageOrigin().hostname,
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
    isFromClick: isClick(query.get('channel')),
  });
}

function requestShop(merchant: string, byKey: Promise<EarlyAnswer>[] = []) {
  for (const [index, path] of shopPaths(currentChannel()).entries())
    request(path, merchant, byKey[index]);
}

/** The outline of home says nothing to who does not see it. */
function sayLoading() {
  const status = document.querySelector('.early-status');
  if (status) [status.textContent] = startTexts[likelyLanguage()];
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
  return isScanned || attempt(hasTable) === true;
}

function hasTable(): boolean {
  return localStorage.getItem('table' satisfies StoredKey) !== null;
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
