import { afterEach } from 'vitest';

type Request = LockManager['request'];
type Callback = (lock: Lock | null) => unknown;
type Locks = { request: Request; kill(): void };

/** Lock holders by lock name. */
const holders = new Map<string, object>();
afterEach(() => holders.clear());

/**
 * One window's handle to Web Locks, as far as the app uses them. All windows of a test share the
 * locks; a killed window releases its own.
 */
export function openLocks(): Locks {
  const window = {};
  let isDead = false;
  const free = (name: string) => holders.get(name) === window && holders.delete(name);
  const request = async (name: string, options: LockOptions, use: Callback) => {
    if (!options.ifAvailable) throw new Error('The app never waits for a lock');
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
