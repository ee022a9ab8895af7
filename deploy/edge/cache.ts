import { createMemoryStore, type MemoryOptions, type Store } from './memoryStore.ts';
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

type Load<V> = (before: V | null) => Promise<V>;

/** Told of what goes on behind a response. */
export type Keep = (work: Promise<unknown>) => void;

export type Cache<V> = {
  /** `load` gets the value that it replaces. `keep` is told of the load, too. */
  get(
    key: string,
    timing: Timing<V>,
    load: Load<V>,
    keep?: Keep,
  ): Promise<CacheHit<V> | CacheMiss<V>>;
  delete(key: string): Promise<void>;
  size(): { entries: number; bytes: number };
};

/** The value, at once or when it is loaded. */
export async function loaded<V>(getting: Promise<CacheHit<V> | CacheMiss<V>>): Promise<V> {
  const got = await getting;
  return got.isHit ? got.value : got.loading;
}

export type CacheOptions<V> = Omit<MemoryOptions<V>, 'ownerOf'> & {
  /** epoch ms */
  now: () => number;
  /** loads under way at once; beyond that a missing key fails immediately */
  maxLoads?: number;
  /** whose a key is, and how many of the loads may be theirs; of who has more than half of the bytes the oldest goes first */
  share?: { ownerOf: (key: string) => string; maxLoads: number };
  /** default: in memory, as much as `maxBytes` */
  store?: Store<V>;
};

/** A key that failed is not loaded again before this, ms. */
const retryMs = 2000;

/** A failure that will last: its key is not loaded again before a minute has passed. */
export class LastingFailure extends Error {}
const lastingMs = 60_000;

const maxFailures = 1000;

/** A load that takes longer has been lost with the visit that began it, as platforms end those. */
const lostMs = 30_000;

/** A cache: everybody who waits for a missing key shares one load, and failures are not cached. */
export function createCache<V>(options: CacheOptions<V>): Cache<V> {
  const { now, maxLoads = 500, share } = options;
  const store = options.store ?? createMemoryStore({ ...options, ownerOf: share?.ownerOf });
  const loads = new Map<string, { loading: Promise<V>; since: number }>();
  const failures = new Map<string, { error: unknown; until: number }>();

  /** What is at hand, if it counts, and whether it is to be loaded again. */
  function find(key: string, { freshMs, staleMs, applies, isOutdated }: Timing<V>) {
    const entry = store.get(key);
    if (!entry) return null;
    const at = now();
    const ageMs = at - entry.loadedAt;
    if (ageMs > staleMs || applies?.(entry.value, at - entry.currentAt) === false) return null;
    const isLate = isOutdated?.(entry.value) === true;
    if (!isLate) entry.currentAt = at;
    // Of what was loaded before the clock stepped back nobody knows the age.
    const isStale = ageMs > freshMs || ageMs < 0 || isLate;
    return { value: entry.value, ageMs, isStale };
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

  async function run(key: string, load: Load<V>, keep: Keep): Promise<V> {
    try {
      const value = await load(store.get(key)?.value ?? null);
      const at = now();
      keep(store.put(key, { value, loadedAt: at, currentAt: at }));
      failures.delete(key);
      return value;
    } catch (error) {
      fail(key, error);
      throw error;
    }
  }

  function isShareTaken(key: string): boolean {
    if (!share || loads.size < share.maxLoads) return false;
    const owner = share.ownerOf(key);
    const own = [...loads.keys()].filter((one) => share.ownerOf(one) === owner);
    return own.length >= share.maxLoads;
  }

  function start(key: string, work: () => Promise<V>): Promise<V> {
    const running = loads.get(key);
    if (running && now() - running.since <= lostMs) return running.loading;
    loads.delete(key);
    const failure = failures.get(key);
    const leftMs = failure ? failure.until - now() : 0;
    if (failure && leftMs > 0 && leftMs <= lastingMs) return handled(Promise.reject(failure.error));
    if (loads.size >= maxLoads || isShareTaken(key))
      return handled(Promise.reject(new TooBusy('Too many loads at once')));
    const listed = {
      // a microtask later, so that a load that throws at once does not clean up before it is listed
      loading: handled(
        Promise.resolve()
          .then(work)
          .finally(() => loads.get(key) === listed && loads.delete(key)),
      ),
      since: now(),
    };
    loads.set(key, listed);
    return listed.loading;
  }

  /** Loads in a later task what nobody waits for, unless another instance has. */
  async function refresh(key: string, timing: Timing<V>, load: Load<V>, keep: Keep): Promise<V> {
    await nextTask();
    if (store.renew) {
      await store.renew(key);
      const found = find(key, timing);
      if (found && !found.isStale) return found.value;
    }
    return run(key, load, keep);
  }

  return {
    async get(key, timing, load, keep = () => undefined) {
      let found = find(key, timing);
      if (!found && store.renew) {
        await store.renew(key);
        found = find(key, timing);
      }
      if (!found) {
        const loading = start(key, () => run(key, load, keep));
        keep(loading);
        return { isHit: false, loading };
      }
      const { value, ageMs, isStale } = found;
      const hit = { isHit: true, value, ageMs } as const;
      if (!isStale) return { ...hit, refresh: null };
      const refreshed = start(key, () => refresh(key, timing, load, keep));
      keep(refreshed);
      return { ...hit, refresh: refreshed };
    },
    delete: store.delete,
    size: store.size,
  };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Callers still get the failure; without a caller it is not an unhandled rejection. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
