import { afterEach } from 'vitest';

type Request = LockManager['request'];
type Callback = (lock: Lock | null) => unknown;
type Locks = { request: Request; kill(): void };

/** Which window of the running test has a lock. */
const holders = new Map<string, object>();
afterEach(() => holders.clear());

/**
 * One window's handle to Web Locks, as far as the app uses them; all windows of a test share them, and
 * what a killed one holds is free.
 */
export function openLocks(): Locks {
  const window = {};
  let isDead = false;
  const free = (name: string) => holders.get(name) === window && holders.delete(name);
  const request = async (name: string, options: LockOptions, use: Callback) => {
    if (!options.ifAvailable) throw new Error('Nothing in the app waits for a lock');
    if (isDead) return new Promise<never>(() => undefined);
    if (holders.has(name)) return use(null);
    holders.set(name, window);
    try {
      return await use({ name, mode: 'exclusive' });
    } finally {
      free(name);
    }
  };
  return {
    request: request as Request,
    kill: () => {
      isDead = true;
      for (const name of holders.keys()) free(name);
    },
  };
}
