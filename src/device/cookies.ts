const secondsPerDay = 24 * 60 * 60;

type Cookies = {
  get(name: string): string | null;
  set(name: string, value: string, days: number): void;
  /**
   * Sets a `SameSite=Strict` cookie: it is not sent with requests initiated by other sites. In a
   * cross-site frame it cannot be stored.
   */
  setStrict(name: string, value: string, days: number): void;
  remove(name: string): void;
  /** Removes every cookie visible to the page, except those that `keeps` accepts. */
  clearAllExcept(keeps: (name: string) => boolean): void;
};

/** The properties of the page that determine cookie attributes. */
type CookiePage = {
  document: { cookie: string };
  /** embedded in another page, such as Telegram's web client */
  isEmbedded: boolean;
  /** served over https */
  isSecure: boolean;
};

/**
 * Cookies of the whole site. Where cookies are denied (sandbox, settings) there are none; never
 * throws.
 */
export function createCookies({ document, isEmbedded, isSecure }: CookiePage): Cookies {
  // In a cross-site frame a cookie is stored only with `SameSite=None` and, in browsers that
  // partition storage, `Partitioned`.
  const embedded = 'SameSite=None; Secure; Partitioned';
  const plain = isSecure ? 'SameSite=Lax; Secure' : 'SameSite=Lax';
  const attributes = isEmbedded && isSecure ? embedded : plain;
  const strict = isSecure ? 'SameSite=Strict; Secure' : 'SameSite=Strict';

  const readAll = (): (readonly [string, string])[] =>
    attempt(() => document.cookie, '')
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))] as const;
      });

  const put = (name: string, value: string, days: number, flags: string) =>
    attempt(() => {
      const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
      document.cookie = `${pair}; path=/; max-age=${days * secondsPerDay}; ${flags}`;
    }, undefined);

  // A partitioned and a plain cookie of the same name are distinct; only a secure page can remove
  // the partitioned one.
  const remove = (name: string) => {
    for (const flags of isSecure ? [plain, embedded] : [plain]) put(name, '', -1, flags);
  };

  const set = (flags: string) => (name: string, value: string, days: number) =>
    put(name, value, days, flags);

  return {
    get: (name) => readAll().find(([known]) => known === name)?.[1] ?? null,
    set: set(attributes),
    setStrict: set(strict),
    remove,
    clearAllExcept(keeps) {
      for (const [name] of readAll()) if (!keeps(name)) remove(name);
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

/** Other software on the same host may set malformed cookies: they are returned undecoded. */
const decode = (text: string): string => attempt(() => decodeURIComponent(text), text);
