import type { GenericSchema } from 'valibot';
import type { Result } from './result';

/**
 * Lifetime of a call. When the scope ends the call is aborted, and a late response is dropped.
 *
 * - `shop`: the merchant's shop, independent of the user; default for calls without a token
 * - `person`: the current session, guest or customer; default for calls with the stored token
 * - `signIn`: the current session, until somebody signs in or out
 */
export type CallScope = 'shop' | 'person' | 'signIn';

/** What a response must be; reads that home waits for load theirs only when there is something to read. */
export type Schema<T> = GenericSchema<unknown, T> | (() => Promise<GenericSchema<unknown, T>>);

export type Call = {
  scope?: CallScope;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /**
   * The spec's WITH_TOKEN: sends the stored token, or fails with `noToken` without a request. A
   * string is sent instead of the stored token; its 401 does not end the session, and the call has
   * no scope but one that it names (logout).
   */
  withToken?: boolean | string;
  /** of the content host, where a 401 ends the session even on calls without a token (§8) */
  isContent?: boolean;
  /** false: never retried (order creation, and reads that the caller repeats) */
  retry?: boolean;
  signal?: AbortSignal;
  /** a failure is reported, and so is an answer that holds nothing (§8: the merchant's) */
  isReported?: boolean;
};

export type Typed<T> = Call & { schema: Schema<T> };

export type Send = {
  <T>(path: string, call: Typed<T>): Promise<Result<T>>;
  /** Without a schema any body except HTML means success. */
  (path: string, call?: Call): Promise<Result<null>>;
};

/** The calls of the API. */
export type Http = Record<'get' | 'post' | 'put' | 'delete', Send>;

export type Exchange = (
  method: keyof Http,
  path: string,
  call: Call & Partial<Typed<unknown>>,
) => Promise<Result<unknown>>;

/** The calls, all of which are made by `exchange`. */
export function callsBy(exchange: Exchange): Http {
  function sender(method: keyof Http): Send {
    function send<T>(path: string, call: Typed<T>): Promise<Result<T>>;
    function send(path: string, call?: Call): Promise<Result<null>>;
    function send(path: string, call: Call = {}): Promise<Result<unknown>> {
      return exchange(method, path, call);
    }
    return send;
  }
  return {
    get: sender('get'),
    post: sender('post'),
    put: sender('put'),
    delete: sender('delete'),
  };
}

/** The scope of a call; null for one with a token of its own that names none, which nothing ends. */
export function scopeOf({ scope, withToken }: Call): CallScope | null {
  if (scope || typeof withToken === 'string') return scope ?? null;
  return withToken ? 'person' : 'shop';
}

/** The URL of a read, by which the page keeps what it has brought. */
export function readUrl(path: string, query: Call['query'] = {}): string {
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return search.length > 0 ? `${path}?${new URLSearchParams(search)}` : path;
}
