const msPerDay = 24 * 60 * 60 * 1000;

type Cookies = {
  get(name: string): string | null;
  set(name: string, value: string, days: number): void;
  /**
   * Sets a cookie that is for the shop's own pages: it goes nowhere with what another site has caused.
   * A frame inside another site keeps none, and has to do without.
   */
  setStrict(name: string, value: string, days: number): void;
  remove(name: string): void;
  /** Removes every cookie that the page can see but those that `keeps` says yes to. */
  clearAllExcept(keeps: (name: string) => boolean): void;
};

/** What of the page decides how cookies are written. */
type CookiePage = {
  document: { cookie: string };
  /** shown inside another page, as Telegram's web clients do */
  isEmbedded: boolean;
  /** served over https */
  isSecure: boolean;
};

/** Cookies of the whole site. A page that may have none (sandboxed, denied) just has none. */
export function createCookies({ document, isEmbedded, isSecure }: CookiePage): Cookies {
  // Inside another site a cookie is kept only when it is marked for that and, in browsers that
  // separate what is embedded by whom, partitioned.
  const embedded = 'SameSite=None; Secure; Partitioned';
  const plain = isSecure ? 'SameSite=Lax; Secure' : 'SameSite=Lax';
  const attributes = isEmbedded && isSecure ? embedded : plain;
  const strict = isSecure ? 'SameSite=Strict; Secure' : 'SameSite=Strict';

  const all = (): (readonly [string, string])[] =>
    attempt(() => document.cookie, '')
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))] as const;
      });

  const put = (name: string, value: string, expires: number, how: string) =>
    attempt(() => {
      const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
      document.cookie = `${pair}; path=/; expires=${new Date(expires).toUTCString()}; ${how}`;
    }, undefined);

  // A partitioned cookie and a plain one of the same name are two, and only a secure page may
  // touch the first.
  const remove = (name: string) => {
    for (const how of isSecure ? [plain, embedded] : [plain]) put(name, '', 0, how);
  };

  const set = (how: string) => (name: string, value: string, days: number) =>
    put(name, value, Date.now() + days * msPerDay, how);

  return {
    get: (name) => all().find(([known]) => known === name)?.[1] ?? null,
    set: set(attributes),
    setStrict(name, value, days) {
      // One that was set for a frame would stay beside it, and go along where this one does not.
      remove(name);
      set(strict)(name, value, days);
    },
    remove,
    clearAllExcept(keeps) {
      for (const [name] of all()) if (!keeps(name)) remove(name);
    },
  };
}

function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** Another program on the same host may have written anything. */
const decode = (text: string): string => attempt(() => decodeURIComponent(text), text);
