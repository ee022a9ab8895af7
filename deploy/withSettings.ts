import type { ShopHost } from './shopHost.ts';

/**
 * The page with a host's settings, and its merchant's id, in its head, before the inline script that reads them. The script
 * stays as it is, and with it the hash that lets it run.
 */
export function withSettings(
  page: string,
  { settings, merchantId }: Pick<ShopHost, 'settings' | 'merchantId'>,
): string {
  const named = { ...settings, ...(merchantId && { merchant: merchantId }) };
  const tags = Object.entries(named).map(
    ([name, value]) => `<meta name="storefront:${name}" content="${escaped(value)}" />\n    `,
  );
  if (tags.length === 0) return page;
  const place = page.search(/<script\b/i);
  if (place === -1) throw new Error('The page has no script before which settings could stand.');
  return page.slice(0, place) + tags.join('') + page.slice(place);
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
