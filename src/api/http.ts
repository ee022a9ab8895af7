import type { GenericSchema } from 'valibot';
import type { Localized } from '../domain/language';
import { limits } from '../domain/limits';
import { type Answer, readAnswer, readDescription } from './answer';
import { type Attempt, createAttempt, type Early } from './attempt';

/**
 * Why a call has no result.
 *
 * - `network`: no answer, the connection dropped or the caller aborted; `timeout`: none in 30 s (§7)
 * - `status`: the server refused with `status`; `status` is null when the call was refused before it
 *   was sent
 * - `unauthorized`: a 401 on a call that carried a token; without one it is a plain `status`
 * - `unreadable`: the server said yes with something that cannot be read. For a write that means
 *   that it may well have been carried out
 * - `noToken`: nobody is logged in, nothing was sent
 *
 * `description` is the server's own sentence for the customer.
 */
export type ApiError = {
  kind: 'network' | 'timeout' | 'status' | 'unreadable' | 'unauthorized' | 'noToken';
  status: number | null;
  description: Localized | null;
};

/** A call's answer: `[error, null]` or `[null, result]` (§7). */
export type Result<T> = [ApiError, null] | [null, T];

/** Something in an answer that was left out; names fields, never values, so that it may be logged. */
export type Fault = { call: string; what: string };

type Call = {
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
  /**
   * The spec's WITH_TOKEN: sends the stored token, or answers `noToken` without going out. A token
   * that is handed in is sent instead, and its 401 is the caller's business alone (log-out).
   */
  withToken?: boolean | string;
  /** false: never sent twice (order creation) */
  retry?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

type Send = {
  <T>(path: string, call: Call & { schema: GenericSchema<unknown, T> }): Promise<Result<T>>;
  /** Without a schema any body says that it is done, but for a page. */
  (path: string, call?: Call): Promise<Result<null>>;
};

export type Http = Record<'get' | 'post' | 'put' | 'delete', Send>;

type HttpParts = {
  fetch: typeof globalThis.fetch;
  /** answers that the page has asked for before the app was there */
  early?: Early;
  baseURL: () => string;
  /** the merchant's id, or its key until the id is known (readings: how the app is entered) */
  merchant: () => string;
  token: () => string | null;
  /**
   * Called once for each stored token that the server no longer accepts (§4, log-out). Answers
   * whether there is a new one, with which the refused call is made once more.
   */
  onUnauthorized: () => Promise<boolean>;
  report: (fault: Fault) => void;
};

/** The one way to the server: headers, time-out, one retry, and answers that have been checked. */
export function createHttp(parts: HttpParts): Http {
  const attempt = createAttempt({ fetch: parts.fetch, early: parts.early ?? (() => undefined) });
  let refused: { token: string; isHealed: Promise<boolean> } | null = null;

  function headersOf(call: Call, token: string | null): Record<string, string> {
    return {
      accept: 'application/json',
      ...call.headers,
      merchant: parts.merchant(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
  }

  function heal(token: string): Promise<boolean> {
    // Several calls may come back refused with one token, some after the next sign-in.
    if (refused?.token === token) return refused.isHealed;
    if (token !== parts.token()) return Promise.resolve(parts.token() !== null);
    refused = { token, isHealed: parts.onUnauthorized() };
    return refused.isHealed;
  }

  async function exchange(method: string, path: string, call: Call, token: string | null) {
    const { query, body, signal } = call;
    const request = {
      method,
      baseURL: parts.baseURL(),
      headers: headersOf(call, token),
      ...(query && { query }),
      ...(body && { body }),
    };
    const answer = await attempt(path, request, signal);
    if (call.retry === false || signal?.aborted || !deservesRetry(answer)) return answer;
    return attempt(path, request, signal);
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

      let answer = await exchange(method, path, call, token);
      if (isUnauthorized(answer) && token && withToken === true && (await heal(token))) {
        answer = await exchange(method, path, call, parts.token());
      }

      if (typeof answer === 'string') return failure(answer);
      const { status } = answer;
      if (status === 401 && token) return failure('unauthorized', answer);
      if (status < 200 || status > 299) return failure('status', answer);
      // A page is nobody's word for done: something between has swallowed the call.
      const isPage = /^\s*</.test(answer.text);
      if (!call.schema) return isPage ? failure('unreadable', { status, text: '' }) : [null, null];

      const name = `${method} ${path}`;
      const read = readAnswer(call.schema, answer.text, (what) =>
        parts.report({ call: name, what }),
      );
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

const isUnauthorized = (answer: Attempt): boolean =>
  typeof answer !== 'string' && answer.status === 401;

/** §7: once more on a dropped connection and on these statuses; a time-out has cost enough. */
function deservesRetry(answer: Attempt): boolean {
  if (typeof answer === 'string') return answer === 'network';
  return limits.retriedStatuses.some((status) => status === answer.status);
}

function failure(kind: ApiError['kind'], answer: Answer | null = null): [ApiError, null] {
  const description = answer && readDescription(answer.text);
  return [{ kind, status: answer?.status ?? null, description }, null];
}
