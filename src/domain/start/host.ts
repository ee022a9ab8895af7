/** How a merchant is looked up: by sub-domain, or by a domain of its own (readings: entering). */
export type MerchantKey = { by: 'sub' | 'domain'; key: string };

function tidy(hostname: string): string {
  return hostname.trim().toLowerCase().replace(/\.$/, '');
}

/** `localhost`, `127.0.0.1` and `*.local`: there the address bar's `vendor` names the merchant (§1). */
export function isDevelopmentHost(hostname: string): boolean {
  const host = tidy(hostname);
  return host === 'localhost' || host === '127.0.0.1' || host.endsWith('.local');
}

function asKey(name: string | null): string | null {
  const key = name?.trim().toLowerCase() ?? '';
  return /^[a-z\d][a-z\d_-]{0,62}$/.test(key) && key !== 'undefined' ? key : null;
}

/**
 * The merchant that a host stands for (§1): the first label of the host; a host without a
 * sub-domain (`shop.uz`, `www.shop.uz`) is a merchant's own domain. On a development host the
 * `vendor` parameter, else the merchant remembered from last time; null when neither names one.
 */
export function merchantKeyFrom(from: {
  hostname: string;
  vendor: string | null;
  stored: string | null;
}): MerchantKey | null {
  const host = tidy(from.hostname);
  if (isDevelopmentHost(host)) {
    const key = asKey(from.vendor) ?? asKey(from.stored);
    return key === null ? null : { by: 'sub', key };
  }
  const own = host.replace(/^www\./, '');
  const [label = '', ...parents] = own.split('.');
  if (parents.length === 1) return { by: 'domain', key: own };
  const key = asKey(label);
  return key === null ? null : { by: 'sub', key };
}

/** §7: the base switches to the development API when the merchant's key contains `mim`. */
export function developmentApi(merchantKey: string): boolean {
  return merchantKey.includes('mim');
}
