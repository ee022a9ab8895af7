import { hostKeyOf, hostKeysFor, meantHost, merchantKey, refusalOfName } from './hostNames.ts';
import {
  checkSetting,
  merchantId as idRule,
  settingNames,
  settingRules,
  webOrigin,
} from './settingRules.ts';
import type { RefusedHost, ShopHost, ShopHosts } from './shopHost.ts';
import { isThirdParty, type ThirdParty, thirdParties } from './thirdParties.ts';

/** Told of each entry that cannot be used. */
type Refuse = (name: string, why: string, host: ShopHost) => void;

const stop: Refuse = (_, why) => {
  throw new Error(why);
};

/**
 * Reads a host list: `{ "*": host, "shop.example.uz": host, "*.example.uz": host }`, where a host
 * is `{ settings?, allow?, origins?, merchant?, merchantId?, movedTo? }` and inherits missing fields from `*`. Throws a
 * readable message at the first invalid entry: a silent mistake would weaken a policy or break a
 * shop. `brands`: the table beside the list, for hosts that say nothing else.
 */
export const readHosts = (list: unknown, brands: string | null = null): ShopHosts =>
  readEach(list, brands, stop);

/**
 * The same for a server that is running: an entry that cannot be used stops no other host. What every host is made of
 * (`*`, and the list itself) still throws. `twice`: names that the list has more than once (`parseHostList`).
 */
export function readHostsApart(
  list: unknown,
  twice: readonly string[] = [],
): ShopHosts & { refused: ReadonlyMap<string, RefusedHost> } {
  const refused = new Map<string, RefusedHost>();
  const hosts = readEach(list, null, (name, why, host) => {
    refused.set(meantHost(name), { why, host });
  });
  const named = new Map(hosts.named);
  for (const name of twice) {
    const host = named.get(name);
    if (host) refused.set(name, { why: twiceIn(name), host });
    named.delete(name);
  }
  for (const name of named.keys()) refused.delete(name);
  return { fallback: hosts.fallback, named, refused };
}

/** The sentence for a host that a list names more than once. */
export const twiceIn = (name: string): string =>
  `"${name}" is listed twice: only one of the two could hold.`;

function readEach(list: unknown, brands: string | null, refuse: Refuse): ShopHosts {
  const entries = Object.entries(recordOf(list, 'The list of hosts'));
  const settings = brands === null ? {} : { VITE_BRANDS: brands };
  const defaults: ShopHost = { settings, allow: [], origins: [] };
  const star = entries.find(([name]) => name === '*');
  const fallback = star ? readHost(star[1], '*', defaults) : defaults;
  const keys = new Map<string, string>();
  const read = new Map<string, ShopHost>();
  const fail = (name: string, error: unknown) => {
    const key = keys.get(name);
    const why = error instanceof Error ? error.message : String(error);
    refuse(name, why, key === undefined ? fallback : { ...fallback, hosts: key });
    keys.delete(name);
    read.delete(name);
  };
  for (const [name, entry] of entries) {
    if (name === '*') continue;
    try {
      const wrong = refusalOfName(name);
      if (wrong !== null) throw new Error(wrong);
      const key = hostKeyOf(name, keyOf(entry, name));
      if (key !== null) keys.set(name, key);
      read.set(name, readHost(entry, name, fallback));
    } catch (error) {
      fail(name, error);
    }
  }
  for (const name of [...read.keys()])
    try {
      checkMove(name, read);
    } catch (error) {
      fail(name, error);
    }
  const named = [...read].map(([name, host]): [string, ShopHost] => {
    const told = hostKeysFor(name, host.settings.VITE_BRANDS, keys);
    return [name, told === '' ? host : { ...host, hosts: told }];
  });
  return { fallback, named: new Map(named) };
}

/** `merchant` of a host. */
function keyOf(host: unknown, name: string): string | undefined {
  const { merchant } = recordOf(host, name);
  if (merchant === undefined) return undefined;
  refuseForGroup(name, 'merchant', merchant);
  if (typeof merchant !== 'string')
    throw new Error(
      `${name}: "merchant" is not a key. It is ${JSON.stringify(merchant)}; allowed is ${merchantKey.allowed}.`,
    );
  return checkSetting(`${name}: merchant`, merchant, merchantKey);
}

/** A wildcard covers several merchants: what is of one of them would be wrong for the others. */
function refuseForGroup(name: string, key: string, value: unknown): void {
  if (name.startsWith('*'))
    throw new Error(`${name}: "${key}" is for one host, and here it is ${JSON.stringify(value)}.`);
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

function idOf(value: unknown, name: string): string {
  refuseForGroup(name, 'merchantId', value);
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

/** `movedTo` of a host, as an origin. */
function movedOrigin(value: unknown, name: string): string {
  refuseForGroup(name, 'movedTo', value);
  const what = `${name}: movedTo`;
  const origin = typeof value === 'string' ? webOrigin(value, what) : '';
  const isOrigin = typeof value === 'string' && value.replace(/\.?(:\d+)?\/?$/, '$1') === origin;
  if (!isOrigin || !origin.startsWith('https://') || origin.includes('*'))
    throw new Error(`${what} is no https origin, but ${JSON.stringify(value)}.`);
  return origin;
}

/** Throws where somebody would be led on from where this host leads to: at worst in a circle. */
function checkMove(name: string, hosts: ReadonlyMap<string, ShopHost>): void {
  const movedTo = hosts.get(name)?.movedTo;
  if (movedTo === undefined) return;
  const { hostname } = new URL(movedTo);
  if (hostname === name || hosts.get(hostname)?.movedTo !== undefined)
    throw new Error(`${name}: movedTo leads to ${hostname}, which has moved itself.`);
}

/**
 * Parses the text of a host list; `twice` are the hosts that it names more than once, of which JSON keeps the last
 * without a word. Throws where it is not JSON.
 */
export function parseHostList(text: string): { list: unknown; twice: readonly string[] } {
  const list: unknown = JSON.parse(text);
  const seen = new Set<string>();
  const twice = new Set<string>();
  let depth = 0;
  for (const [token, isKey] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (/[{[]/.test(token[0] ?? '')) depth += 1;
    else if (/[}\]]/.test(token[0] ?? '')) depth -= 1;
    else if (isKey && depth === 1) {
      const name: string = JSON.parse(token.slice(0, -isKey.length));
      if (seen.has(name)) twice.add(name);
      seen.add(name);
    }
  }
  return { list, twice: [...twice] };
}
