import type { ShopHost, ShopHosts } from '../shopHost.ts';
import { apiBaseOf } from './apiBase.ts';
import type { EdgeSite } from './template.ts';

type Parts = {
  pageOf: (name: string, host: ShopHost) => string;
  css: EdgeSite['css'];
};

/**
 * The sites of a host list. `*` is what hosts get that the list does not name. The settings that
 * the build was made with (`built`) hold where a host's own say nothing. A host whose entry was refused gets the plain
 * page, with the reason.
 */
export function sitesOf(
  { pageOf, css }: Parts,
  { fallback, named, refused = new Map() }: ShopHosts,
  built: ShopHost['settings'] = {},
): Map<string, EdgeSite> {
  const site = (name: string, host: ShopHost, more: Partial<EdgeSite> = {}): EdgeSite => {
    const settings = { ...built, ...host.settings };
    return {
      ...more,
      // made when it is read: the pages of a thousand hosts would fill the heap
      get page() {
        return pageOf(name, host);
      },
      css,
      host: { ...host, settings },
    };
  };
  const sites = new Map([...named].map(([name, host]) => [name, site(name, host)]));
  for (const [name, { why, host }] of refused)
    sites.set(name, site(name, host, { isFallback: true, refusal: why }));
  return sites.set('*', { ...site('*', fallback), isFallback: true });
}

/** Refuses the hosts whose API base is a path, where nobody says on which origin. */
export function refuseWithoutApi(
  sites: ReadonlyMap<string, EdgeSite>,
  apiOrigin: string | undefined,
): void {
  for (const [name, site] of sites)
    if (!site.isFallback && !apiBaseOf(site, '', apiOrigin)) {
      site.isFallback = true;
      site.refusal = `${name}: the API base is a path, and nobody says of which origin.`;
    }
}

/** The hosts whose entry cannot be used, and why. */
export const refusalsOf = (sites: ReadonlyMap<string, EdgeSite>): ReadonlyMap<string, string> =>
  new Map(
    [...sites].flatMap(([name, { refusal }]) => (refusal === undefined ? [] : [[name, refusal]])),
  );
