import type { GenericSchema } from 'valibot';
import { type Answer, isPage, readAnswer } from './answer';
import { type Attempt, createAttempt, type Early } from './attempt';
import { type Backoff, createBackoff } from './backoff';
import type { CallScope } from './callScope';
import { type ApiError, failure, type Result, refusal } from './result';
import { deservesRetry } from './retryPolicy';
import { type ServerTime, serverTimeOf } from './serverTime';

/** A part of a response that was dropped; names fields, never values, so it is safe to log. */
export type Fault = { call: string; what: string };

type Call = {
  scope?: CallScope;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
  /**
   * The spec's WITH_TOKEN: sends the stored token, or fails with `noToken` without a request. A
   * string is sent instead of the stored token; its 401 does not end the session, and the call has
   * no scope (logout).
   */
  withToken?: boolean | string;
  /** false: never retried (order creation, and reads that the caller repeats) */
  retry?: boolean;
  /** The caller polls at its own intervals, which the backoff does not extend. */
  hasOwnPauses?: boolean;
  signal?: AbortSignal;
  /** a failure is reported, and so is an answer that holds nothing (§8: the merchant's) */
  isReported?: boolean;
  headers?: Record<string, string>;
};

type Send = {
  <T>(path: string, call: Call & { schema: GenericSchema<unknown, T> }): Promise<Result<T>>;
  /** Without a schema any body except HTML means success. */
  (path: string, call?: Call): Promise<Result<null>>;
};

export type Http = Record<'get' | 'post' | 'put' | 'delete', Send>;

export type HttpParts = {
  fetch: typeof globalThis.fetch;
  /** responses requested before the app loaded */
  early?: Early;
  /** backoff for an unreachable server; clients of one host share it */
  backoff?: Backoff;
  baseURL: () => string;
  /** merchant id, or its key until the id is known (settled: entering) */
  merchant: () => string;
  token: () => string | null;
  /**
   * Called once per stored token that the server rejects (§4, log-out). Resolves to whether there
   * is a new token, with which the call is repeated.
   */
  onUnauthorized: (error: ApiError) => Promise<boolean>;
  /** content host: a 401 ends the session even on calls without a token (§8) */
  every401Counts?: boolean;
  /** abort signal of a scope; without it calls never end early */
  endOf?: (scope: CallScope) => AbortSignal;
  report: (fault: Fault) => void;
  /** called with each response that its schema accepted and that carries the server time */
  onServerTime?: (time: ServerTime) => void;
};

/** The HTTP client: headers, timeout, one retry and validated responses. */
export function createHttp(parts: HttpParts): Http {
  const attempt = createAttempt({
    fetch: parts.fetch,
    early: parts.early ?? (() => undefined),
    backoff: parts.backoff ?? createBackoff(),
  });
  let refused: { token: string; isRenewed: Promise<boolean> } | null = null;

  function headersOf(call: Call, token: string | null): Record<string, string> {
    return {
      accept: 'application/json',
      ...call.headers,
      merchant: parts.merchant(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
  }

  function renew(token: string, error: ApiError): Promise<boolean> {
    // Several calls may be rejected with the same token, some of them after the next sign-in.
    if (refused?.token === token) return refused.isRenewed;
    if (token !== parts.token()) return Promise.resolve(parts.token() !== null);
    refused = { token, isRenewed: parts.onUnauthorized(error) };
    return refused.isRenewed;
  }

  function endOf({ scope, withToken }: Call): AbortSignal | undefined {
    if (typeof withToken === 'string') return undefined;
    return parts.endOf?.(scope ?? (withToken ? 'person' : 'shop'));
  }

  async function exchange(
    method: string,
    path: string,
    call: Call,
    token: string | null,
  ): Promise<Attempt | 'ended'> {
    const { query, body, signal } = call;
    const end = endOf(call);
    const signals = [signal, end].filter((each) => each !== undefined);
    const request = {
      method,
      baseURL: parts.baseURL(),
      headers: headersOf(call, token),
      ...(query && { query }),
      ...(body && { body }),
    };
    const isHeld = method === 'GET' && !call.hasOwnPauses;
    const attemptOnce = () => attempt(path, request, { signals, isHeld });
    let answer = await attemptOnce();
    const isFinal = call.retry === false || signals.some(({ aborted }) => aborted);
    if (!isFinal && deservesRetry(answer)) answer = await attemptOnce();
    if (end?.aborted) return 'ended';
    return answer === 'held' ? 'network' : answer;
  }

  function sender(method: string): Send {
    async function send<T>(
      path: string,
      call: Call & { schema: GenericSchema<unknown, T> },
    ): Promise<Result<T>>;
    async function send(path: string, call?: Call): Promise<Result<null>>;
    async function send(
      path: string,
      call: Call & { schema?: GenericSchema } = {},
    ): Promise<Result<unknown>> {
      const { withToken } = call;
      const token = withToken === true ? parts.token() : withToken || null;
      if (withToken && !token) return failure('noToken');

      // A 401 for a token passed by the caller does not end the session.
      const endsSession = withToken === true || (!withToken && parts.every401Counts === true);
      const sessionToken = endsSession ? parts.token() : null;
      let answer = await exchange(method, path, call, token);
      if (sessionToken && isUnauthorized(answer)) {
        const isRenewed = await renew(sessionToken, refusal(answer, sessionToken));
        if (isRenewed) answer = await exchange(method, path, call, token && parts.token());
      }

      const name = `${method} ${path}`;
      const say = (what: string) => parts.report({ call: name, what });
      const outcome = typeof answer === 'string' ? answer : answer.status;
      const isDone = Number(outcome) >= 200 && Number(outcome) <= 299;
      if (call.isReported && !isDone) say(`failed: ${outcome}`);
      if (typeof answer === 'string') return failure(answer);
      const { status } = answer;
      if (!isDone) return [refusal(answer, token ?? sessionToken), null];
      // HTML instead of a response: a proxy has intercepted the call.
      if (!call.schema) {
        return isPage(answer) ? failure('unreadable', { status, text: '' }) : [null, null];
      }

      const read = readAnswer(call.schema, answer, say);
      if (!read) return failure('unreadable', { status, text: '' });
      if (call.isReported && read.value === null) say('the answer has no id');
      const time = serverTimeOf(method, answer);
      if (time) parts.onServerTime?.(time);
      return [null, read.value];
    }
    return send;
  }

  return {
    get: sender('GET'),
    post: sender('POST'),
    put: sender('PUT'),
    delete: sender('DELETE'),
  };
}

/** An HTML 401 comes from a gateway, which does not check our token. */
const isUnauthorized = (answer: Attempt | 'ended'): answer is Answer =>
  typeof answer !== 'string' && answer.status === 401 && !isPage(answer);
