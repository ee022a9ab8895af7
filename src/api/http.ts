import type { GenericSchema } from 'valibot';
import * as limits from '../domain/limits';
import { spread } from '../domain/time/pauses';
import {
  type Answer,
  type Attempt,
  answerOf,
  isOwnAnswer,
  isPage,
  isUnauthorized,
  readAnswer,
  readText,
  refusal,
  retryAfterMs,
  type ServerTime,
  serverTimeOf,
} from './answer';
import {
  type Call,
  type CallScope,
  callsBy,
  type Http,
  readUrl,
  type Schema,
  scopeOf,
} from './call';
import { isRetried } from './failureKind';
import { type ApiError, failure } from './result';

/** A part of a response that was dropped; names fields, never values, so it is safe to log. */
export type Fault = { call: string; what: string };

export type HttpParts = {
  fetch: typeof globalThis.fetch;
  baseURL: () => string;
  /** the content host; null or none: the API's serves the content */
  contentURL?: string | null;
  /** merchant id, or its key until the id is known (settled: entering) */
  merchant: () => string;
  token: () => string | null;
  /**
   * Called once per stored token that the server rejects (§4, log-out). Resolves to whether there
   * is a new token, with which the call is repeated.
   */
  onUnauthorized: (error: ApiError) => Promise<boolean>;
  /** abort signal of a scope; without it calls never end early */
  endOf?: (scope: CallScope) => AbortSignal;
  /** A response requested by the inline script before the app loaded, if any. */
  early?: (url: string, merchant: string) => Promise<Answer> | undefined;
  report: (fault: Fault) => void;
  /** of times that name no zone; the default one without it */
  timeZone?: string;
  /** called with each response that its schema accepted and that carries the server time */
  onServerTime?: (time: ServerTime) => void;
  /** Milliseconds before a second attempt, by those that the server has asked for, 0 for none. */
  pause?: (toldMs: number) => number;
};

type Sent = Call & { token: string | null; end: AbortSignal };

/**
 * The client of the API: what happens to a call.
 *
 * 1. It gets its scope, its token and its schema.
 * 2. It is sent; a first attempt that has failed in one of §7's ways is followed by a second one.
 * 3. A 401 renews the session, and the call is sent with the new token.
 * 4. What has come is an error, or a value that the schema has read.
 */
export function createHttp(parts: HttpParts): Http {
  const { merchant, pause = drawPause } = parts;
  /** Until when each host has asked not to be called, by the clock of the page. */
  const quietUntil = new Map<string, number>();
  let refused: { token: string; isRenewed: Promise<boolean> } | null = null;

  return callsBy(async (name, path, call) => {
    const method = name.toUpperCase();
    const { withToken, isContent } = call;
    const end = endOf(call);
    const token = withToken === true ? parts.token() : withToken || null;
    if (withToken && !token) return failure('noToken');
    // A 401 for a token passed by the caller does not end the session.
    const endsSession = withToken === true || (!withToken && isContent);
    const sessionToken = endsSession ? parts.token() : null;
    const schema = await schemaOf(call.schema).catch(() => null);
    if (end?.aborted) return failure('ended');
    // As when the code that sends cannot be loaded.
    if (schema === null) return failure('network');

    let answer = await exchange(method, path, call, token);
    if (sessionToken && isUnauthorized(answer)) {
      const isRenewed = await renew(sessionToken, refusal(answer, sessionToken));
      if (isRenewed) answer = await exchange(method, path, call, token && parts.token());
    }

    const report = (what: string) => parts.report({ call: `${method} ${path}`, what });
    const outcome = typeof answer === 'string' ? answer : answer.status;
    const isDone = Number(outcome) >= 200 && Number(outcome) <= 299;
    if (call.isReported && !isDone) report(`failed: ${outcome}`);
    if (typeof answer === 'string') return failure(answer);
    if (!isDone) return [refusal(answer, token ?? sessionToken), null];
    // HTML instead of a response: a proxy has intercepted the call.
    if (!schema) return isPage(answer) ? failure('unreadable', answer.status) : [null, null];

    const read = readAnswer(schema, answer, { report, timeZone: parts.timeZone ?? '' });
    if (!read) {
      const [unreadable] = failure('unreadable', answer.status);
      return [{ ...unreadable, isOwn: isOwnAnswer(answer) }, null];
    }
    if (call.isReported && read.value === null) report('the answer has no id');
    const time = serverTimeOf(method, answer);
    if (time) parts.onServerTime?.(time);
    return [null, read.value];
  });

  function endOf(call: Call): AbortSignal | undefined {
    const scope = scopeOf(call);
    return scope ? parts.endOf?.(scope) : undefined;
  }

  function renew(token: string, error: ApiError): Promise<boolean> {
    // Several calls may be rejected with the same token, some of them after the next sign-in.
    if (refused?.token === token) return refused.isRenewed;
    if (token !== parts.token()) return Promise.resolve(parts.token() !== null);
    refused = { token, isRenewed: parts.onUnauthorized(error) };
    return refused.isRenewed;
  }

  /** The outcome of the last attempt, as soon as the scope or the caller has ended the call. */
  async function exchange(
    method: string,
    path: string,
    call: Call,
    token: string | null,
  ): Promise<Attempt | 'ended'> {
    const scope = endOf(call);
    const ends = [call.signal, scope].filter((each) => each !== undefined);
    const send = (end: AbortSignal) => attempts(method, path, { ...call, token, end });
    const attempt = await untilOver(ends, send).catch(() => 'network' as const);
    return scope?.aborted ? 'ended' : attempt;
  }

  async function attempts(method: string, path: string, call: Sent): Promise<Attempt> {
    const { query, body, token, end } = call;
    const baseURL = (call.isContent && parts.contentURL) || parts.baseURL();
    let { retry } = call;
    let last: Attempt = 'network';
    const hear = (attempt: Attempt) => {
      last = attempt;
      const waitMs = retryAfterMs(attempt);
      if (waitMs > 0) quietUntil.set(baseURL, performance.now() + waitMs);
    };

    const early =
      method === 'GET' ? parts.early?.(readUrl(baseURL + path, query), merchant()) : undefined;
    const first = await early?.catch(earlyFailure);
    if (first) {
      hear(first);
      if (retry === false || !deservesRetry(first)) return first;
      retry = false;
      await sleep(pause(retryAfterMs(first)));
    }

    // The first load needs none of it where responses are early: 3 % of what comes from files.
    const { createFetch } = await import('ofetch');
    const ofetch = createFetch({ fetch: (url, init) => fetchWhole(parts.fetch, url, init, end) });
    const sent = ofetch.raw<string, 'text'>(path, {
      ...{ method, baseURL, responseType: 'text', timeout: limits.requestTimeoutMs },
      ...(query && { query }),
      ...(body && { body }),
      headers: {
        accept: 'application/json',
        ...call.headers,
        merchant: merchant(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      retry: retry === false ? false : 1,
      retryStatusCodes: [...limits.retriedStatuses],
      retryDelay: () => pause(retryAfterMs(last)),
      async onRequest({ options }) {
        // ofetch would keep the first attempt’s, and set no timer for the second one.
        delete options.signal;
        await sleep((quietUntil.get(baseURL) ?? 0) - performance.now());
        if (end.aborted) throw new Error('Ended');
      },
      onResponse: ({ response }) => hear(answerOf(response)),
      onRequestError({ options }) {
        hear(options.signal?.aborted ? 'timeout' : 'network');
        if (last === 'timeout' || end.aborted) options.retry = false;
      },
    });
    await sent.catch(() => undefined);
    return last;
  }
}

const drawPause = (toldMs: number): number => spread(toldMs, Math.random());

/** The schema of a call. Rejects if its code cannot be loaded. */
export const schemaOf = async <T>(
  schema: Schema<T> | undefined,
): Promise<GenericSchema<unknown, T> | undefined> =>
  typeof schema === 'function' ? await schema() : schema;

/** §7: a dropped connection and these statuses, but no timeout. */
const deservesRetry = (answer: Attempt): boolean =>
  typeof answer === 'string' ? answer === 'network' : isRetried(answer.status);

const earlyFailure = (error: unknown): Attempt =>
  error instanceof Event && error.type === 'timeout' ? 'timeout' : 'network';

const sleep = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;

/** Resolves when the body has been read, so that ofetch’s timer and its retry cover the body too. */
function fetchWhole(
  fetch: HttpParts['fetch'],
  url: RequestInfo | URL,
  init: RequestInit | undefined,
  end: AbortSignal,
): Promise<Response> {
  const ends = init?.signal ? [end, init.signal] : [end];
  return untilOver(ends, async (signal) => {
    const response = await fetch(url, { ...init, signal });
    const text = await readText(response.body);
    // Defined, not assigned: a server's own Response may have it read-only.
    return Object.defineProperty(response, 'text', { value: () => Promise.resolve(text) });
  });
}

/**
 * What `work` comes to, or a rejection as soon as one of `ends` aborts: not every fetch or body read
 * ends with its signal. The signal given to `work` aborts once nobody waits for it.
 */
async function untilOver<T>(
  ends: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (ends.some(({ aborted }) => aborted)) throw new Error('Ended');
  const aborter = new AbortController();
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('Ended'));
    for (const each of ends) each.addEventListener('abort', end, aborter);
  });
  try {
    return await Promise.race([work(aborter.signal), over]);
  } finally {
    aborter.abort();
  }
}
