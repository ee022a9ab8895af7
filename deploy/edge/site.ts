import type { ShopHost } from '../shopHost.ts';
import { readTemplate } from './template.ts';

/** The built page as one host, or a group of hosts, serves it. */
export type EdgeSite = {
  /** index.html with the host's settings in it (withSettings) */
  page: string;
  /** the text of each style sheet that the page links, by its `href` */
  css: Readonly<Record<string, string>>;
  host: ShopHost;
  /** for hosts that nobody has named: they get the plain page, and nothing is fetched for them */
  isFallback?: boolean;
};

/** The site of a host name in lower case without port; null when there is none. */
export type FindSite = (host: string) => EdgeSite | null;

/**
 * Finds sites as nginx's `map` with `hostnames` does: by the exact name, else by the longest
 * `*.name` above it, else `*`. Throws when a page cannot be composed, so that it shows at the start.
 */
export function sitesByHost(sites: ReadonlyMap<string, EdgeSite>): FindSite {
  for (const site of sites.values()) readTemplate(site);
  return (host) => {
    const exact = host === '*' || host.startsWith('*.') ? undefined : sites.get(host);
    if (exact) return exact;
    for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
      const group = sites.get(`*${host.slice(dot)}`);
      if (group) return group;
    }
    return sites.get('*') ?? null;
  };
}
