import { styleUrlFor } from '../../src/map/mapStyle';
import type { ShopPage } from './checkFiles';
import type { Find } from './finding';
import { allows } from './policyOf';
import { type Get, isGood, jsonOf, statusOf } from './visit';

/** One picture, as the shop asks for it. */
export async function checkPicture(find: Find, get: Get, picture: string | null) {
  if (picture === null) return find('page.picture', 'none', 'none');
  const got = await get(picture, { redirect: 'follow' });
  if (!isGood(got)) return find('page.picture', 'broken', statusOf(got));
  const type = got.headers.get('content-type') ?? '';
  find('page.picture', type.startsWith('image/') ? 'shown' : 'notPicture', type || 'no type');
}

/** The map's style, and the first tile of each of its sources. */
export async function checkMap(find: Find, get: Get, page: ShopPage): Promise<void> {
  const { policy, url } = page;
  const own = url.origin;
  const isBlocked = (at: URL) => policy !== null && !allows(policy, 'connect-src', at, own);
  const style = new URL(styleUrlFor(page.setting('VITE_MAP_STYLE_URL'), 'light'), own);
  if (isBlocked(style)) return find('page.map', 'policy', `connect-src: ${style.origin}`);
  const tiles = await tilesOf((at) => readAllowed(get, at, own), style);
  if (tiles === null) return find('page.map', 'style', style.href);
  const blocked = tiles.find(isBlocked);
  if (blocked) return find('page.map', 'policy', `connect-src: ${blocked.origin}`);
  for (const tile of tiles)
    if ((await readAllowed(get, tile, own)) === null) return find('page.map', 'tiles', tile.href);
  find('page.map', 'drawn', `${style.origin}, ${tiles.length} sources`);
}

type Source = { url?: string; tiles?: string[] };

/** The world's first tile of each source of a style; null for an address that has no style. */
async function tilesOf(read: (at: URL) => Promise<string | null>, style: URL) {
  const sources: unknown = Reflect.get(jsonOf((await read(style)) ?? ''), 'sources');
  if (typeof sources !== 'object' || sources === null) return null;
  const found: URL[] = [];
  for (const { url, tiles } of Object.values(sources as Record<string, Source>)) {
    const at = url === undefined ? null : new URL(url, style);
    const listed = at ? jsonOf((await read(at)) ?? '') : { tiles };
    const [template] = (Reflect.get(listed, 'tiles') as string[] | undefined) ?? [];
    if (template) found.push(new URL(template.replace(/\{[xyz]\}/g, '0'), at ?? style));
  }
  return found;
}

/** What the page may read of another origin; null for anything else. */
async function readAllowed(get: Get, url: URL, origin: string): Promise<string | null> {
  const got = await get(url, { headers: { origin }, redirect: 'follow' });
  const allowed = got?.headers.get('access-control-allow-origin') ?? '';
  const isReadable = url.origin === origin || ['*', origin].includes(allowed);
  // an empty tile is a 204
  return isGood(got) && isReadable ? got.text : null;
}
