/**
 * Has to be the first import of the app. In a frame of another site with its storage denied,
 * already reading `window.sessionStorage` throws, and Telegram's SDK does so unguarded. Such a
 * storage is replaced by one in memory, which ends with the page.
 */
for (const name of ['sessionStorage', 'localStorage'] as const) {
  try {
    void window[name].length;
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

/** Its class is no `Storage`: `device/reload` tells by that what does not outlive the page. */
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
