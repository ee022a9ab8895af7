import { readBuildSettings } from './device/buildSettings';
import { callKey, type EarlyCalls } from './device/earlyCalls';
import { channelOf, tableFromQuery } from './domain/channel';
import { developmentApi, merchantKeyFrom } from './domain/host';
import { readLaunch } from './telegram/launch';
import { applyTheme } from './telegram/theme';

/**
 * Runs inside index.html before the bundle arrives: how the shop is built and was opened, Telegram's
 * colours before the first paint, and the first calls while the bundle is on its way.
 */
const build = readBuildSettings(document);
const launch = readLaunch(window, build.telegramOrigins);
const calls: EarlyCalls = {};
window.early = { build, launch, calls };
if (launch) applyTheme(launch.theme, document.documentElement);

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
    const answer = fetch(url, { headers: { accept: 'application/json', merchant } });
    // Nobody may be listening when it fails; the app meets the failure when it takes the answer.
    answer.catch(() => undefined);
    calls[callKey(url, merchant)] = answer;
    return answer;
  };
  const channel = channelOf({
    insideTelegram: launch !== null,
    hasInitDataCookie: document.cookie.includes('initData='),
    table: tableFromQuery((name) => query.get(name)),
    channelParam: query.get('channel'),
  });
  const askForShop = (merchant: string) => {
    void ask(`/products/v1/overalls?type=${channel}`, merchant);
    void ask(
      `/support/v1/merchant/settings/${channel === 'CLICK' ? 'click-app/client' : 'web'}`,
      merchant,
    );
  };
  const known = remembered?.key === address.key ? remembered.id : null;
  if (known) askForShop(known);
  const lookUp = ask(
    `/users/v1/merchants/${address.by}/${encodeURIComponent(address.key)}`,
    known ?? address.key,
  );
  if (known) return;
  lookUp.then(
    async (answer) => {
      const found: unknown = await answer.clone().json();
      if (isShop(found)) askForShop(String(found.id));
    },
    () => undefined,
  );
}

function readRemembered(): { key: string; id: string } | null {
  const stored = JSON.parse(localStorage.getItem('merchant') ?? 'null');
  const { key, merchant } = stored?.value ?? {};
  return typeof key === 'string' && typeof merchant?.id === 'string'
    ? { key, id: merchant.id }
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
