import { formerWorkerFiles } from './formerWorkers.ts';
import { contentPolicy, inlineHashes } from './policy.ts';
import type { ShopHost } from './shopHost.ts';

/**
 * Headers of every response besides the policy. Geolocation is the only permission requested. Other
 * hosts get the shop's origin as the referrer (map keys are bound to it), never the path.
 */
export const plainHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
  // a payment page opened by the shop keeps its `opener`
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sent over https only. Half a year: the domain has no other use. */
export const transportHeader = ['Strict-Transport-Security', 'max-age=15552000'] as const;

/** The headers of the built `page` for a host, in the order they are written. */
export function pageHeaders(page: string, host: ShopHost): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(inlineHashes(page), host),
    ...plainHeaders,
  };
}

/**
 * One host's headers as a `_headers` file for static hosts (Cloudflare Pages, Netlify). Those
 * revalidate everything by default, so only hashed files need a cache rule, and what ends former service
 * workers, which must never come from a cache.
 */
export const headersFile = (page: string, host: ShopHost): string =>
  headersOf(pageHeaders(page, host));

/** The same, of these headers for every file. */
export function headersOf(headers: Readonly<Record<string, string>>): string {
  const lines = [...Object.entries(headers), transportHeader].map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const assets = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'];
  const workers = formerWorkerFiles.flatMap((name) => [`/${name}`, '  Cache-Control: no-cache']);
  return ['/*', ...lines, '', ...assets, '', ...workers, ''].join('\n');
}

/** `_redirects`: a missing asset is a 404, any other path that is not a file is the page. */
export const redirectsFile = '/assets/* /missing 404\n/* /index.html 200\n';
