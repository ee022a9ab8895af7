import { formerWorkerFiles } from './formerWorkers.ts';
import { pageHeaders, transportHeader } from './headers.ts';
import type { ShopHost } from './shopHost.ts';

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
