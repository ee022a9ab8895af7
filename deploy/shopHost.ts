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
  'VITE_SMS_CODE_LENGTH',
  'VITE_CARD_CODE_LENGTH',
  'VITE_CATALOG_BY_KEY',
  'VITE_REPORT_URL',
] as const;

export type SettingName = (typeof settingNames)[number];

/** One host, or the group of hosts, that is served in the same way. */
export type ShopHost = {
  settings: Partial<Record<SettingName, string>>;
  allow: readonly ThirdParty[];
  /** what else may be asked for data and pictures: where a map style keeps its tiles */
  origins: readonly string[];
  /** the merchant whose shop the host is, where it is known at deploy time */
  merchantId?: string;
};

/** The settings among the variables of a build. */
export function settingsOf(env: Readonly<Record<string, unknown>>): ShopHost['settings'] {
  const known: ShopHost['settings'] = {};
  for (const name of settingNames) {
    const value = env[name];
    if (typeof value === 'string' && value) known[name] = value;
  }
  return known;
}

/** The hosts of a server: those by name, and every other. */
export type ShopHosts = { fallback: ShopHost; named: ReadonlyMap<string, ShopHost> };

/**
 * Reads a list of hosts: `{ "*": host, "shop.example.uz": host, "*.example.uz": host }`, where a host
 * is `{ settings?, allow?, origins?, merchantId? }` and takes from `*` what it does not say itself. Throws with a
 * sentence at the first entry that it does not understand: a slip here would open or break a shop.
 */
export function readHosts(list: unknown): ShopHosts {
  const entries = Object.entries(recordOf(list, 'The list of hosts'));
  const ground: ShopHost = { settings: {}, allow: [], origins: [] };
  const star = entries.find(([name]) => name === '*');
  const fallback = star ? readHost(star[1], '*', ground) : ground;
  const named = entries.filter(([name]) => name !== '*');
  for (const [name] of named)
    if (!/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/.test(name)) throw new Error(`"${name}" is no host.`);
  return {
    fallback,
    named: new Map(named.map(([name, host]) => [name, readHost(host, name, fallback)])),
  };
}

function readHost(value: unknown, name: string, ground: ShopHost): ShopHost {
  const { settings = {}, allow, origins, merchantId, ...rest } = recordOf(value, name);
  const odd = Object.keys(rest)[0];
  if (odd !== undefined) throw new Error(`${name}: "${odd}" is not known.`);
  const own: ShopHost['settings'] = {};
  for (const [key, text] of Object.entries(recordOf(settings, `${name}: settings`))) {
    const setting = settingNames.find((one) => one === key);
    if (!setting || typeof text !== 'string') throw new Error(`${name}: "${key}" is no setting.`);
    own[setting] = text;
  }
  const id = merchantId === undefined ? undefined : idOf(merchantId, name);
  return {
    ...(id === undefined ? {} : { merchantId: id }),
    settings: { ...ground.settings, ...own },
    allow: allow === undefined ? ground.allow : textsOf(allow, `${name}: allow`).map(partyOf),
    origins:
      origins === undefined
        ? ground.origins
        : textsOf(origins, `${name}: origins`).map((one) => webOrigin(one, `${name}: origins`)),
  };
}

/** Several hosts are several merchants: what is fetched for the wrong one is thrown away. */
function idOf(value: unknown, name: string): string {
  if (name.startsWith('*')) throw new Error(`${name}: "merchantId" is for one host.`);
  const id = typeof value === 'number' ? String(value) : value;
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id))
    throw new Error(`${name}: "merchantId" is no id.`);
  return id;
}

function partyOf(name: string): ThirdParty {
  if (!isThirdParty(name)) throw new Error(`"${name}" is no third party that the shop knows.`);
  return name;
}

function recordOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} is no object.`);
  return { ...value };
}

function textsOf(value: unknown, what: string): string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new Error(`${what} is no list of texts.`);
  return value;
}
