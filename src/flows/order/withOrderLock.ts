import { createLease } from '../../device/lease';
import { storage } from '../../device/storages';
import { storageKey } from '../../stores/storage/storageOwner';
import { services } from '../services';

/** What this window does one after the other. */
let last: Promise<unknown> = Promise.resolve();
let lease: ReturnType<typeof createLease> | null = null;

/** Whether this window still has what it was given: a lease may be lost while the window is suspended. */
type IsHeld = () => boolean;

/**
 * Runs `work` while no other window of this device orders, or looks for an order, for the same
 * merchant and person; null when one does. What this window itself does under it waits its turn.
 */
export function withOrderLock<T>(
  work: (isHeld: IsHeld) => Promise<T>,
): Promise<{ result: T } | null> {
  const turn = last.then(() => attempt(work));
  last = turn.catch(() => undefined);
  return turn;
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
    // A frame whose storage is denied has no locks either.
    if (isStarted) throw error;
  }
  lease ??= createLease({ storage: storage, uptime, id: newKey() });
  return lease(storageKey('orderLease'), work);
}
