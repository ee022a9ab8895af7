import { type Cache, type CacheOptions, createCache } from './cache.ts';
import type { Bytes } from './codec.ts';
import { createMemoryStore } from './memoryStore.ts';
import { createSharedStore, type PlatformCache, type Wire } from './sharedStore.ts';

/**
 * The bound where none is set, bytes: 1,000 shops like the demo's take half of it, in one language, and the
 * process then takes 230 MB (docs/performance).
 */
export const usualBytes = 128_000_000;

/**
 * What the edge keeps, in shares of one bound. Each kind has a share of its own, so that much of one pushes out
 * nothing of another: a shop has thousands of products, and their pages push out no home.
 */
const shares = {
  /** responses of the API, compressed */
  answers: 13 / 64,
  /** compressed: of the default 128 MB, 1,000 homes of 48 kB */
  pages: 24 / 64,
  productPages: 8 / 64,
  /** pages in a coding that few ask for */
  otherCodings: 2 / 64,
  /** parsed, and many times their text: a few, for the time in which their pages are made */
  shops: 12 / 64,
  /** drawn, for the same time */
  homes: 1 / 64,
  productIds: 3 / 64,
  vacancyIds: 1 / 128,
  languages: 1 / 128,
} as const;

type Kind = keyof typeof shares;
export const kinds = Object.keys(shares) as Kind[];

type KindOptions<V> = Omit<CacheOptions<V>, 'maxBytes' | 'now' | 'store'> & {
  /** how a value is written where instances share it; without, each has its own */
  wire?: Wire<V>;
};

/** What all instances of one deployment share. */
export type Shared = {
  cache: PlatformCache;
  /** no other deployment's: what is kept of one is never met by the next */
  version: string;
};

/** A value that has all its bytes in `packed`. */
export const packedWire = <V extends { packed: Bytes }>(): Wire<V> => ({
  write: ({ packed, ...head }) => [head, packed],
  read: (head, packed) => ({ ...(head as Omit<V, 'packed'>), packed }) as V,
});

export type Memory = {
  /** a cache for one kind */
  cacheOf<V>(kind: Kind, options: KindOptions<V>): Cache<V>;
  /** of all kinds together */
  size(): { entries: number; bytes: number };
};

/** Whose a key is that begins with the two words of its owner. */
export const ownerOfKey = (key: string): string => key.split(' ', 2).join(' ');

/**
 * The memory of one edge, `maxBytes` for all that it keeps; `now` in epoch ms. With `shared`, what takes a call or a
 * render to have is every instance's.
 */
export function createMemory(maxBytes: number, now: () => number, shared?: Shared): Memory {
  const caches: Pick<Cache<unknown>, 'size'>[] = [];
  return {
    cacheOf(kind, { wire, ...options }) {
      const own = { ...options, now, maxBytes: maxBytes * shares[kind] };
      const memory = createMemoryStore({ ...own, ownerOf: options.share?.ownerOf });
      const prefix = `https://storefront.internal/${shared?.version}/${kind}/`;
      const store =
        shared && wire
          ? createSharedStore({ memory, cache: shared.cache, prefix, wire, now })
          : memory;
      const cache = createCache({ ...own, store });
      caches.push(cache);
      return cache;
    },
    size() {
      const sizes = caches.map((cache) => cache.size());
      return {
        entries: sizes.reduce((sum, { entries }) => sum + entries, 0),
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}
