import { limits } from '../domain/limits';
import { number, readAs, text } from '../domain/shape';
import type { Shelf } from './persist';

const versionKey = 'buildVersion';
const reloadKey = 'reloadedAt';
const readTime = readAs(number);

/**
 * Whether what is stored was written by another build (§4, build version), and remembers this one.
 * A device on which nothing is stored has nothing to be cleared.
 */
export function noticeBuild(shelf: Pick<Shelf, 'read' | 'write'>, current: string): boolean {
  const stored = shelf.read(versionKey, readAs(text));
  if (stored !== current) shelf.write(versionKey, current);
  return stored !== null && stored !== current;
}

export type Reloading = {
  /** of the session, so that two tabs do not guard each other */
  shelf: Pick<Shelf, 'read' | 'write'>;
  /** epoch milliseconds */
  now: () => number;
  reload: () => void;
};

/** Whether this session has begun a page anew. */
export const hasReloaded = (shelf: Pick<Shelf, 'read'>): boolean =>
  shelf.read(reloadKey, readTime) !== null;

/**
 * Reloads the page, once within 10 seconds (§4, build version). Answers false when it must not. On
 * a device that cannot remember the last reload there is none, since there could be no end to them.
 */
export function reloadOnce({ shelf, now, reload }: Reloading): boolean {
  const last = shelf.read(reloadKey, readTime);
  const time = now();
  if (last !== null && Math.abs(time - last) < limits.reloadGuardMs) return false;
  if (!shelf.write(reloadKey, time)) return false;
  reload();
  return true;
}
