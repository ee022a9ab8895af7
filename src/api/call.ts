/**
 * Lifetime of a call. When the scope ends the call is aborted, and a late response is dropped.
 *
 * - `shop`: the merchant's shop, independent of the user; default for calls without a token
 * - `person`: the current session, guest or customer; default for calls with the stored token
 * - `signIn`: the current session, until somebody signs in or out
 */
export type CallScope = 'shop' | 'person' | 'signIn';

type Scoped = {
  scope?: CallScope;
  /** the stored token, or another one */
  withToken?: boolean | string;
};

/** The scope of a call; null for one with a token of its own, which nothing ends. */
export function scopeOf({ scope, withToken }: Scoped): CallScope | null {
  if (typeof withToken === 'string') return null;
  return scope ?? (withToken ? 'person' : 'shop');
}

/** The URL of a read, by which the inline script keeps its response. */
export function earlyUrl(path: string, query: Record<string, unknown> = {}): string {
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return search.length > 0 ? `${path}?${new URLSearchParams(search)}` : path;
}

/** A loader of code that several calls need: it loads once, and after a failure again with the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
