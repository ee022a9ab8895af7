import { manifestPath } from '../../src/app/edge/webManifest';

/** A file that the edge makes of a shop. */
export type ShopFile = {
  kind: 'sitemap' | 'manifest';
  /** of a sitemap in parts, from 1; null for the whole or its index */
  part: number | null;
};

/** Which file of a shop a path names; null for any other path. */
export function shopFileOf(path: string): ShopFile | null {
  if (path === manifestPath) return { kind: 'manifest', part: null };
  const [isSitemap, part] = /^\/sitemap(?:-([1-9]\d{0,2}))?\.xml$/.exec(path) ?? [];
  return isSitemap ? { kind: 'sitemap', part: part === undefined ? null : Number(part) } : null;
}
