import type { ShopHost, ShopHosts } from '../shopHost.ts';
import type { EdgeSite } from './site.ts';

/**
 * The sites of a host list. `*` is what hosts get that the list does not name. The settings that
 * the build was made with (`built`) hold where a host's own say nothing.
 */
export function sitesOf(
  pageOf: (name: string, host: ShopHost) => string,
  css: EdgeSite['css'],
  { fallback, named }: ShopHosts,
  built: ShopHost['settings'] = {},
): Map<string, EdgeSite> {
  const site = (name: string, host: ShopHost): EdgeSite => ({
    page: pageOf(name, host),
    css,
    host: { ...host, settings: { ...built, ...host.settings } },
  });
  const sites = new Map([...named].map(([name, host]) => [name, site(name, host)]));
  return sites.set('*', { ...site('*', fallback), isFallback: true });
}
