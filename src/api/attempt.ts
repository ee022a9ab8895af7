import type { $Fetch, FetchOptions } from 'ofetch';
import { limits } from '../domain/limits';
import type { Answer } from './answer';
import type { Backoff } from './backoff';
import { createPause } from './retryAfter';

/** How one try ended: with an answer of whatever status, without one, or not in time. */
export type Attempt = Answer | 'network' | 'timeout';

type Request = Pick<FetchOptions, 'body'> & {
  method: string;
  baseURL: string;
  headers: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
};

/** An answer that was asked for before the app was there, if there is one. */
export type Early = (url: string, merchant: string) => Promise<Answer> | undefined;

type Parts = { fetch: typeof globalThis.fetch; early: Early; backoff: Backoff };

/**
 * Makes the function that sends a request once and reads its body as text, in 30 s altogether (§7).
 * ofetch keeps an aborted signal for its own retry and stops its clock before the body is read, so
 * both the clock and the retry are kept outside of it. It is fetched with the first call that nobody
 * has asked early.
 */
export function createAttempt({ fetch, early, backoff }: Parts) {
  const pause = createPause();
  let ofetch: Promise<$Fetch> | undefined;

  async function send(path: string, request: Request, signal: AbortSignal): Promise<Answer> {
    const url = urlOf(path, request);
    const merchant = request.headers.merchant ?? '';
    const asked = request.method === 'GET' ? early(url, merchant) : undefined;
    if (asked !== undefined) return asked;
    ofetch ??= import('ofetch').then(({ createFetch }) => createFetch({ fetch }));
    // Code that did not arrive is asked for again by the next call.
    const exchange = await ofetch.catch((error: unknown) => {
      ofetch = undefined;
      throw error;
    });
    const response = await exchange.raw<string, 'text'>(path, {
      ...request,
      signal,
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
    });
    const { status, headers, redirected: isRedirected } = response;
    return {
      status,
      text: response._data ?? '',
      isRedirected,
      date: headers.get('date'),
      retryAfter: headers.get('retry-after'),
    };
  }

  async function sendInTime(
    path: string,
    request: Request,
    signals: readonly AbortSignal[],
  ): Promise<Attempt> {
    const aborter = new AbortController();
    let late = false;
    const clock = setTimeout(() => {
      late = true;
      aborter.abort();
    }, limits.requestTimeoutMs);
    const forward = () => aborter.abort();
    for (const signal of signals) signal.addEventListener('abort', forward);
    try {
      const asked = send(path, request, aborter.signal);
      return await Promise.race([asked, ended(aborter.signal)]);
    } catch {
      return late ? 'timeout' : 'network';
    } finally {
      clearTimeout(clock);
      for (const signal of signals) signal.removeEventListener('abort', forward);
    }
  }

  /** `isHeld`: waits with all others while the server is out of reach; `held`: and was not sent. */
  return async function attempt(
    path: string,
    request: Request,
    { signals, isHeld }: { signals: readonly AbortSignal[]; isHeld: boolean },
  ): Promise<Attempt | 'held'> {
    await pause.over(signals);
    const pass = await backoff.enter({ baseURL: request.baseURL, path, isHeld }, signals);
    if (!pass) return 'held';
    const isOver = () => signals.some(({ aborted }) => aborted);
    const answer = isOver() ? 'network' : await sendInTime(path, request, signals);
    pause.hear(answer);
    pass.end(typeof answer === 'string' && isOver() ? null : answer);
    return answer;
  };
}

/** The address as the inline script writes it. */
function urlOf(path: string, { baseURL, query = {} }: Request): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return `${baseURL}${path}${text ? `?${text}` : ''}`;
}

/** Rejects when the signal aborts: not every fetch, and not every body, ends with its signal. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
