import { drawSnapshot } from './app/snapshot/drawSnapshot';
import { readStoredMerchant, type StoredMerchant, snapshotKey } from './app/snapshot/readStored';
import { replayTap } from './app/snapshot/replayTap';
import { fetchPictures } from './app/snapshot/snapshot';
import { watchStartFiles } from './app/watchStartFiles';
import { readBuildSettings } from './device/buildSettings';
import { askEarly, callKey, type EarlyAnswer, type EarlyCalls } from './device/earlyCalls';
import { channelOf, tableFromQuery } from './domain/start/channel';
import { developmentApi, type MerchantKey, merchantKeyFrom } from './domain/start/host';
import { fromTelegramCode, storedLanguage } from './domain/text/language';
import { readLaunch } from './telegram/launch';
import { applyTheme } from './telegram/theme';

/**
 * Runs inside index.html before the bundle arrives: the first calls while the bundle is on its way,
 * Telegram's colours before the first paint, and home as it was last. What is odd here is left to
 * the app, which asks for itself.
 */
const build = readBuildSettings(document);
const calls: EarlyCalls = {};
const nothing = (): void => undefined;
const query = new URLSearchParams(location.search);
const launchUrl = attempt(findLaunchUrl);
// Nothing of a first visit is shown before this answer: it is asked for before anything else is done.
const merchantAnswer = attempt(() =>
  launchUrl && !launchUrl.stored ? lookUp(launchUrl.address, launchUrl.address.key) : null,
);

const launch = readLaunch(window, build.telegramOrigins);
if (launch) applyTheme(launch.theme, document.documentElement);
let onRoot = nothing;
const root = new Promise<void>((resolve) => {
  onRoot = resolve;
});
let onLife = nothing;
const early: NonNullable<Window['early']> = {
  build,
  launch,
  calls,
  picture: null,
  life: new Promise<void>((resolve) => {
    onLife = resolve;
  }),
  onRoot,
  isOver: false,
  startFiles: watchStartFiles(
    root,
    () => storedLanguage(languageCookie()) ?? fromTelegramCode(launch?.languageCode) ?? 'uz',
  ),
};
window.early = early;
// Run by the app, where a policy keeps the page's scripts from running, it comes behind the root.
if (document.readyState !== 'loading') onRoot();
// A spinner that turns from the start keeps a slow processor busy with its frames.
setTimeout(() => {
  document.documentElement.dataset.waits = '';
}, 1500);
if (launchUrl?.stored) startReturningVisit(launchUrl.address, launchUrl.stored);
else startFirstVisit();

/**
 * A first visit. What home is drawn from is asked for beside the look-up where the page names the
 * merchant's id, or the server takes the key for it; else after the look-up. The app takes the answers
 * by the id that was looked up: those for another one are not used.
 */
function startFirstVisit() {
  bringTexts();
  if (!merchantAnswer || !launchUrl) return bringLife();
  const { by, key } = launchUrl.address;
  const named = build.merchantId;
  if (named) askForShop(named, bringLife);
  const askByKey = () => shopPaths().map((path) => askEarly(urlOf(path), key));
  const byKey = (!named && build.catalogByKey && by === 'sub' && attempt(askByKey)) || [];
  // Behind the catalogue, so that it takes no place on the network from the rest.
  if (byKey.length > 0)
    void Promise.all(byKey).then((all) => all.every(isSaid) && bringLife(), nothing);
  merchantAnswer
    .then(({ text }) => {
      const found: unknown = JSON.parse(text);
      if (!isShop(found)) return bringLife();
      // Asked for already by the id that the page names.
      if (String(found.id) !== named) askForShop(String(found.id), bringLife, byKey);
      // While a slow server looks for them the network is free, and React shows what is there already.
      setTimeout(bringLife, 400);
    })
    // Without an answer, or with one that cannot be read, the app asks for itself.
    .catch(bringLife);
}

/** A returning customer: home as it was last, then all that is asked for again. */
function startReturningVisit(address: MerchantKey, { id, tab }: StoredMerchant) {
  // When what was kept cannot be read, the outline stays.
  const drawing = drawSnapshot(
    root,
    attempt(() => snapshotKey(id, launch)),
    () => !early.isOver,
  ).catch(() => null);
  early.picture = drawing.then((drawn) => drawn && replayTap(drawn));
  // The frame comes first: whatever is fetched takes a slow processor longer than the network gains.
  void drawing.then((drawn) => {
    const goOn = () => {
      if (drawn) fetchPictures(drawn);
      bringLife();
      bringTexts();
      askForShop(id);
      void lookUp(tab ?? address, id);
    };
    if (drawn) requestAnimationFrame(() => setTimeout(goOn));
    else goOn();
  });
}

function findLaunchUrl(): { address: MerchantKey; stored: StoredMerchant | null } | null {
  const stored = readStoredMerchant();
  const address = merchantKeyFrom({
    hostname: location.hostname,
    vendor: query.get('vendor'),
    stored: stored?.key ?? null,
  });
  return address && { address, stored: stored?.key === address.key ? stored : null };
}

const isSaid = ({ status }: EarlyAnswer) => status === 200;

/** Asks, unless the server has answered the same before: what it has `said` is taken instead. */
function ask(path: string, merchant: string, onHead = nothing, said?: Promise<EarlyAnswer>) {
  const call = callKey(urlOf(path), merchant);
  // The app was quicker, and has asked for itself.
  if (call in calls) return onHead();
  const force = () => askEarly(urlOf(path), merchant, onHead);
  const answer = said?.then((one) => (isSaid(one) ? one : force()), force) ?? force();
  // Nobody may be listening when it fails; the app meets the failure when it takes the answer.
  answer.catch(nothing);
  calls[call] = answer;
  return answer;
}

function urlOf(path: string): string {
  const key = launchUrl?.address.key ?? '';
  return (developmentApi(key) ? build.devApiBaseUrl : build.apiBaseUrl) + path;
}

function lookUp(at: MerchantKey, merchant: string) {
  return ask(`/users/v1/merchants/${at.by}/${encodeURIComponent(at.key)}`, merchant);
}

/** The catalogue and the settings: what home is drawn from. */
function shopPaths(): string[] {
  const channel = channelOf({
    insideTelegram: launch !== null,
    hasInitDataCookie: /\binitData=[^;]{11}/.test(document.cookie),
    table: tableFromQuery((name) => query.get(name)),
    channelParam: query.get('channel'),
  });
  return [
    `/products/v1/overalls?type=${channel}`,
    `/support/v1/merchant/settings/${channel === 'CLICK' ? 'click-app/client' : 'web'}`,
  ];
}

function askForShop(merchant: string, onCatalogue = nothing, byKey: Promise<EarlyAnswer>[] = []) {
  for (const [index, path] of shopPaths().entries())
    void ask(path, merchant, index === 0 ? onCatalogue : nothing, byKey[index]);
}

function languageCookie(): string | null {
  return attempt(() => /\blang=(\w+)/.exec(document.cookie)?.[1]) ?? null;
}

/** The dictionary that home is likely to need; the app settles it. Telegram's `en` is our `eng`. */
function bringTexts() {
  bring((languageCookie() ?? launch?.languageCode ?? 'uz').slice(0, 2));
}

function bringLife() {
  bring('live');
  onLife();
}

/** Fetches a part of the app before the app asks for it: `live`, or a language (scripts/earlyLinks). */
function bring(name: string) {
  const link = document.querySelector<HTMLLinkElement>(`link[data-early^="${name}"]`);
  if (link) link.rel = 'modulepreload';
}

/** A merchant that may be shown: one that is switched off has no catalogue to ask for. */
function isShop(value: unknown): value is { id: string | number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Boolean(value.id) &&
    !('isActive' in value && value.isActive === false)
  );
}

/** Null for a denied storage or a foreign value: the app starts without a head start. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
