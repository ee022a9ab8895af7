import { isThirdParty, type ThirdParty } from './thirdParties.ts';
import { webOrigin } from './webOrigin.ts';

/** The settings that a page may override (.env.example). */
export const settingNames = [
  'VITE_API_BASE_URL',
  'VITE_DEV_API_BASE_URL',
  'VITE_CONTENT_BASE_URL',
  'VITE_CDN_URL',
  'VITE_MAP_STYLE_URL',
  'VITE_TIME_ZONE',
  'VITE_CURRENCY',
  'VITE_TELEGRAM_ORIGINS',
  'VITE_BOT_LINK',
  'VITE_IDEMPOTENCY_KEY',
  'VITE_CLOSEST_DELIVERY',
  'VITE_DISTANCE_UNIT',
  'VITE_DELIVERY_WITHOUT_TARIFF',
  'VITE_SMS_CODE_LENGTH',
  'VITE_CARD_CODE_LENGTH',
  'VITE_CATALOG_BY_KEY',
  'VITE_REPORT_URL',
  'VITE_CLOSING_CONFIRMATION',
  'VITE_FULLSCREEN',
] as const;

export type SettingName = (typeof settingNames)[number];

/** One host, or a group of hosts served the same way. */
export type ShopHost = {
  settings: Partial<Record<SettingName, string>>;
  allow: readonly ThirdParty[];
  /** further origins for data and pictures, for example a map style's tiles */
  origins: readonly string[];
  /** the host's merchant, when known at deploy time */
  merchantId?: string;
};

/** Picks the settings out of a build's environment variables. */
export function settingsOf(env: Readonly<Record<string, unknown>>): ShopHost['settings'] {
  const known: ShopHost['settings'] = {};
  for (const name of settingNames) {
    const value = env[name];
    if (typeof value === 'string' && value) known[name] = value;
  }
  return known;
}

/** Hosts by name, and the fallback for every other host. */
export type ShopHosts = { fallback: ShopHost; named: ReadonlyMap<string, ShopHost> };

/**
 * Reads a host list: `{ "*": host, "shop.example.uz": host, "*.example.uz": host }`, where a host
 * is `{ settings?, allow?, origins?, merchantId? }` and inherits missing fields from `*`. Throws a
 * readable message at the first invalid entry: a silent mistake would weaken a policy or break a
 * shop.
 */
export function readHosts(list: unknown): ShopHosts {
  const entries = Object.entries(recordOf(list, 'The list of hosts'));
  const defaults: ShopHost = { settings: {}, allow: [], origins: [] };
  const star = entries.find(([name]) => name === '*');
  const fallback = star ? readHost(star[1], '*', defaults) : defaults;
  const named = entries.filter(([name]) => name !== '*');
  for (const [name] of named)
    if (!/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/.test(name))
      throw new Error(`"${name}" is not a host name.`);
  return {
    fallback,
    named: new Map(named.map(([name, host]) => [name, readHost(host, name, fallback)])),
  };
}

function readHost(value: unknown, name: string, defaults: ShopHost): ShopHost {
  const { settings = {}, allow, origins, merchantId, ...rest } = recordOf(value, name);
  const unknownKey = Object.keys(rest)[0];
  if (unknownKey !== undefined) throw new Error(`${name}: "${unknownKey}" is an unknown key.`);
  const own: ShopHost['settings'] = {};
  for (const [key, text] of Object.entries(recordOf(settings, `${name}: settings`))) {
    const setting = settingNames.find((one) => one === key);
    if (!setting || typeof text !== 'string')
      throw new Error(`${name}: "${key}" is not a setting.`);
    own[setting] = text;
  }
  const id = merchantId === undefined ? undefined : idOf(merchantId, name);
  return {
    ...(id === undefined ? {} : { merchantId: id }),
    settings: { ...defaults.settings, ...own },
    allow: allow === undefined ? defaults.allow : textsOf(allow, `${name}: allow`).map(partyOf),
    origins:
      origins === undefined
        ? defaults.origins
        : textsOf(origins, `${name}: origins`).map((one) => webOrigin(one, `${name}: origins`)),
  };
}

/** A wildcard covers several merchants, and data prefetched for the wrong one is discarded. */
function idOf(value: unknown, name: string): string {
  if (name.startsWith('*')) throw new Error(`${name}: "merchantId" is for one host.`);
  const id = typeof value === 'number' ? String(value) : value;
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id))
    throw new Error(`${name}: "merchantId" is not an id.`);
  return id;
}

function partyOf(name: string): ThirdParty {
  if (!isThirdParty(name)) throw new Error(`"${name}" is not a known third party.`);
  return name;
}

function recordOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} is not an object.`);
  return { ...value };
}

function textsOf(value: unknown, what: string): string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new Error(`${what} is not a list of strings.`);
  return value;
}
