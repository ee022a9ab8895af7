import { createFetch, type FetchOptions } from 'ofetch';
import { limits } from '../domain/limits';
import type { Answer } from './answer';

/** How one try ended: with an answer of whatever status, without one, or not in time. */
export type Attempt = Answer | 'network' | 'timeout';

type Request = Pick<FetchOptions, 'method' | 'baseURL' | 'headers' | 'query' | 'body'>;

/**
 * Makes the function that sends a request once and reads its body as text, in 30 s altogether (§7).
 * ofetch keeps an aborted signal for its own retry and stops its clock before the body is read, so
 * both the clock and the retry are kept outside of it.
 */
export function createAttempt(fetch: typeof globalThis.fetch) {
  const exchange = createFetch({ fetch });

  return async function attempt(
    path: string,
    request: Request,
    signal?: AbortSignal,
  ): Promise<Attempt> {
    const aborter = new AbortController();
    let late = false;
    const clock = setTimeout(() => {
      late = true;
      aborter.abort();
    }, limits.requestTimeoutMs);
    const forward = () => aborter.abort();
    signal?.addEventListener('abort', forward);
    if (signal?.aborted) forward();
    try {
      const response = await Promise.race([
        exchange.raw<string, 'text'>(path, {
          ...request,
          signal: aborter.signal,
          retry: false,
          responseType: 'text',
          ignoreResponseError: true,
        }),
        ended(aborter.signal),
      ]);
      return { status: response.status, text: response._data ?? '' };
    } catch {
      return late ? 'timeout' : 'network';
    } finally {
      clearTimeout(clock);
      signal?.removeEventListener('abort', forward);
    }
  };
}

/** Rejects when the signal aborts: not every fetch, and not every body, ends with its signal. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
