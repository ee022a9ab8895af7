/** Receives the changed key; null means all keys. */
type Listener = (key: string | null) => void;

/** Storage shared by all windows of a device; a write notifies every window but its own. */
export function createSharedStorage() {
  const values = new Map<string, string>();
  const listeners = new Map<object, Listener>();

  const notify = (writer: object, key: string | null) => {
    for (const [window, listener] of listeners) {
      if (window !== writer) setTimeout(() => listeners.get(window) === listener && listener(key));
    }
  };

  /** The storage as `window` sees it; `close` disconnects it, as for a killed window. */
  function open(window: object, listener: Listener): { storage: Storage; close: () => void } {
    listeners.set(window, listener);
    const isOpen = () => listeners.has(window);
    const storage: Storage = {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem(key, value) {
        if (!isOpen() || values.get(key) === value) return;
        values.set(key, value);
        notify(window, key);
      },
      removeItem(key) {
        if (isOpen() && values.delete(key)) notify(window, key);
      },
      clear() {
        if (!isOpen() || values.size === 0) return;
        values.clear();
        notify(window, null);
      },
    };
    return { storage, close: () => listeners.delete(window) };
  }
  return { open, values };
}
