import { pageHeaders, transportHeader } from './headers.ts';
import type { ShopHost } from './shopHost.ts';

/**
 * The headers of one host as a file `_headers`, which static hosts such as Cloudflare Pages and
 * Netlify read. What they keep without being told is asked about each time: only the files with a
 * hash in their name need a word.
 */
export function headersFile(page: string, host: ShopHost): string {
  const lines = [...Object.entries(pageHeaders(page, host)), transportHeader].map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const assets = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'];
  return ['/*', ...lines, '', ...assets, ''].join('\n');
}

/** `_redirects`: a missing asset is a 404, every other path that is no file is the page. */
export const redirectsFile = '/assets/* /missing 404\n/* /index.html 200\n';
