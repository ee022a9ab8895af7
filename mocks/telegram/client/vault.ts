/** `restored` names the secrets that another phone has got back. */
export type Drawer = 'cloud' | 'device' | 'secure' | 'restored' | 'biometry';

/** Telegram's storage for an app, separate for each bot, user and drawer. */
export type Vault = {
  read: (drawer: Drawer, key: string) => string | null;
  /** `null` removes the key; false when this browser has no room for it */
  write: (drawer: Drawer, key: string, value: string | null) => boolean;
  keys: (drawer: Drawer) => string[];
  clear: (drawer: Drawer) => void;
};

/** Stores the drawers in the simulator's own storage; `owner` identifies bot and user. */
export function createVault(storage: Storage, owner: () => string): Vault {
  const prefix = (drawer: Drawer) => `telegram:${owner()}:${drawer}:`;
  const keys = (drawer: Drawer) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix(drawer)))
      .map((key) => key.slice(prefix(drawer).length));
  const write = (drawer: Drawer, key: string, value: string | null) => {
    if (value === null) storage.removeItem(prefix(drawer) + key);
    else {
      try {
        storage.setItem(prefix(drawer) + key, value);
      } catch {
        return false;
      }
    }
    return true;
  };
  return {
    read: (drawer, key) => storage.getItem(prefix(drawer) + key),
    write,
    keys,
    clear: (drawer) => {
      for (const key of keys(drawer)) write(drawer, key, null);
    },
  };
}
