import { createLease } from '../device/lease';
import { shelf } from '../device/stored';
import { nameOf } from '../stores/whose';
import { wired } from './wiring';

/** What this window does one after the other. */
let last: Promise<unknown> = Promise.resolve();
let lease: ReturnType<typeof createLease> | null = null;

/** Whether this window still has what it was given: a lease may be lost while the window is suspended. */
type IsHeld = () => boolean;

/**
 * Runs `work` while no other window of this device orders, or looks for an order, for the same
 * merchant and person; null when one does. What this window itself does under it waits its turn.
 */
export function alone<T>(work: (isHeld: IsHeld) => Promise<T>): Promise<{ result: T } | null> {
  const turn = last.then(() => attempt(work));
  last = turn.catch(() => undefined);
  return turn;
}

async function attempt<T>(work: (isHeld: IsHeld) => Promise<T>): Promise<{ result: T } | null> {
  const { locks, uptime, newKey } = wired();
  let isStarted = false;
  try {
    if (locks) {
      return await locks.request(nameOf('intent'), { ifAvailable: true }, async (lock) => {
        isStarted = true;
        return lock && { result: await work(() => true) };
      });
    }
  } catch (error) {
    // A frame whose storage is denied has no locks either.
    if (isStarted) throw error;
  }
  lease ??= createLease({ storage: shelf, uptime, id: newKey() });
  return lease(nameOf('orderLease'), work);
}
