import { workerPath } from '../src/domain/start/storedPage.ts';
import { pageHeaders, transportHeader } from './headers.ts';
import type { ShopHost } from './shopHost.ts';

/**
 * One host's headers as a `_headers` file for static hosts (Cloudflare Pages, Netlify). Those
 * revalidate everything by default, so only hashed files need a cache rule, and the service worker, which must never
 * come from a cache.
 */
export function headersFile(page: string, host: ShopHost): string {
  const lines = [...Object.entries(pageHeaders(page, host)), transportHeader].map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const assets = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'];
  const worker = [workerPath, '  Cache-Control: no-cache'];
  return ['/*', ...lines, '', ...assets, '', ...worker, ''].join('\n');
}

/** `_redirects`: a missing asset is a 404, any other path that is not a file is the page. */
export const redirectsFile = '/assets/* /missing 404\n/* /index.html 200\n';
