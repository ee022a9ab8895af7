import type { KeyValueStorage } from './storage';

/** Milliseconds between two beats of whoever holds a lease, */
const beatMs = 1000;
/** without a beat after which its window counts as killed, */
export const deadMs = 5000;
/** and until what two windows have written at once is the same in both. */
const settleMs = 100;

type Parts = {
  storage: Pick<KeyValueStorage, 'peek' | 'write' | 'remove'>;
  /** milliseconds of a clock that nobody can set */
  uptime: () => number;
  /** no other window has it */
  id: string;
};

type Lease = { holder: string; beat: number };

/**
 * Makes `attempt(name, work)`, which runs `work` while no other window of this device runs any under
 * the same name, and answers null when one does: a lease in storage, for browsers without Web Locks.
 * The holder counts beats, and whoever waits watches whether the count moves: no two clocks are
 * compared, and a window that was killed gives the lease up by falling silent. A window that was only
 * suspended loses it in the same way: what must not happen twice asks `isHeld` right before.
 */
export function createLease({ storage, uptime, id }: Parts) {
  const watched = new Map<string, { mark: string; since: number }>();

  function isSilent(name: string, { holder, beat }: Lease): boolean {
    const mark = `${holder} ${beat}`;
    const seen = watched.get(name);
    if (seen?.mark === mark) return uptime() - seen.since >= deadMs;
    watched.set(name, { mark, since: uptime() });
    return false;
  }

  const isMine = (name: string) => storage.peek(name, readLease)?.holder === id;

  return async function attempt<T>(
    name: string,
    work: (isHeld: () => boolean) => Promise<T>,
  ): Promise<{ result: T } | null> {
    const held = storage.peek(name, readLease);
    if (held && held.holder !== id && !isSilent(name, held)) return null;
    let beat = 0;
    storage.write(name, { holder: id, beat } satisfies Lease);
    await new Promise((resume) => setTimeout(resume, settleMs));
    if (!isMine(name)) return null;
    const heart = setInterval(() => {
      beat += 1;
      if (isMine(name)) storage.write(name, { holder: id, beat } satisfies Lease);
    }, beatMs);
    try {
      return { result: await work(() => isMine(name)) };
    } finally {
      clearInterval(heart);
      if (isMine(name)) storage.remove(name);
    }
  };
}

function readLease(stored: unknown): Lease | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('holder' in stored) || !('beat' in stored)) return null;
  const { holder, beat } = stored;
  return typeof holder === 'string' && typeof beat === 'number' ? { holder, beat } : null;
}
