import { limits } from '../domain/limits';
import { number, readAs, text } from '../domain/shape';
import type { KeyValueStorage } from './storage';

const versionKey = 'buildVersion';
const reloadKey = 'reloadedAt';
const readTime = readAs(number);

/**
 * Whether what is stored was written by another build (§4, build version), and remembers this one.
 * A device on which nothing is stored has nothing to be cleared.
 */
export function noticeBuild(
  storage: Pick<KeyValueStorage, 'read' | 'write'>,
  current: string,
): boolean {
  const stored = storage.read(versionKey, readAs(text));
  if (stored !== current) storage.write(versionKey, current);
  return stored !== null && stored !== current;
}

export type Reloading = {
  /** of the session, so that two tabs do not guard each other */
  storage: Pick<KeyValueStorage, 'read' | 'write'>;
  /** epoch milliseconds */
  now: () => number;
  reload: () => void;
};

/** Whether this session has begun a page again. */
export const hasReloaded = (storage: Pick<KeyValueStorage, 'read'>): boolean =>
  storage.read(reloadKey, readTime) !== null;

/**
 * Reloads the page, once within 10 seconds (§4, build version). Returns false when it must not. On
 * a device that cannot remember the last reload there is none, since there could be no end to them.
 */
export function reloadOnce({ storage, now, reload }: Reloading): boolean {
  const last = storage.read(reloadKey, readTime);
  const time = now();
  if (last !== null && Math.abs(time - last) < limits.reloadGuardMs) return false;
  if (!storage.write(reloadKey, time)) return false;
  reload();
  return true;
}
