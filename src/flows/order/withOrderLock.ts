import { storageKey } from '../../stores/storage/storageOwner';
import { services } from '../services';

/** Serializes work within this window. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other window of this device places or looks up an order for the same
 * merchant and user; null when another one does. With a `signal` it waits for the other one until
 * the signal aborts. Calls within this window are queued. A page on plain http has no Web Locks:
 * its windows do not know of each other.
 */
export function withOrderLock<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<{ result: T } | null> {
  const run = queue.then(() => attempt(work, signal));
  queue = run.catch(() => undefined);
  return run;
}

async function attempt<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<{ result: T } | null> {
  const { locks } = services();
  let isStarted = false;
  try {
    if (locks) {
      const how = signal ? { signal } : { ifAvailable: true };
      return await locks.request(storageKey('intent'), how, async (lock) => {
        isStarted = true;
        return lock && { result: await work() };
      });
    }
  } catch (error) {
    if (isStarted) throw error;
    if (signal?.aborted) return null;
    // A frame without storage access has no Web Locks either, and shares no order.
  }
  return { result: await work() };
}
