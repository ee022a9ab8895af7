import { drawLastPicture } from './app/drawLastPicture';
import { keepTap } from './app/keepTap';
import { readBuildSettings } from './device/buildSettings';
import { callKey, type EarlyCalls } from './device/earlyCalls';
import { channelOf, tableFromQuery } from './domain/channel';
import { developmentApi, type MerchantKey, merchantKeyFrom } from './domain/host';
import { readLaunch } from './telegram/launch';
import { applyTheme } from './telegram/theme';

/**
 * Runs inside index.html before the bundle arrives: how the shop is built and was opened, Telegram's
 * colours before the first paint, and the first calls while the bundle is on its way.
 */
const build = readBuildSettings(document);
const launch = readLaunch(window, build.telegramOrigins);
const calls: EarlyCalls = {};
const early: NonNullable<Window['early']> = { build, launch, calls, picture: null, isOver: false };
window.early = early;
if (launch) applyTheme(launch.theme, document.documentElement);

/** Fetches a part of the app before the app asks for it: `live`, or a language (scripts/earlyLinks). */
function bring(name: string) {
  const link = document.querySelector<HTMLLinkElement>(`link[data-early^="${name}"]`);
  if (link) link.rel = 'modulepreload';
}

/** Asks what the first screen needs; what is odd here is left to the app, which asks for itself. */
function askFirst() {
  const query = new URLSearchParams(location.search);
  const remembered = readRemembered();
  const address = merchantKeyFrom({
    hostname: location.hostname,
    vendor: query.get('vendor'),
    remembered: remembered?.key ?? null,
  });
  if (!address) return;
  const base = developmentApi(address.key) ? build.devApiBaseUrl : build.apiBaseUrl;
  const ask = (path: string, merchant: string) => {
    const url = base + path;
    const key = callKey(url, merchant);
    // The app was quicker, and has asked for itself.
    if (key in calls) return;
    const answer = fetch(url, { headers: { accept: 'application/json', merchant } });
    // Nobody may be listening when it fails; the app meets the failure when it takes the answer.
    answer.catch(() => undefined);
    calls[key] = answer;
    return answer;
  };
  const channel = channelOf({
    insideTelegram: launch !== null,
    hasInitDataCookie: document.cookie.includes('initData='),
    table: tableFromQuery((name) => query.get(name)),
    channelParam: query.get('channel'),
  });
  const askForShop = (merchant: string) => {
    const catalogue = ask(`/products/v1/overalls?type=${channel}`, merchant);
    void ask(
      `/support/v1/merchant/settings/${channel === 'CLICK' ? 'click-app/client' : 'web'}`,
      merchant,
    );
    return catalogue;
  };
  // The language that home is likely to speak; the app settles it. Telegram's `en` is our `eng`.
  const language = /\blang=(\w+)/.exec(document.cookie)?.[1] ?? launch?.languageCode ?? 'uz';
  bring(language.slice(0, 2));
  const known = remembered?.key === address.key ? remembered.id : null;
  const bringLife = () => bring('live');
  if (known) {
    void askForShop(known);
    bringLife();
    // When what was kept cannot be read, the outline stays.
    early.picture = drawLastPicture(pageRoot(), known, () => !early.isOver).then(
      (root) => root && keepTap(root),
      () => null,
    );
  }
  const at = (known && remembered?.tab) || address;
  const lookUp = ask(
    `/users/v1/merchants/${at.by}/${encodeURIComponent(at.key)}`,
    known ?? address.key,
  );
  if (known) return;
  lookUp
    ?.then(async (answer) => {
      const found: unknown = await answer.clone().json();
      // Behind the catalogue's first bytes, so that it takes no place on the network from the rest.
      if (isShop(found)) askForShop(String(found.id))?.then(bringLife, bringLife);
    })
    // Without an answer, or with one that cannot be read, the app asks for itself.
    .catch(() => undefined);
}

/** The script stands in the head: the page's root is parsed a moment later, and whole before what follows it. */
const pageRoot = () =>
  new Promise<HTMLElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const root = document.getElementById('root');
      if (!root?.nextElementSibling) return;
      observer.disconnect();
      resolve(root);
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
  });

/** As `stores/remembered` writes it: the tab that was chosen in this window counts first. */
function readRemembered(): { key: string; id: string; tab?: MerchantKey } | null {
  const text = sessionStorage.getItem('merchant') ?? localStorage.getItem('merchant');
  const { key, merchant, tab } = JSON.parse(text ?? 'null')?.value ?? {};
  return typeof key === 'string' && typeof merchant?.id === 'string'
    ? { key, id: merchant.id, tab }
    : null;
}

/** A merchant that may be shown: one that is switched off has no catalogue to ask for. */
const isShop = (value: unknown): value is { id: string | number } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Boolean(value.id) &&
  !('isActive' in value && value.isActive === false);

try {
  askFirst();
} catch {
  // A denied storage or a foreign value: the app starts without a head start.
}
