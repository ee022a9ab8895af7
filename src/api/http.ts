import type { GenericSchema } from 'valibot';
import { type Answer, isPage, readAnswer } from './answer';
import { type Attempt, createAttempt, type Early } from './attempt';
import { type Backoff, createBackoff } from './backoff';
import type { CallScope } from './callScope';
import { type ApiError, failure, isRetried, type Result, refusal } from './result';
import { type ServerTime, serverTimeOf } from './serverTime';

/** Something in an answer that was left out; names fields, never values, so that it may be logged. */
export type Fault = { call: string; what: string };

type Call = {
  scope?: CallScope;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
  /**
   * The spec's WITH_TOKEN: sends the stored token, or answers `noToken` without going out. A token
   * that is handed in is sent instead, and its 401 is the caller's business alone (log-out): such a
   * call belongs to no session.
   */
  withToken?: boolean | string;
  /** false: never sent twice (order creation) */
  retry?: boolean;
  /** The caller asks at intervals of its own, which an unreachable server does not lengthen. */
  hasOwnPauses?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

type Send = {
  <T>(path: string, call: Call & { schema: GenericSchema<unknown, T> }): Promise<Result<T>>;
  /** Without a schema any body says that it is done, but for a page. */
  (path: string, call?: Call): Promise<Result<null>>;
};

export type Http = Record<'get' | 'post' | 'put' | 'delete', Send>;

export type HttpParts = {
  fetch: typeof globalThis.fetch;
  /** answers that the page has asked for before the app was there */
  early?: Early;
  /** pauses for a server that is out of reach; clients of one host share them */
  backoff?: Backoff;
  baseURL: () => string;
  /** the merchant's id, or its key until the id is known (readings: how the app is entered) */
  merchant: () => string;
  token: () => string | null;
  /**
   * Called once for each stored token that the server no longer accepts (§4, log-out), with the call's
   * error. Returns whether there is a new one, with which the call is made once more.
   */
  onUnauthorized: (error: ApiError) => Promise<boolean>;
  /** at the content host a 401 ends the session on calls that carry no token too (§8) */
  every401Counts?: boolean;
  /** aborts when what a call of the moment belongs to ends; without it nothing ever does */
  endOf?: (scope: CallScope) => AbortSignal;
  report: (fault: Fault) => void;
  /** told with each answer that says what the server's time is */
  onServerTime?: (time: ServerTime) => void;
};

/** The one way to the server: headers, time-out, one retry, and answers that have been checked. */
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
    // Several calls may come back refused with one token, some after the next sign-in.
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
    const ask = async () => {
      const answer = await attempt(path, request, { signals, isHeld });
      const time = typeof answer === 'string' ? null : serverTimeOf(method, answer);
      if (time) parts.onServerTime?.(time);
      return answer;
    };
    let answer = await ask();
    const isOver = call.retry === false || signals.some(({ aborted }) => aborted);
    if (!isOver && deservesRetry(answer)) answer = await ask();
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

      // A token that is handed in is the caller's business.
      const concerns = withToken === true || (!withToken && parts.every401Counts === true);
      const concerned = concerns ? parts.token() : null;
      let answer = await exchange(method, path, call, token);
      if (concerned && isUnauthorized(answer)) {
        const isRenewed = await renew(concerned, refusal(answer, concerned));
        if (isRenewed) answer = await exchange(method, path, call, token && parts.token());
      }

      if (typeof answer === 'string') return failure(answer);
      const { status } = answer;
      if (status < 200 || status > 299) return [refusal(answer, token ?? concerned), null];
      // A page where an answer should be: something between has swallowed the call.
      if (!call.schema) {
        return isPage(answer) ? failure('unreadable', { status, text: '' }) : [null, null];
      }

      const name = `${method} ${path}`;
      const read = readAnswer(call.schema, answer, (what) => parts.report({ call: name, what }));
      return read ? [null, read.value] : failure('unreadable', { status, text: '' });
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

/** A page with 401 is a gateway's, which knows nothing of the token. */
const isUnauthorized = (answer: Attempt | 'ended'): answer is Answer =>
  typeof answer !== 'string' && answer.status === 401 && !isPage(answer);

/** §7: once more on a dropped connection and on these statuses; a time-out has cost enough. */
function deservesRetry(answer: Attempt | 'held'): boolean {
  if (typeof answer === 'string') return answer === 'network';
  return isRetried(answer.status);
}
