import { checkSameBuild } from './sameBuild.ts';
import { type EdgeSite, readTemplate } from './template.ts';

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
