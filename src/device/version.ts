import * as limits from '../domain/limits';
import { ifIs, number, text } from '../domain/shape';
import type { KeyValueStorage } from './storage';

const versionKey = 'buildVersion';
const reloadKey = 'reloadedAt';
const readTime = ifIs(number);

/**
 * Calls `clear` if storage was written by another build (§4, build version), and records this one once that is done:
 * after a failure the next start clears. Returns whether it was called: a device with empty storage has nothing to clear.
 */
export async function clearForBuild(
  storage: Pick<KeyValueStorage, 'read' | 'write'>,
  current: string,
  clear: () => Promise<void>,
): Promise<boolean> {
  const stored = storage.read(versionKey, ifIs(text));
  const isOther = stored !== null && stored !== current;
  if (isOther) await clear();
  storage.write(versionKey, current);
  return isOther;
}

export type Reloading = {
  /** session storage, so that tabs do not affect each other's guard */
  storage: Pick<KeyValueStorage, 'read' | 'write'>;
  /** epoch milliseconds */
  now: () => number;
  reload: () => void;
};

/** Whether this session has reloaded a page. */
export const hasReloaded = (storage: Pick<KeyValueStorage, 'read'>): boolean =>
  storage.read(reloadKey, readTime) !== null;

/**
 * Reloads the page, at most once within 10 seconds (§4, build version); returns false if it must
 * not. Without storage it never reloads, because it could loop forever.
 */
export function reloadOnce({ storage, now, reload }: Reloading): boolean {
  const last = storage.read(reloadKey, readTime);
  const time = now();
  if (last !== null && Math.abs(time - last) < limits.reloadGuardMs) return false;
  if (!storage.write(reloadKey, time)) return false;
  reload();
  return true;
}
