import type { GenericSchema } from 'valibot';
import { type Answer, type Attempt, isOwnAnswer, isPage, readAnswer, refusal } from './answer';
import { type Backoff, createBackoff, type Pass } from './backoff';
import { type CallScope, earlyUrl, loadOnce, scopeOf } from './call';
import { isRetried } from './failureKind';
import { type ApiError, failure, type Result } from './result';
import { isOver, untilOver } from './untilOver';

/** A part of a response that was dropped; names fields, never values, so it is safe to log. */
export type Fault = { call: string; what: string };

export type Call = {
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

/** What a response must be; reads that home waits for load theirs only when there is something to read. */
export type Schema<T> = GenericSchema<unknown, T> | (() => Promise<GenericSchema<unknown, T>>);

/** The schema of a call. Rejects if its code cannot be loaded. */
export const schemaOf = async <T>(
  schema: Schema<T> | undefined,
): Promise<GenericSchema<unknown, T> | undefined> =>
  typeof schema === 'function' ? await schema() : schema;

export type Typed<T> = Call & { schema: Schema<T> };

export type Send = {
  <T>(path: string, call: Typed<T>): Promise<Result<T>>;
  /** Without a schema any body except HTML means success. */
  (path: string, call?: Call): Promise<Result<null>>;
};

export type Http = Record<'get' | 'post' | 'put' | 'delete', Send>;

/** A response requested by the inline script before the app loaded, if any. */
export type Early = (url: string, merchant: string) => Promise<Answer> | undefined;

/** Server time of a response, epoch milliseconds; `isFresh`: it cannot come from a cache. */
export type ServerTime = { at: number; isFresh: boolean };

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
  /** of times that name no zone; the default one without it */
  timeZone?: string;
  /** called with each response that its schema accepted and that carries the server time */
  onServerTime?: (time: ServerTime) => void;
};

/** The calls of the API: their scope, their token, and validated responses. */
export function createHttp(parts: HttpParts): Http {
  const { fetch, merchant, backoff = createBackoff() } = parts;
  let refused: { token: string; isRenewed: Promise<boolean> } | null = null;

  function renew(token: string, error: ApiError): Promise<boolean> {
    // Several calls may be rejected with the same token, some of them after the next sign-in.
    if (refused?.token === token) return refused.isRenewed;
    if (token !== parts.token()) return Promise.resolve(parts.token() !== null);
    refused = { token, isRenewed: parts.onUnauthorized(error) };
    return refused.isRenewed;
  }

  function endOf(call: Call): AbortSignal | undefined {
    const scope = scopeOf(call);
    return scope ? parts.endOf?.(scope) : undefined;
  }

  /**
   * Only early responses are read without the client: with it (ofetch, 3.3 kB in brotli) the first
   * load from files would be 3 % larger, and needs none of it.
   */
  const loadClient = loadOnce(async () =>
    (await import('./client')).createClient({ fetch, merchant }),
  );

  async function exchange(
    method: string,
    path: string,
    call: Call,
    token: string | null,
  ): Promise<Attempt | 'ended'> {
    const { query, body, headers } = call;
    const end = endOf(call);
    const ends = [call.signal, end].filter((each) => each !== undefined);
    const isHeld = method === 'GET' && !call.hasOwnPauses;
    const baseURL = parts.baseURL();
    const enter = () => backoff.enter({ baseURL, isHeld }, ends);
    const early = method === 'GET' && parts.early?.(earlyUrl(baseURL + path, query), merchant());
    const first = early ? await readEarly(early, enter, ends) : null;
    const isLast = call.retry === false || isOver(ends);
    if (first && (isLast || !deservesRetry(first))) return end?.aborted ? 'ended' : first;
    const send = await loadClient().catch(() => null);
    const answer = await send?.(path, {
      ...{ method, baseURL, token, ends, enter },
      ...(query && { query }),
      ...(body && { body }),
      ...(headers && { headers }),
      ...((first || call.retry === false) && { retry: false }),
    });
    return end?.aborted ? 'ended' : (answer ?? 'network');
  }

  function sender(method: string): Send {
    async function send<T>(path: string, call: Typed<T>): Promise<Result<T>>;
    async function send(path: string, call?: Call): Promise<Result<null>>;
    async function send(
      path: string,
      call: Call & { schema?: Schema<unknown> } = {},
    ): Promise<Result<unknown>> {
      const { withToken } = call;
      const end = endOf(call);
      const token = withToken === true ? parts.token() : withToken || null;
      if (withToken && !token) return failure('noToken');

      // A 401 for a token passed by the caller does not end the session.
      const endsSession = withToken === true || (!withToken && parts.every401Counts === true);
      const sessionToken = endsSession ? parts.token() : null;
      const schema = await schemaOf(call.schema).catch(() => null);
      if (end?.aborted) return failure('ended');
      // As when the code of the client cannot be loaded.
      if (schema === null) return failure('network');
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
      if (!schema) {
        return isPage(answer) ? failure('unreadable', status) : [null, null];
      }

      const read = readAnswer(schema, answer, { report: say, timeZone: parts.timeZone ?? '' });
      if (!read) {
        const [unreadable] = failure('unreadable', status);
        return [{ ...unreadable, isOwn: isOwnAnswer(answer) }, null];
      }
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

/** §7: a dropped connection and these statuses, but no timeout. */
const deservesRetry = (answer: Attempt): boolean =>
  typeof answer === 'string' ? answer === 'network' : isRetried(answer.status);

/** An HTML 401 comes from a gateway, which does not check our token. */
const isUnauthorized = (answer: Attempt | 'ended'): answer is Answer =>
  typeof answer !== 'string' && answer.status === 401 && !isPage(answer);

/** The outcome of an early response, which counts for the backoff as any other. */
async function readEarly(
  early: Promise<Answer>,
  enter: () => Promise<Pass | null>,
  ends: readonly AbortSignal[],
): Promise<Attempt> {
  const pass = await enter();
  const answer = await untilOver<Attempt>(ends, () => early).catch((error: unknown) =>
    error instanceof Event && error.type === 'timeout' ? 'timeout' : 'network',
  );
  pass?.end(isOver(ends) ? null : answer);
  return answer;
}

/** Earlier values come from an unset clock. */
const earliest = Date.UTC(2020, 0);

/**
 * Server time from the `Date` header of a response that its schema has accepted; null where it is not
 * exposed (`Access-Control-Expose-Headers: Date`). A record's `timestamp` is its own, also in the
 * answer to a write: a graded order is days old.
 */
export function serverTimeOf(method: string, { date }: Pick<Answer, 'date'>): ServerTime | null {
  const at = Date.parse(date ?? '');
  return at > earliest ? { at, isFresh: method !== 'GET' } : null;
}

type Hosts = {
  api: () => string;
  /** null: content is served by the API host */
  content: string | null;
};

/** HTTP clients for the API and for the content host, which handles 401 differently (§8). */
export type Clients = { http: Http; content: Http };

export function createClients(
  { api, content }: Hosts,
  parts: Omit<HttpParts, 'baseURL' | 'every401Counts'>,
): Clients {
  const shared = { backoff: createBackoff(), ...parts };
  return {
    http: createHttp({ ...shared, baseURL: api }),
    content: createHttp({ ...shared, baseURL: () => content ?? api(), every401Counts: true }),
  };
}
