import { routes } from './paths';

/**
 * Removes query parameters from home's address without navigating. Addresses of sheets contain only
 * parameters that their screens read.
 */
export function dropQuery(names: readonly string[]): void {
  if (location.pathname !== routes.home) return;
  const query = new URLSearchParams(location.search);
  if (!names.some((name) => query.has(name))) return;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', routes.home + (rest && `?${rest}`) + location.hash);
}
