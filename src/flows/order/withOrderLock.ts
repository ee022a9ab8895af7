import { createLease } from '../../device/lease';
import { storage } from '../../device/storages';
import { storageKey } from '../../stores/storage/storageOwner';
import { services } from '../services';

/** Serializes work within this window. */
let queue: Promise<unknown> = Promise.resolve();
let lease: ReturnType<typeof createLease> | null = null;

/** Whether the lock is still held: a lease can expire while the window is suspended. */
type IsHeld = () => boolean;

/**
 * Runs `work` while no other window of this device places or looks up an order for the same
 * merchant and user; null when another one does. Calls within this window are queued.
 */
export function withOrderLock<T>(
  work: (isHeld: IsHeld) => Promise<T>,
): Promise<{ result: T } | null> {
  const run = queue.then(() => attempt(work));
  queue = run.catch(() => undefined);
  return run;
}

async function attempt<T>(work: (isHeld: IsHeld) => Promise<T>): Promise<{ result: T } | null> {
  const { locks, uptime, newKey } = services();
  let isStarted = false;
  try {
    if (locks) {
      return await locks.request(storageKey('intent'), { ifAvailable: true }, async (lock) => {
        isStarted = true;
        return lock && { result: await work(() => true) };
      });
    }
  } catch (error) {
    // A frame without storage access has no Web Locks either.
    if (isStarted) throw error;
  }
  lease ??= createLease({ storage: storage, uptime, id: newKey() });
  return lease(storageKey('orderLease'), work);
}
