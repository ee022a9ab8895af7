import { isPage } from '../../src/api/answer';
import type { Find } from './finding';
import type { Policy } from './policyOf';
import { type Get, isPacked, isShop, jsonOf, statusOf } from './visit';

/** What the shop's page says, for the checks that go on from it. */
export type ShopPage = {
  /** where it is after redirects */
  url: URL;
  html: string;
  headers: Headers;
  policy: Policy | null;
  /** `<meta name="storefront:…">` */
  setting: (name: string) => string | null;
};

/** The files behind the page: whether they are found, kept and packed. */
export async function checkFiles(
  find: Find,
  get: Get,
  { url, html, headers }: ShopPage,
): Promise<void> {
  const deep = await get(new URL('/profile/orders', url));
  const opens = deep?.status === 200 && isShop(deep.text);
  find('address.deepLink', opens ? 'opens' : 'missing', statusOf(deep));

  const file = /<script\b[^>]*\bsrc="([^"]*\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const asset = file === undefined ? null : await get(new URL(file, url));
  if (file === undefined) find('address.assetCache', 'none', 'no script');
  else if (asset === null || asset.status !== 200 || isPage(asset))
    find('address.assetCache', 'gone', `${file}, ${statusOf(asset)}`);
  else {
    const kept = asset.headers.get('cache-control') ?? '';
    const isKept = /max-age=(\d{7,})/.test(kept);
    find('address.assetCache', isKept ? 'kept' : 'again', kept || 'no Cache-Control');
  }

  const open = [
    ...(isPacked(headers) ? [] : ['the page']),
    ...(asset && !isPacked(asset.headers) ? [file ?? ''] : []),
  ];
  find('address.compression', open.length > 0 ? 'open' : 'packed', open.join(', ') || 'all packed');

  const missing = await get(new URL('/assets/missing-00000000.js', url));
  const kept = missing?.headers.get('cache-control') ?? '';
  const came = `${statusOf(missing)}${kept && `, ${kept}`}`;
  if (missing?.status === 404)
    find(
      'address.missing',
      /immutable|max-age=[1-9]/.test(kept) ? 'keptForGood' : 'notFound',
      came,
    );
  else find('address.missing', missing && isShop(missing.text) ? 'page' : 'other', came);
}

/** What helps the shop to be found, shared and installed; a build may do without. */
export async function checkSharing(find: Find, get: Get, { url, html }: ShopPage): Promise<void> {
  const link = /<link\b[^>]*\brel="manifest"[^>]*>/.exec(html)?.[0];
  const href = /\bhref="([^"]+)"/.exec(link ?? '')?.[1];
  const manifest = href === undefined ? null : await get(new URL(href, url));
  const hasName = typeof Reflect.get(jsonOf(manifest?.text ?? ''), 'name') === 'string';
  find('address.manifest', hasName ? 'served' : 'notServed', href ?? 'no link to one');
  const hasPreview = /<meta\b[^>]*\bproperty="og:(title|image)"/.test(html);
  find(
    'address.preview',
    hasPreview ? 'served' : 'notServed',
    hasPreview ? 'og:title' : 'no og:title',
  );
  const robots = await get(new URL('/robots.txt', url));
  const isRobots =
    robots?.status === 200 && /^(user-agent|sitemap|allow|disallow):/im.test(robots.text);
  find('address.robots', isRobots ? 'served' : 'notServed', statusOf(robots));
  const sitemap = await get(new URL('/sitemap.xml', url));
  const isSitemap = sitemap?.status === 200 && /<(urlset|sitemapindex)\b/.test(sitemap.text);
  find('address.sitemap', isSitemap ? 'served' : 'notServed', statusOf(sitemap));
}
