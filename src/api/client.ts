import { createFetch, FetchError, type FetchOptions } from 'ofetch';
import * as limits from '../domain/limits';
import { maxResponseBytes } from '../domain/maxResponseBytes';
import type { Answer, Attempt } from './answer';
import type { Pass } from './backoff';
import { isOver, untilOver } from './untilOver';

declare module 'ofetch' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface FetchOptions {
    token?: string | null;
    /** Each of them ends the request. */
    ends?: readonly AbortSignal[];
    /** Waits until the server may be asked; null means do not send. */
    enter?: () => Promise<Pass | null>;
    /** permission of the attempt under way */
    pass?: Pass;
  }
}

type Parts = { fetch: typeof globalThis.fetch; merchant: () => string };

export type Client = ReturnType<typeof createClient>;

/**
 * Creates the client of the API: JSON, headers, 30 s for an attempt, and the answers after which
 * there is a second one (§7). What ofetch 1.5 leaves to us:
 *
 * - Its timer ends with the headers, so `fetchWhole` resolves when the body is there. In its retry it
 *   keeps the first attempt’s signal and sets no timer, so each attempt starts without a signal; for
 *   the same reason the caller’s signals are in `ends`.
 * - It repeats a request that has timed out.
 * - No signal ends its pause before a retry: `enter` waits instead.
 */
export function createClient({ fetch, merchant }: Parts) {
  const ofetch = createFetch({
    fetch: (input, init) => fetchWhole(fetch, input, init),
    defaults: {
      headers: { accept: 'application/json' },
      responseType: 'text',
      timeout: limits.requestTimeoutMs,
      retry: 1,
      retryStatusCodes: [...limits.retriedStatuses],
      async onRequest({ options }) {
        const { headers, token, enter, ends = [] } = options;
        delete options.signal;
        headers.set('merchant', merchant());
        if (token) headers.set('authorization', `Bearer ${token}`);
        const pass = await enter?.();
        if (isOver(ends)) pass?.end(null);
        if (!pass || isOver(ends)) throw new Error('Not sent');
        options.pass = pass;
      },
      onResponse({ response, options }) {
        options.pass?.end(answerOf(response));
      },
      onRequestError({ options }) {
        const hasEnded = isOver(options.ends ?? []);
        const failure = options.signal?.aborted ? 'timeout' : 'network';
        options.pass?.end(hasEnded ? null : failure);
        if (hasEnded || failure === 'timeout') options.retry = false;
      },
    },
  });

  /** Sends a call; resolves to the last attempt’s outcome, whatever it is. */
  return (path: string, options: FetchOptions<'text'>): Promise<Attempt> =>
    ofetch.raw(path, options).then(answerOf, outcomeOf);
}

function outcomeOf(error: unknown): Attempt {
  if (!(error instanceof FetchError)) return 'network';
  if (error.response) return answerOf(error.response);
  return error.options?.signal?.aborted ? 'timeout' : 'network';
}

function answerOf(response: Response & { _data?: string }): Answer {
  const { status, headers, redirected: isRedirected, _data: text = '' } = response;
  const [date, retryAfter] = [headers.get('date'), headers.get('retry-after')];
  return { status, text, isRedirected, date, retryAfter };
}

type Init = RequestInit & Pick<FetchOptions, 'ends'>;

/** Resolves to a response whose body has been read, so that timer and retry cover the body too. */
function fetchWhole(
  fetch: typeof globalThis.fetch,
  input: RequestInfo | URL,
  { ends = [], ...init }: Init = {},
): Promise<Response> {
  return untilOver([...ends, ...(init.signal ? [init.signal] : [])], async (signal) => {
    const response = await fetch(input, { ...init, signal });
    const text = await readText(response.body);
    // Defined, not assigned: a server's own Response may have it read-only.
    return Object.defineProperty(response, 'text', { value: () => Promise.resolve(text) });
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
