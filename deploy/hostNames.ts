import { getDomain, getPublicSuffix } from 'tldts';
import { brandOf, readBrands } from '../src/domain/brand/brandTable.ts';
import { isHostName, type Rule } from './settingRules.ts';

/** The names in a host list: what is wrong with one, and which host it was meant for. */

/** What is wrong with a name of the list, as a sentence; null for one that is right. */
export function refusalOfName(name: string): string | null {
  if (/^(\*\.)?[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/.test(name) && name.length < 254) return null;
  const wrong = wrongIn(name);
  const meant = meantHost(name);
  const instead = meant !== name && refusalOfName(meant) === null ? `: write ${meant}` : '';
  if (wrong !== null) return `"${name}" ${wrong}${instead}.`;
  return `"${name}" is not a host name. Allowed are names such as shop.example.uz and *.example.uz, and *.`;
}

function wrongIn(name: string): string | null {
  if (/^[a-z]+:\/\//i.test(name)) return 'begins with a scheme, and a host has none';
  if (name.includes('/')) return 'has a slash in it, and a host has no path';
  if (/:\d*$/.test(name)) return 'has a port, and a host is listed without';
  if (/[^ -~]/.test(name)) return 'is not in Latin letters, as browsers send it';
  if (name !== name.toLowerCase()) return 'has capital letters, and browsers send small ones';
  return name.length > 253 || /[^.]{64}/.test(name) ? 'is longer than a host name may be' : null;
}

/** The group of a list that a host belongs to: the longest `*.name` above it. */
export function groupOf(names: Iterable<string>, host: string): string | null {
  const above = [...names].filter((name) => name.startsWith('*.') && host.endsWith(name.slice(1)));
  return above.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** The host that somebody meant, as browsers send it; the name itself where that cannot be said. */
export function meantHost(name: string): string {
  const [, group = '', host = ''] = /^(?:[a-z]+:\/\/)?(\*\.)?(.*)$/i.exec(name) ?? [];
  return URL.canParse(`http://${host}`) ? group + new URL(`http://${host}`).hostname : name;
}

/** Telegram's hosting: `app<id>.tgcloud.ai`. The number is Telegram's and says nothing of the merchant. */
const telegramHosting = 'tgcloud.ai';

/** Goes into the page, and into the path of the look-up. */
export const merchantKey: Rule = {
  allowed: 'the key of a merchant such as pizza, or its own domain such as pizza.uz',
  fits: (value) => /^[a-z\d][a-z\d_-]{0,62}(\.[a-z\d-]{1,63})*$/.test(value),
};

/** The same for a whole page: `order.pizza.uz=pizza,*.com.tr=*`. */
export const hostKeys: Rule = {
  allowed: 'hosts and keys such as order.pizza.uz=pizza, separated by commas',
  fits: (value) =>
    value.split(',').every((pair) => {
      const [host = '', key = '', ...rest] = pair.split('=');
      return isHostName(host.replace(/^\*\./, '')) && rest.length === 0 && fitsKey(key);
    }),
};

const fitsKey = (key: string): boolean => key === '*' || merchantKey.fits(key);

/**
 * What a host's page is told of its name where the first label does not say the merchant
 * (`domain/start/host`): `merchant` of the list, else that a name such as `pizza.com.tr` is a domain, by
 * the Public Suffix List. Null where the rule of the first label holds. Throws a sentence for a host
 * of Telegram's hosting without a merchant.
 */
export function hostKeyOf(name: string, merchant: string | undefined): string | null {
  const host = name.replace(/^www\./, '');
  if (merchant !== undefined) return `${host}=${merchant}`;
  if (host === telegramHosting || host.endsWith(`.${telegramHosting}`))
    throw new Error(
      `${name}: "merchant" is missing. A host of Telegram’s hosting does not say which merchant it is.`,
    );
  const parent = host.startsWith('*.') ? host.slice(2) : null;
  if (host.split('.').length < 3) return null;
  if (parent !== null) return getPublicSuffix(parent) === parent ? `${host}=*` : null;
  return getDomain(host) === host ? `${host}=*` : null;
}

/**
 * The same for a host's whole page: its own entry and those of its brand, whose shops are tabs there.
 * Of other merchants' hosts a page says nothing.
 */
export function hostKeysFor(
  name: string,
  brands: string | undefined,
  keys: ReadonlyMap<string, string>,
): string {
  const table = readBrands(brands ?? '');
  const brand = brandOf(table, name);
  // most hosts are of no brand, and there may be thousands
  if (brand === null) return keys.get(name) ?? '';
  const isOwn = (other: string) =>
    other === name || brandOf(table, other.replace('*.', '')) === brand;
  return [...keys]
    .filter(([other]) => isOwn(other))
    .map(([, entry]) => entry)
    .join(',');
}
