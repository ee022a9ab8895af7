import { callKey } from '../domain/start/callKey';

/** A response with its body, already read completely. */
export type EarlyAnswer = {
  status: number;
  text: string;
  /** the request was redirected: the response may be a gateway's, not the API's */
  isRedirected?: boolean;
  /** raw header values; null for headers that a cross-origin server does not expose */
  date?: string | null;
  retryAfter?: string | null;
};

/** Requests sent by the inline script, by `callKey`; undefined once taken by the app. */
export type EarlyCalls = Record<string, Promise<EarlyAnswer> | undefined>;

/**
 * Takes an early response. Each is taken once, so that repeating the request reaches the server.
 * The key is set even without an early response, so that the inline script does not send the same
 * request later: its response would go stale.
 */
export function takeEarly(calls: EarlyCalls, url: string, merchant: string) {
  const key = callKey(url, merchant);
  const response = calls[key];
  calls[key] = undefined;
  return response;
}
