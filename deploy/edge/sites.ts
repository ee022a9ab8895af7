import { developmentApi } from '../../src/domain/start/host';
import type { ShopHost, ShopHosts } from '../shopHost.ts';
import { checkSameBuild, type EdgeSite, readTemplate } from './template.ts';

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

/** The page's API base as an absolute address; null for a path without an origin to put it on. */
export function apiBaseOf(
  { host: { settings } }: EdgeSite,
  merchantKey: string,
  apiOrigin: string | undefined,
): string | null {
  const usual = settings.VITE_API_BASE_URL || '/api';
  const chosen = developmentApi(merchantKey) ? settings.VITE_DEV_API_BASE_URL || usual : usual;
  const base = chosen.trim().replace(/\/+$/, '');
  if (/^https?:\/\//.test(base)) return base;
  return apiOrigin ? apiOrigin.replace(/\/+$/, '') + base : null;
}

/** The site of a host name in lower case without port; null when there is none. */
export type FindSite = (host: string) => EdgeSite | null;

/**
 * Finds sites as nginx's `map` with `hostnames` does: by the exact name, else by the longest
 * `*.name` above it, else `*`. A shop is one label below its group: of deeper hosts there are as many
 * as somebody thinks of, so they share the group's plain page. Throws when a page of `checked` cannot be composed
 * or is of another build, so that it shows at the start.
 */
export function sitesByHost(
  sites: ReadonlyMap<string, EdgeSite>,
  checked: Iterable<EdgeSite> = sites.values(),
): FindSite {
  for (const site of checked) {
    readTemplate(site);
    checkSameBuild(site.page);
  }
  const groups = [...sites].filter(([name]) => name.startsWith('*'));
  const plain = new Map(groups.map(([name, site]) => [name, { ...site, isFallback: true }]));
  return (host) => {
    const exact = host === '*' || host.startsWith('*.') ? undefined : sites.get(host);
    if (exact) return exact;
    const shopEnd = host.indexOf('.');
    for (let dot = shopEnd; dot !== -1; dot = host.indexOf('.', dot + 1)) {
      const group = (dot === shopEnd ? sites : plain).get(`*${host.slice(dot)}`);
      if (group) return group;
    }
    return sites.get('*') ?? null;
  };
}
