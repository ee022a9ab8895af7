import { routes } from './paths';

/**
 * Takes these names out of home's address without showing anything else. The addresses of sheets hold
 * only what their screens read.
 */
export function dropQuery(names: readonly string[]): void {
  if (location.pathname !== routes.home) return;
  const query = new URLSearchParams(location.search);
  if (!names.some((name) => query.has(name))) return;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', routes.home + (rest && `?${rest}`) + location.hash);
}
