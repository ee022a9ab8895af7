import * as limits from '../domain/limits';
import { maxResponseBytes } from '../domain/limits';
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

/**
 * Sends an early request. Uses XHR because `fetch` takes several tasks to deliver a body, which are
 * delayed during a busy start.
 */
export function askEarly(url: string, merchant: string) {
  return new Promise<EarlyAnswer>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.onload = () => {
      const { status, responseText: text, responseURL } = xhr;
      const isRedirected = responseURL !== new URL(url, location.href).href;
      const date = headerOf(xhr, 'date');
      resolve({ status, text, isRedirected, date, retryAfter: headerOf(xhr, 'retry-after') });
    };
    xhr.onerror = xhr.onabort = xhr.ontimeout = reject;
    xhr.timeout = limits.requestTimeoutMs;
    xhr.onprogress = ({ loaded }) => loaded > maxResponseBytes && xhr.abort();
    xhr.open('GET', url);
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('merchant', merchant);
    xhr.send();
  });
}

/**
 * Unlike `getResponseHeader`, logs no error for a header that a cross-origin server does not
 * expose.
 */
const headerOf = (xhr: XMLHttpRequest, name: string): string | null =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(xhr.getAllResponseHeaders())?.[1]?.trim() ?? null;
