/** How to look up the shop behind a tab of a brand, and its own host. */
export type BrandAddress = { by: 'sub' | 'domain'; key: string; host: string };

/** Merchant look-up key: a subdomain or the merchant's own domain (settled: entering). */
export type MerchantKey = Omit<BrandAddress, 'host'>;

/**
 * Hosts whose name alone does not say the merchant, as the deployment names them: the key of a sub or of
 * a domain; `*` for the host itself, as a domain. A name `*.com.tr` stands for all one label below it.
 */
export type HostKeys = ReadonlyMap<string, string>;

/** Reads `order.pizza.uz=pizza,*.com.tr=*`, as the deployment writes it into the page. */
export const readHostKeys = (text: string): HostKeys =>
  new Map(
    text.split(',').map((pair) => {
      const [host = '', key = ''] = pair.split('=');
      return [host, key];
    }),
  );

function tidy(hostname: string): string {
  return hostname.trim().toLowerCase().replace(/\.$/, '');
}

/**
 * `localhost`, `127.0.0.1` and `*.local`, where the `vendor` parameter selects the merchant (§1).
 */
export function isDevelopmentHost(hostname: string): boolean {
  const host = tidy(hostname);
  return host === 'localhost' || host === '127.0.0.1' || host.endsWith('.local');
}

function asKey(name: string | null): string | null {
  const key = name?.trim().toLowerCase() ?? '';
  return /^[a-z\d][a-z\d_-]{0,62}$/.test(key) && key !== 'undefined' ? key : null;
}

/**
 * The merchant of a host (§1): what the deployment names, else the first label, or for a host without a subdomain (`shop.uz`,
 * `www.shop.uz`) the whole domain. Development hosts use the `vendor` parameter, else the stored
 * merchant. Null if there is neither.
 */
export function merchantKeyFrom(from: {
  hostname: string;
  vendor: string | null;
  stored: string | null;
  hosts: HostKeys;
}): MerchantKey | null {
  const host = tidy(from.hostname);
  if (isDevelopmentHost(host)) {
    const key = asKey(from.vendor) ?? asKey(from.stored);
    return key === null ? null : { by: 'sub', key };
  }
  const own = host.replace(/^www\./, '');
  const [label = '', ...parents] = own.split('.');
  const named = from.hosts.get(own) || from.hosts.get(`*.${parents.join('.')}`);
  if (named === '*' || (!named && parents.length === 1)) return { by: 'domain', key: own };
  if (named?.includes('.')) return { by: 'domain', key: named };
  const key = asKey(named ?? label);
  return key === null ? null : { by: 'sub', key };
}

/** §7: merchant keys containing `mim` use the development API. */
export function developmentApi(merchantKey: string): boolean {
  return merchantKey.includes('mim');
}
