import { routes } from '../src/navigation/paths.ts';
import { publicRoutes } from '../src/navigation/publicRoutes.ts';

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/**
 * What robots may read of a shop: not the screens that are not public. A new route is closed to them
 * until it is named as public. `origin`: where there is a sitemap.
 */
export function robotsText(origin: string | null = null): string {
  const open = new Set(publicRoutes.map((name) => firstPart(routes[name])));
  const closed = new Set(
    Object.values(routes)
      .map(firstPart)
      .filter((part) => !open.has(part)),
  );
  // The end of the line, a slash or a query: "/address" is not "/addresses-of-ours".
  const rules = [...closed].flatMap((part) => [`/${part}$`, `/${part}/`, `/${part}?`]);
  const lines = ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`), ''];
  return [...lines, ...(origin ? [`Sitemap: ${origin}/sitemap.xml`, ''] : [])].join('\n');
}

/** Of a host that is for trying only. */
export const closedRobotsText = 'User-agent: *\nDisallow: /\n';
