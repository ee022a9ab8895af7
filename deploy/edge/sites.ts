import type { ShopHost, ShopHosts } from '../shopHost.ts';
import type { EdgeSite } from './site.ts';

type Parts = {
  pageOf: (name: string, host: ShopHost) => string;
  /** the text of `/sw.js` */
  workerOf: (name: string, settings: ShopHost['settings']) => string;
  css: EdgeSite['css'];
};

/**
 * The sites of a host list. `*` is what hosts get that the list does not name. The settings that
 * the build was made with (`built`) hold where a host's own say nothing.
 */
export function sitesOf(
  { pageOf, workerOf, css }: Parts,
  { fallback, named }: ShopHosts,
  built: ShopHost['settings'] = {},
): Map<string, EdgeSite> {
  const site = (name: string, host: ShopHost): EdgeSite => {
    const settings = { ...built, ...host.settings };
    return {
      page: pageOf(name, host),
      css,
      host: { ...host, settings },
      worker: workerOf(name, settings),
    };
  };
  const sites = new Map([...named].map(([name, host]) => [name, site(name, host)]));
  return sites.set('*', { ...site('*', fallback), isFallback: true });
}
