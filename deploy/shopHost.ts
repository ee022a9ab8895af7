import { groupOf, hostKeyOf } from './hostNames.ts';
import { checkSetting, type SettingName, settingNames, settingRules } from './settingRules.ts';
import type { ThirdParty } from './thirdParties.ts';

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

/** The currency of a host's amounts, an ISO code. */
export const currencyOf = ({ settings }: Pick<ShopHost, 'settings'>): string =>
  settings.VITE_CURRENCY || 'UZS';

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

/** A host whose entry cannot be used, and why. */
export type RefusedHost = {
  why: string;
  /** as the fallback serves it, with what its entry says of the merchant */
  host: ShopHost;
};

/** Hosts by name, and the fallback for every other host. */
export type ShopHosts = {
  fallback: ShopHost;
  named: ReadonlyMap<string, ShopHost>;
  /** where one bad entry does not stop the others (`readHostsApart`) */
  refused?: ReadonlyMap<string, RefusedHost>;
};

/** The host of this name: the list's own, else as its group serves it, else as the fallback does. */
export function hostNamed({ fallback, named }: ShopHosts, name: string): ShopHost {
  const own = named.get(name);
  if (own) return own;
  const group = named.get(groupOf(named.keys(), name) ?? '');
  if (group) return group;
  const key = hostKeyOf(name, undefined);
  return key === null ? fallback : { ...fallback, hosts: key };
}
