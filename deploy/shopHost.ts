import { hostKeyOf, hostKeysFor, merchantKey } from './hostKeys.ts';
import { checkMoves, movedOrigin } from './movedTo.ts';
import { checkSetting, merchantId as idRule, settingRules } from './settingRules.ts';
import { isThirdParty, type ThirdParty, thirdParties } from './thirdParties.ts';
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
  'VITE_BRANDS',
  'VITE_REPORT_URL',
  'VITE_CLOSING_CONFIRMATION',
  'VITE_FULLSCREEN',
  'VITE_SHARE_MESSAGE',
  'VITE_CONTACT_AT',
  'VITE_CUTLERY',
  'VITE_LOYALTY_CODE',
  'VITE_SERVICE_WORKER',
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
  /** the origin that the merchant's address is now; search engines are led there */
  movedTo?: string;
  /** what its page is told of hosts whose name does not say the merchant (`domain/start/host`) */
  hosts?: string;
};

/**
 * Picks the settings out of a build's environment variables. Throws a sentence at the first whose
 * value is not allowed.
 */
export function settingsOf(env: Readonly<Record<string, unknown>>): ShopHost['settings'] {
  const known: ShopHost['settings'] = {};
  for (const name of settingNames) {
    const value = env[name];
    if (typeof value === 'string' && value)
      known[name] = checkSetting(name, value, settingRules[name]);
  }
  return known;
}

/** Hosts by name, and the fallback for every other host. */
export type ShopHosts = { fallback: ShopHost; named: ReadonlyMap<string, ShopHost> };

/**
 * Reads a host list: `{ "*": host, "shop.example.uz": host, "*.example.uz": host }`, where a host
 * is `{ settings?, allow?, origins?, merchant?, merchantId?, movedTo? }` and inherits missing fields from `*`. Throws a
 * readable message at the first invalid entry: a silent mistake would weaken a policy or break a
 * shop. `brands`: the table beside the list, for hosts that say nothing else.
 */
export function readHosts(list: unknown, brands: string | null = null): ShopHosts {
  const entries = Object.entries(recordOf(list, 'The list of hosts'));
  const settings = brands === null ? {} : { VITE_BRANDS: brands };
  const defaults: ShopHost = { settings, allow: [], origins: [] };
  const star = entries.find(([name]) => name === '*');
  const fallback = star ? readHost(star[1], '*', defaults) : defaults;
  const named = entries.filter(([name]) => name !== '*');
  for (const [name] of named)
    if (!/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/.test(name))
      throw new Error(
        `"${name}" is not a host name. Allowed are names such as shop.example.uz and *.example.uz, and *.`,
      );
  const keys = new Map<string, string>();
  for (const [name, host] of named) {
    const key = hostKeyOf(name, keyOf(host, name));
    if (key !== null) keys.set(name, key);
  }
  const hostOf = (value: unknown, name: string): ShopHost => {
    const host = readHost(value, name, fallback);
    const told = hostKeysFor(name, host.settings.VITE_BRANDS, keys);
    return told === '' ? host : { ...host, hosts: told };
  };
  const all = new Map(named.map(([name, host]) => [name, hostOf(host, name)]));
  checkMoves(all);
  return { fallback, named: all };
}

/** The host of this name: the list's own, else as the fallback serves it. */
export function hostNamed({ fallback, named }: ShopHosts, name: string): ShopHost {
  const own = named.get(name);
  if (own) return own;
  const key = hostKeyOf(name, undefined);
  return key === null ? fallback : { ...fallback, hosts: key };
}

/** `merchant` of a host. A wildcard covers several merchants, and says where their first labels stand. */
function keyOf(host: unknown, name: string): string | undefined {
  const { merchant } = recordOf(host, name);
  if (merchant === undefined) return undefined;
  if (name.startsWith('*'))
    throw new Error(
      `${name}: "merchant" is for one host, and here it is ${JSON.stringify(merchant)}.`,
    );
  if (typeof merchant !== 'string')
    throw new Error(
      `${name}: "merchant" is not a key. It is ${JSON.stringify(merchant)}; allowed is ${merchantKey.allowed}.`,
    );
  return checkSetting(`${name}: merchant`, merchant, merchantKey);
}

function readHost(value: unknown, name: string, defaults: ShopHost): ShopHost {
  const {
    settings = {},
    allow,
    origins,
    merchantId,
    merchant,
    movedTo,
    ...rest
  } = recordOf(value, name);
  if (merchant !== undefined && name === '*') keyOf(value, name);
  const unknownKey = Object.keys(rest)[0];
  if (unknownKey !== undefined)
    throw new Error(
      `${name}: "${unknownKey}" is an unknown key. Allowed are settings, allow, origins, merchant, merchantId and movedTo.`,
    );
  const own: ShopHost['settings'] = {};
  for (const [key, text] of Object.entries(recordOf(settings, `${name}: settings`))) {
    const setting = settingNames.find((one) => one === key);
    if (!setting || typeof text !== 'string')
      throw new Error(
        `${name}: "${key}" is not a setting that may be ${JSON.stringify(text)}. Allowed are texts for ${settingNames.join(', ')}.`,
      );
    own[setting] = text && checkSetting(`${name}: ${key}`, text, settingRules[setting]);
  }
  const id = merchantId === undefined ? undefined : idOf(merchantId, name);
  return {
    ...(id === undefined ? {} : { merchantId: id }),
    ...(movedTo === undefined ? {} : { movedTo: movedOrigin(movedTo, name) }),
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
  if (name.startsWith('*'))
    throw new Error(
      `${name}: "merchantId" is for one host, and here it is ${JSON.stringify(value)}.`,
    );
  const id = typeof value === 'number' ? String(value) : value;
  if (typeof id !== 'string' || !idRule.fits(id))
    throw new Error(
      `${name}: "merchantId" is not an id. It is ${JSON.stringify(value)}; allowed is ${idRule.allowed}.`,
    );
  return id;
}

function partyOf(name: string): ThirdParty {
  if (!isThirdParty(name))
    throw new Error(
      `"${name}" is not a known third party. Allowed are ${Object.keys(thirdParties).join(', ')}.`,
    );
  return name;
}

function recordOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} is not an object, but ${JSON.stringify(value)}.`);
  return { ...value };
}

function textsOf(value: unknown, what: string): string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new Error(`${what} is not a list of strings, but ${JSON.stringify(value)}.`);
  return value;
}
