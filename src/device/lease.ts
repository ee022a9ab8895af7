import type { KeyValueStorage } from './storage';

/** Interval between heartbeats of a lease holder, ms. */
const beatMs = 1000;
/** Time without a heartbeat after which the holder's window counts as killed, ms. */
export const deadMs = 5000;
/** Time until concurrent writes of two windows are consistent in both, ms. */
const settleMs = 100;

type Parts = {
  storage: Pick<KeyValueStorage, 'peek' | 'write' | 'remove'>;
  /** a monotonic clock, ms */
  uptime: () => number;
  /** unique to this window */
  id: string;
};

type Lease = { holder: string; beat: number };

/**
 * A lease in storage, for browsers without Web Locks. Returns `attempt(name, work)`, which runs
 * `work` unless another window of this device holds the lease `name`; then it resolves to null. The
 * holder increments a heartbeat counter and other windows watch whether it changes, so no clocks
 * are compared. A killed window loses the lease when its heartbeat stops, and so does a suspended
 * one: check `isHeld` right before anything that must not happen twice.
 */
export function createLease({ storage, uptime, id }: Parts) {
  const watched = new Map<string, { mark: string; since: number }>();

  function isSilent(name: string, { holder, beat }: Lease): boolean {
    const mark = `${holder} ${beat}`;
    const previous = watched.get(name);
    if (previous?.mark === mark) return uptime() - previous.since >= deadMs;
    watched.set(name, { mark, since: uptime() });
    return false;
  }

  const isOwn = (name: string) => storage.peek(name, readLease)?.holder === id;

  return async function attempt<T>(
    name: string,
    work: (isHeld: () => boolean) => Promise<T>,
  ): Promise<{ result: T } | null> {
    const lease = storage.peek(name, readLease);
    if (lease && lease.holder !== id && !isSilent(name, lease)) return null;
    let beat = 0;
    storage.write(name, { holder: id, beat } satisfies Lease);
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    if (!isOwn(name)) return null;
    const heartbeat = setInterval(() => {
      beat += 1;
      if (isOwn(name)) storage.write(name, { holder: id, beat } satisfies Lease);
    }, beatMs);
    try {
      return { result: await work(() => isOwn(name)) };
    } finally {
      clearInterval(heartbeat);
      if (isOwn(name)) storage.remove(name);
    }
  };
}

function readLease(stored: unknown): Lease | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('holder' in stored) || !('beat' in stored)) return null;
  const { holder, beat } = stored;
  return typeof holder === 'string' && typeof beat === 'number' ? { holder, beat } : null;
}
