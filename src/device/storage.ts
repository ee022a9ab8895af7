/**
 * Values kept on the device by key. Denied, full and corrupt storage never throws: what cannot be
 * stored is held in memory for as long as the page lives.
 */
export type KeyValueStorage = {
  /**
   * What was written, null when there is nothing, or nothing that this format can read. What `as`
   * cannot read is removed: it would be in the way at each start.
   */
  read<T>(key: string, as: Reader<T>): T | null;
  /** The same, and nothing is removed: another window may have another version of the app. */
  peek<T>(key: string, as: Reader<T>): T | null;
  /** Stores a JSON value at once. Returns whether it will still be there after a reload. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Removes everything but the keys that `keeps` says yes to, whoever wrote it. */
  clearAllExcept(keeps: (key: string) => boolean): void;
};

/** Reads a stored value, which may be anything; null for what it cannot read. */
export type Reader<T> = (stored: unknown) => T | null;

/**
 * Makes a shelf of a storage, which is looked up on each use because looking it up may already
 * throw: `createStorage(() => window.localStorage, 1)`. A value is stored as `{"format":1,"value":…}`;
 * values of another format count as absent.
 */
export function createStorage(storage: () => Storage, format: number): KeyValueStorage {
  const memory = new Map<string, string>();

  function attempt<T>(use: (stored: Storage) => T, otherwise: T): T {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  }

  const put = (key: string, text: string) =>
    attempt((stored) => {
      stored.setItem(key, text);
      return true;
    }, false);

  const remove = (key: string) => {
    memory.delete(key);
    attempt((stored) => stored.removeItem(key), undefined);
  };

  const opened = (key: string) =>
    open(memory.get(key) ?? attempt((stored) => stored.getItem(key), null), format);

  const readable = <T>(value: unknown, as: Reader<T>) => (value === null ? null : as(value));

  return {
    read(key, as) {
      const stored = opened(key);
      const value = readable(stored, as);
      if (stored !== null && value === null) remove(key);
      return value;
    },

    peek: (key, as) => readable(opened(key), as),

    write(key, value) {
      const text = JSON.stringify({ format, value });
      let isStored = put(key, text);
      if (!isStored) {
        // In a full storage the old value makes room for the new one; an outdated one helps nobody.
        remove(key);
        isStored = put(key, text);
      }
      if (isStored) memory.delete(key);
      else memory.set(key, text);
      return isStored;
    },

    remove,

    clearAllExcept(keeps) {
      const stored = attempt((all) => keysOf(all), []);
      for (const key of new Set([...stored, ...memory.keys()])) {
        if (!keeps(key)) remove(key);
      }
    },
  };
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

function open(text: string | null, format: number): unknown {
  if (text === null) return null;
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== 'object' || envelope === null) return null;
    if (!('format' in envelope) || envelope.format !== format) return null;
    return 'value' in envelope ? envelope.value : null;
  } catch {
    return null;
  }
}
