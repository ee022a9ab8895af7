/** `currentAt`: when it was loaded, or last served without being outdated. Epoch ms. */
export type Entry<V> = { value: V; loadedAt: number; currentAt: number };

/**
 * Where a cache keeps its entries: in the memory of this instance (below), or in what all instances share
 * besides (`sharedStore.ts`).
 */
export type Store<V> = {
  /** what is at hand, and is used now */
  get(key: string): Entry<V> | undefined;
  /** settles when every instance finds it; `get` does at once */
  put(key: string, entry: Entry<V>): Promise<void>;
  delete(key: string): Promise<void>;
  size(): { entries: number; bytes: number };
  /** has at hand what another instance may have loaded later; never rejects */
  renew?(key: string): Promise<void>;
};

export type MemoryOptions<V> = {
  maxBytes: number;
  /** bytes of a value; the key and an entry's own costs are added */
  sizeOf: (value: V) => number;
  /** whose a key is: of who has more than half of the bytes the oldest goes first */
  ownerOf?: ((key: string) => string) | undefined;
};

/** Estimated memory of an entry besides its key and value, bytes. */
const entryBytes = 200;

/** Keeps entries in this instance's memory, bounded by bytes: the least recently used goes first. */
export function createMemoryStore<V>({ maxBytes, sizeOf, ownerOf }: MemoryOptions<V>): Store<V> {
  const entries = new Map<string, { entry: Entry<V>; bytes: number }>();
  const held = new Map<string, number>();
  let bytes = 0;

  function count(key: string, more: number): void {
    bytes += more;
    if (!ownerOf) return;
    const owner = ownerOf(key);
    const all = (held.get(owner) ?? 0) + more;
    if (all > 0) held.set(owner, all);
    else held.delete(owner);
  }

  function remove(key: string): void {
    count(key, -(entries.get(key)?.bytes ?? 0));
    entries.delete(key);
  }

  /** What goes first: of an owner with more than half, so that the others keep what they have. */
  function nextToGo(): string | undefined {
    for (const [owner, own] of held)
      if (own > maxBytes / 2)
        for (const key of entries.keys()) if (ownerOf?.(key) === owner) return key;
    return entries.keys().next().value;
  }

  return {
    get(key) {
      const kept = entries.get(key);
      if (kept === undefined) return undefined;
      // the end of the map is the most recently used
      entries.delete(key);
      entries.set(key, kept);
      return kept.entry;
    },
    put(key, entry) {
      remove(key);
      const size = sizeOf(entry.value) + key.length * 2 + entryBytes;
      if (size <= maxBytes) {
        entries.set(key, { entry, bytes: size });
        count(key, size);
        while (bytes > maxBytes) remove(nextToGo() ?? key);
      }
      return Promise.resolve();
    },
    delete(key) {
      remove(key);
      return Promise.resolve();
    },
    size: () => ({ entries: entries.size, bytes }),
  };
}
