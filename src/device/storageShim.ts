/**
 * Must be the app's first import. In a cross-site frame with storage denied, merely reading
 * `window.sessionStorage` throws, and Telegram's SDK does that unguarded. Such a storage is
 * replaced by one in memory, which is lost on unload.
 */
for (const name of ['sessionStorage', 'localStorage'] as const) {
  try {
    void window[name].length;
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

/** Not an instance of `Storage`: `device/reload` uses that to detect the shim. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, String(value)),
  };
}

export {};
