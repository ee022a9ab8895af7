import { withLimit } from '../../deploy/edge/deadline';
import { styleUrlFor } from '../../src/map/mapStyle';
import { readText } from '../realShop/readWhole';
import type { ShopPage } from './checkFiles';
import type { Find } from './finding';
import { allows } from './policyOf';
import { jsonOf } from './visit';

type Fetch = typeof globalThis.fetch;

/** One picture, as the shop asks for it. */
export async function checkPicture(find: Find, fetch: Fetch, picture: string | null) {
  if (picture === null) return find('page.picture', 'none', 'none');
  const response = await withLimit(timeoutMs, (signal) => ask(fetch, picture, {}, signal));
  const type = response?.headers.get('content-type') ?? '';
  if (!response?.ok)
    find('page.picture', 'broken', response ? `status ${response.status}` : 'no answer');
  else find('page.picture', type.startsWith('image/') ? 'shown' : 'notPicture', type || 'no type');
  await response?.body?.cancel();
}

/** The map's style, and the first tile of each of its sources. */
export async function checkMap(find: Find, fetch: Fetch, page: ShopPage): Promise<void> {
  const { policy, url } = page;
  const own = url.origin;
  const style = new URL(styleUrlFor(page.setting('VITE_MAP_STYLE_URL'), 'light'), own);
  if (policy && !allows(policy, 'connect-src', style, own))
    return find('page.map', 'policy', `connect-src: ${style.origin}`);
  const text = await read(fetch, style, own);
  const tiles = text === null ? null : await tilesOf(fetch, text, style, own);
  if (text === null || tiles === null) return find('page.map', 'style', style.href);
  const blocked = tiles.find((tile) => policy && !allows(policy, 'connect-src', tile, own));
  if (blocked) return find('page.map', 'policy', `connect-src: ${blocked.origin}`);
  for (const tile of tiles)
    if ((await read(fetch, tile, own)) === null) return find('page.map', 'tiles', tile.href);
  find('page.map', 'drawn', `${style.origin}, ${tiles.length} sources`);
}

type Source = { url?: string; tiles?: string[] };

/** The world's first tile of each source of a style; null for a text that is no style. */
async function tilesOf(fetch: Fetch, text: string, base: URL, own: string) {
  const sources: unknown = Reflect.get(jsonOf(text), 'sources');
  if (typeof sources !== 'object' || sources === null) return null;
  const found: URL[] = [];
  for (const { url, tiles } of Object.values(sources as Record<string, Source>)) {
    const at = url === undefined ? null : new URL(url, base);
    const listed = at ? jsonOf((await read(fetch, at, own)) ?? '') : { tiles };
    const [template] = (Reflect.get(listed, 'tiles') as string[] | undefined) ?? [];
    if (template) found.push(new URL(template.replace(/\{[xyz]\}/g, '0'), at ?? base));
  }
  return found;
}

/** What the page may read of another origin; null for anything else. */
const read = (fetch: Fetch, url: URL, origin: string): Promise<string | null> =>
  withLimit(timeoutMs, (signal) => readAllowed(fetch, url, origin, signal));

async function readAllowed(fetch: Fetch, url: URL, origin: string, signal: AbortSignal) {
  const response = await ask(fetch, url.href, { origin }, signal);
  const allowed = response?.headers.get('access-control-allow-origin') ?? '';
  const isReadable = url.origin === origin || ['*', origin].includes(allowed);
  // an empty tile is a 204
  if (response?.ok && isReadable) return readText(response, signal);
  await response?.body?.cancel();
  return null;
}

const timeoutMs = 20_000;

const ask = (fetch: Fetch, url: string, headers: Record<string, string>, signal: AbortSignal) =>
  fetch(url, { headers, signal }).catch(() => null);
