/**
 * Key-value storage on the device. Denied, full and corrupt storage never throws: what cannot be
 * stored is kept in memory until the page is unloaded.
 */
export type KeyValueStorage = {
  /**
   * Returns the stored value, or null if it is missing or invalid. A value that `as` rejects is
   * removed, so that it does not fail again at each start.
   */
  read<T>(key: string, as: Reader<T>): T | null;
  /** Like `read`, but removes nothing: another window may run another version of the app. */
  peek<T>(key: string, as: Reader<T>): T | null;
  /** Stores a JSON value synchronously. Returns whether it will survive a reload. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Removes everything except keys that `keeps` accepts, including entries of other software. */
  clearAllExcept(keeps: (key: string) => boolean): void;
};

/** Increment when the shape of stored values changes: older values then count as missing. */
export const storedFormat = 1;

/** Parses a stored value, which may be anything; null if it is invalid. */
export type Reader<T> = (stored: unknown) => T | null;

/**
 * Wraps a `Storage`: `createStorage(() => window.localStorage, 1)`. It is looked up on each use,
 * because the access itself may throw. A value is stored as `{"format":1,"value":…}`; values of
 * another format count as missing.
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

  const load = (key: string) =>
    unwrap(memory.get(key) ?? attempt((stored) => stored.getItem(key), null), format);

  const decode = <T>(value: unknown, as: Reader<T>) => (value === null ? null : as(value));

  return {
    read(key, as) {
      const stored = load(key);
      const value = decode(stored, as);
      if (stored !== null && value === null) remove(key);
      return value;
    },

    peek: (key, as) => decode(load(key), as),

    write(key, value) {
      const text = JSON.stringify({ format, value });
      let isStored = put(key, text);
      if (!isStored) {
        // If storage is full, removing the old value, outdated anyway, may make room for the new
        // one.
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

function unwrap(text: string | null, format: number): unknown {
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
