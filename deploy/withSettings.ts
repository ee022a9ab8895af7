import type { ShopHost } from './shopHost.ts';

/**
 * Puts a host's settings and its merchant into the page's head, before the inline script that
 * reads them. The script is unchanged, so its hash stays valid.
 */
export function withSettings(
  page: string,
  { settings, merchantId, hosts }: Pick<ShopHost, 'settings' | 'merchantId' | 'hosts'>,
): string {
  const named = {
    ...settings,
    ...(merchantId && { merchant: merchantId }),
    ...(hosts && { hosts }),
  };
  const tags = Object.entries(named).map(
    ([name, value]) => `<meta name="storefront:${name}" content="${escaped(value)}" />\n    `,
  );
  if (tags.length === 0) return page;
  const place = page.search(/<script\b/i);
  if (place === -1) throw new Error('The page has no script to put the settings before.');
  return page.slice(0, place) + tags.join('') + page.slice(place);
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
