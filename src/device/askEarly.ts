import * as limits from '../domain/limits';
import type { EarlyAnswer } from './earlyCalls';

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
    xhr.onprogress = ({ loaded }) => loaded > limits.maxResponseBytes && xhr.abort();
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
