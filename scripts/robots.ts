import type { Plugin } from 'vite';
import { routes } from '../src/navigation/paths.ts';
import { publicRoutes } from '../src/navigation/publicRoutes.ts';

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/**
 * The `robots.txt` of every shop, the same for all hosts: robots stay away from the screens that are
 * not public. A new route is closed to them until it is named as public.
 */
export function robotsText(): string {
  const open = new Set(publicRoutes.map((name) => firstPart(routes[name])));
  const closed = new Set(
    Object.values(routes)
      .map(firstPart)
      .filter((part) => !open.has(part)),
  );
  // The end of the line, a slash or a query: "/address" is not "/addresses-of-ours".
  const rules = [...closed].flatMap((part) => [`/${part}$`, `/${part}/`, `/${part}?`]);
  return ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`), ''].join('\n');
}

/** Writes `robots.txt` into the build, from where every server takes it (deploy/README). */
export function robots(): Plugin {
  return {
    name: 'robots',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText() });
    },
  };
}
