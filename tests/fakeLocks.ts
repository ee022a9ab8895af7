import { afterEach } from 'vitest';

type Request = LockManager['request'];
type Callback = (lock: Lock | null) => unknown;
type Locks = { request: Request; kill(): void };

/** Lock holders by lock name. */
const holders = new Map<string, object>();
/** Those who wait for any lock to be released. */
const waiting = new Set<() => void>();
afterEach(() => holders.clear());

/** Resolves when a lock is released; rejects when the signal aborts. */
const turn = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    waiting.add(resolve);
    signal?.addEventListener('abort', () => {
      waiting.delete(resolve);
      reject(new DOMException('The request was aborted', 'AbortError'));
    });
  });

/**
 * One window's handle to Web Locks, as far as the app uses them. All windows of a test share the
 * locks; a killed window releases its own.
 */
export function openLocks(): Locks {
  const window = {};
  let isDead = false;
  const free = (name: string) => {
    if (holders.get(name) !== window) return;
    holders.delete(name);
    for (const resume of [...waiting]) resume();
    waiting.clear();
  };
  const request = async (name: string, options: LockOptions, use: Callback) => {
    if (isDead) return new Promise<never>(() => undefined);
    if (holders.has(name) && options.ifAvailable) return use(null);
    while (holders.has(name)) await turn(options.signal);
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
