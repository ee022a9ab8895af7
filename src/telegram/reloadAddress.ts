import type { Launch } from './launch';
import { begunMark, embedderMark } from './storeLaunch';

/** The current address with the launch in it, for reloads while storage is denied. */
export function reloadAddress(
  { query, hasBegun, origin, vendor }: Launch,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const params = new URLSearchParams(query);
  if (hasBegun) params.set(begunMark, '1');
  if (origin !== null) params.set(embedderMark, origin);
  const kept = new URLSearchParams(search);
  if (vendor !== null) kept.set('vendor', vendor);
  return `${pathname}?${kept}#${params}`;
}
