import { TooBusy } from './turns.ts';

/** How long a value counts, in ms from when it was loaded. */
export type Timing<V> = {
  /** served as it is */
  freshMs: number;
  /** after that, served while one refresh runs in the background */
  staleMs: number;
  /**
   * a value that no longer applies is loaded again, whatever its age; `sinceCurrentMs`: since it was loaded,
   * or last served without being outdated
   */
  applies?: (value: V, sinceCurrentMs: number) => boolean;
  /** an outdated value is served once more while it is loaded again, whatever its age */
  isOutdated?: (value: V) => boolean;
};

export type CacheHit<V> = {
  isHit: true;
  value: V;
  ageMs: number;
  /**
   * the refresh of a stale value, in a later task: the response to this visit goes out first. Null
   * for a fresh value. A failure of it is already handled.
   */
  refresh: Promise<V> | null;
};
export type CacheMiss<V> = { isHit: false; loading: Promise<V> };

/** Epoch ms. */
type Entry<V> = { value: V; bytes: number; loadedAt: number; currentAt: number };

type Load<V> = (before: V | null) => Promise<V>;

export type Cache<V> = {
  /** `load` gets the value that it replaces. */
  get(key: string, timing: Timing<V>, load: Load<V>): CacheHit<V> | CacheMiss<V>;
  delete(key: string): void;
  size(): { entries: number; bytes: number };
};

/** The value, at once or when it is loaded. */
export const loaded = <V>(got: CacheHit<V> | CacheMiss<V>): Promise<V> =>
  got.isHit ? Promise.resolve(got.value) : got.loading;

type Options<V> = {
  maxBytes: number;
  /** bytes of a value; the key and an entry's own costs are added */
  sizeOf: (value: V) => number;
  /** epoch ms */
  now: () => number;
  /** a key that failed is not loaded again before this, ms */
  retryMs?: number;
  /** loads under way at once; beyond that a missing key fails immediately */
  maxLoads?: number;
  /** whose a key is, and how many of the loads may be theirs */
  share?: { ownerOf: (key: string) => string; maxLoads: number };
};

/** A failure that will last: its key is not loaded again before a minute has passed. */
export class LastingFailure extends Error {}
const lastingMs = 60_000;

/** Estimated memory of an entry besides its key and value, bytes. */
const entryBytes = 200;
const maxFailures = 1000;

/**
 * A memory cache, bounded by bytes: the least recently used entry goes first. Everybody who waits
 * for a missing key shares one load, and failures are not cached.
 */
export function createCache<V>({
  maxBytes,
  sizeOf,
  now,
  retryMs = 2000,
  maxLoads = 500,
  share,
}: Options<V>): Cache<V> {
  const entries = new Map<string, Entry<V>>();
  const loads = new Map<string, Promise<V>>();
  const failures = new Map<string, { error: unknown; until: number }>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function put(key: string, value: V): void {
    remove(key);
    const size = sizeOf(value) + key.length * 2 + entryBytes;
    if (size > maxBytes) return;
    const at = now();
    entries.set(key, { value, bytes: size, loadedAt: at, currentAt: at });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function fail(key: string, error: unknown): void {
    failures.delete(key);
    const waitMs = error instanceof LastingFailure ? lastingMs : retryMs;
    failures.set(key, { error, until: now() + waitMs });
    for (const oldest of failures.keys()) {
      if (failures.size <= maxFailures) break;
      failures.delete(oldest);
    }
  }

  async function run(key: string, load: Load<V>): Promise<V> {
    try {
      const value = await load(entries.get(key)?.value ?? null);
      put(key, value);
      failures.delete(key);
      return value;
    } catch (error) {
      fail(key, error);
      throw error;
    } finally {
      loads.delete(key);
    }
  }

  function isShareTaken(key: string): boolean {
    if (!share || loads.size < share.maxLoads) return false;
    const owner = share.ownerOf(key);
    const own = [...loads.keys()].filter((one) => share.ownerOf(one) === owner);
    return own.length >= share.maxLoads;
  }

  function start(key: string, load: Load<V>, after = Promise.resolve()): Promise<V> {
    const running = loads.get(key);
    if (running !== undefined) return running;
    const failure = failures.get(key);
    if (failure && now() < failure.until) return handled(Promise.reject(failure.error));
    if (loads.size >= maxLoads || isShareTaken(key))
      return handled(Promise.reject(new TooBusy('Too many loads at once')));
    // a microtask later, so that a load that throws at once does not clean up before it is listed
    const loading = handled(after.then(() => run(key, load)));
    loads.set(key, loading);
    return loading;
  }

  return {
    get(key, timing, load) {
      const { freshMs, staleMs, applies = () => true, isOutdated = () => false } = timing;
      const entry = entries.get(key);
      const at = now();
      const ageMs = entry ? at - entry.loadedAt : 0;
      if (!entry || ageMs > staleMs || !applies(entry.value, at - entry.currentAt))
        return { isHit: false, loading: start(key, load) };
      // the end of the map is the most recently used
      entries.delete(key);
      entries.set(key, entry);
      const isLate = isOutdated(entry.value);
      if (!isLate) entry.currentAt = at;
      const isStale = ageMs > freshMs || isLate;
      return {
        isHit: true,
        value: entry.value,
        ageMs,
        refresh: isStale ? start(key, load, nextTask()) : null,
      };
    },
    delete: remove,
    size: () => ({ entries: entries.size, bytes }),
  };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Callers still get the failure; without a caller it is not an unhandled rejection. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
