import type { Localized } from '../domain/text/language';

/**
 * Why a call has no result.
 *
 * - `network`: connection dropped, aborted by the caller, or the code that sends could not be loaded
 * - `timeout`: no response within 30 s (§7)
 * - `status`: a non-2xx response
 * - `unauthorized`: a 401 on a call with a token; without one it is `status`
 * - `unreadable`: an invalid 2xx body, or an error whose body is not the API's. The call may have taken
 *   effect
 * - `noToken`: nobody is logged in, nothing was sent
 * - `ended`: the call's scope has ended (`CallScope`); show nothing
 *
 * `status` is the API's, null if it sent none; `description` is the server's message for the
 * customer. `failureKind` classifies errors.
 */
export type ApiError = {
  kind: 'network' | 'timeout' | 'status' | 'unreadable' | 'unauthorized' | 'noToken' | 'ended';
  status: number | null;
  description: Localized | null;
  /** `unreadable`: whole and the API's own, not a gateway's page: it would be the same again */
  isOwn?: boolean;
  /** an error the app has its own message for */
  reason?: 'overpriced';
  /**
   * The API itself has answered 429 or 503, in JSON: a write was not carried out, and may be sent
   * again after this many milliseconds; 0 if it does not say (settled: sending the order).
   */
  notTaken?: { retryAfterMs: number };
  /** The API itself has answered 500, in JSON: whether the write was carried out is unknown, but it is over. */
  isOver?: boolean;
};

/** Result of a call: `[error, null]` or `[null, result]` (§7). */
export type Result<T> = [ApiError, null] | [null, T];

export const failure = (kind: ApiError['kind'], status: number | null = null): [ApiError, null] => [
  { kind, status, description: null },
  null,
];
