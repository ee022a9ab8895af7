import type { $Fetch, FetchOptions } from 'ofetch';
import * as limits from '../domain/limits';
import { maxResponseBytes } from '../domain/maxResponseBytes';
import type { Answer } from './answer';
import type { Backoff } from './backoff';

/** Outcome of one attempt: a response of any status, a network failure or a timeout. */
export type Attempt = Answer | 'network' | 'timeout';

type Request = Pick<FetchOptions, 'body'> & {
  method: string;
  baseURL: string;
  headers: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
};

/** A response requested by the inline script before the app loaded, if any. */
export type Early = (url: string, merchant: string) => Promise<Answer> | undefined;

type Parts = { fetch: typeof globalThis.fetch; early: Early; backoff: Backoff };

/**
 * Creates a function that sends a request once and reads its body as text, within 30 s in total
 * (§7). ofetch reuses an aborted signal for its own retry and stops its timer before the body is
 * read, so timeout and retries are handled outside it. It is imported with the first call that has
 * no early response.
 */
export function createAttempt({ fetch, early, backoff }: Parts) {
  let ofetch: Promise<$Fetch> | undefined;

  async function send(path: string, request: Request, signal: AbortSignal): Promise<Answer> {
    const url = urlOf(path, request);
    const merchant = request.headers.merchant ?? '';
    const earlyAnswer = request.method === 'GET' ? early(url, merchant) : undefined;
    if (earlyAnswer !== undefined) return earlyAnswer;
    ofetch ??= import('ofetch').then(({ createFetch }) => createFetch({ fetch }));
    // A failed import is retried by the next call.
    const fetcher = await ofetch.catch((error: unknown) => {
      ofetch = undefined;
      throw error;
    });
    const response = await fetcher.raw<unknown, 'stream'>(path, {
      ...request,
      signal,
      retry: false,
      responseType: 'stream',
      ignoreResponseError: true,
    });
    const { status, headers, redirected: isRedirected } = response;
    return {
      status,
      text: await readText(response.body),
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
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      aborter.abort();
    }, limits.requestTimeoutMs);
    const forward = () => aborter.abort();
    for (const signal of signals) signal.addEventListener('abort', forward);
    try {
      const answer = send(path, request, aborter.signal);
      return await Promise.race([answer, rejectOnAbort(aborter.signal)]);
    } catch {
      return isTimedOut ? 'timeout' : 'network';
    } finally {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', forward);
    }
  }

  /**
   * `isHeld`: waits while the server is unreachable. 'held': the wait expired and nothing was sent.
   */
  return async function attempt(
    path: string,
    request: Request,
    { signals, isHeld }: { signals: readonly AbortSignal[]; isHeld: boolean },
  ): Promise<Attempt | 'held'> {
    const pass = await backoff.enter({ baseURL: request.baseURL, path, isHeld }, signals);
    if (!pass) return 'held';
    const isOver = () => signals.some(({ aborted }) => aborted);
    const answer = isOver() ? 'network' : await sendInTime(path, request, signals);
    pass.end(typeof answer === 'string' && isOver() ? null : answer);
    return answer;
  };
}

/** Must produce the same URL as the inline script. */
function urlOf(path: string, { baseURL, query = {} }: Request): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return `${baseURL}${path}${text ? `?${text}` : ''}`;
}

/** Rejects on abort: not every fetch or body read ends with its signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/**
 * Reads a body, counting what comes out of the decompression. Beyond `maxResponseBytes` it is a `<`,
 * which no answer of the API's own begins with.
 */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let left = maxResponseBytes; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.length;
    if (left < 0) {
      void reader.cancel();
      return '<';
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
