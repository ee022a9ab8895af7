import { limits } from '../domain/limits';
import type { Shelf } from './persist';

const versionKey = 'buildVersion';
const reloadKey = 'reloadedAt';

/**
 * Whether what is stored was written by another build (§4, build version), and remembers this one.
 * A device on which nothing is stored has nothing to be cleared.
 */
export function noticeBuild(shelf: Pick<Shelf, 'read' | 'write'>, current: string): boolean {
  const stored = shelf.read(versionKey);
  if (stored !== current) shelf.write(versionKey, current);
  return stored !== null && stored !== current;
}

type Reloading = {
  /** of the session, so that two tabs do not guard each other */
  shelf: Pick<Shelf, 'read' | 'write'>;
  /** epoch milliseconds */
  now: () => number;
  reload: () => void;
};

/**
 * Reloads the page, once within 10 seconds (§4, build version). Answers false when it must not. On
 * a device that cannot remember the last reload there is none, since there could be no end to them.
 */
export function reloadOnce({ shelf, now, reload }: Reloading): boolean {
  const last = shelf.read(reloadKey);
  const time = now();
  if (typeof last === 'number' && Math.abs(time - last) < limits.reloadGuardMs) return false;
  if (!shelf.write(reloadKey, time)) return false;
  reload();
  return true;
}

type Watching = Reloading & { isOnline: () => boolean };

/**
 * Reloads when a chunk of this build cannot be loaded any more, but not off line, where a reload
 * would leave no page at all. Answers how to stop watching.
 */
export function watchChunkLoads(
  page: EventTarget,
  { isOnline, ...reloading }: Watching,
): () => void {
  const onFailure = (event: Event) => {
    // What is prevented here is the error that the import would throw into a page about to go.
    if (isOnline() && reloadOnce(reloading)) event.preventDefault();
  };
  page.addEventListener('vite:preloadError', onFailure);
  return () => page.removeEventListener('vite:preloadError', onFailure);
}
