import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { maxResponseBytes } from '../domain/limits';
import type { Localized } from '../domain/text/language';
import { isRetried } from './failureKind';
import { readIn } from './readers/context';
import { fieldOf } from './readers/field';
import { toLocalized, toText } from './readers/texts';
import { type ApiError, failure } from './result';

/** A raw response. */
export type Answer = {
  status: number;
  text: string;
  isRedirected?: boolean;
  /** the `Date` header, if exposed */
  date?: string | null;
  /** the `Retry-After` header, if exposed */
  retryAfter?: string | null;
};

/** Outcome of one attempt: a response of any status, a network failure or a timeout. */
export type Attempt = Answer | 'network' | 'timeout';

/** The answer in a response whose body ofetch has read. */
export function answerOf(response: Response & { _data?: string }): Answer {
  const { status, headers, redirected: isRedirected, _data: text = '' } = response;
  const [date, retryAfter] = [headers.get('date'), headers.get('retry-after')];
  return { status, text, isRedirected, date, retryAfter };
}

/**
 * Reads a body, counting what comes out of the decompression. Beyond `maxResponseBytes` it is a `<`,
 * which no answer of the API's own begins with.
 */
export async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
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

/**
 * Parses and validates a response body. Returns null and reports why if it does not match `schema`;
 * invalid list records are dropped and reported.
 */
export function readAnswer(
  schema: GenericSchema,
  { text, isRedirected = false }: Answer,
  { report, timeZone }: { report: (what: string) => void; timeZone: string },
): { value: unknown } | null {
  const json = parseJson(text);
  // Plain text may be a value: a token, a link, a price. What begins like JSON or a page is half of it.
  const body = json ?? (/^\s*[<[{"]/.test(text) ? null : { value: text });
  if (!body) {
    report('the answer is not JSON');
    return null;
  }
  const read = readIn({ report, timeZone }, () => safeParse(schema, body.value));
  // An empty result counts only if it comes from the API, not from a redirect target.
  const isEmpty = (body.value ?? null) === null || (read.success && read.output === null);
  if (read.success && isEmpty && (isRedirected || !json)) {
    report('the answer is empty, and a redirect or a text stands for it');
    return null;
  }
  if (read.success) return { value: read.output };
  report(`the answer is not as expected at "${getDotPath(read.issues[0]) ?? ''}"`);
  return null;
}

/** HTML instead of JSON comes from a gateway or proxy, not from the API. */
export const isPage = ({ text }: Answer): boolean => /^\s*</.test(text);

/** An HTML 401 comes from a gateway, which does not check our token. */
export const isUnauthorized = (attempt: Attempt | 'ended'): attempt is Answer =>
  typeof attempt !== 'string' && attempt.status === 401 && !isPage(attempt);

/**
 * Whether a body that says nothing we can use is the API's own: a JSON object or plain text, not redirected. A
 * plain-text 404 does not count, because gateways return the same for unknown routes.
 */
export function isOwnAnswer(answer: Answer): boolean {
  const { status, text, isRedirected = false } = answer;
  if (isRedirected || isPage(answer)) return false;
  const json = parseJson(text);
  if (json) {
    if (typeof json.value === 'object') return json.value !== null;
    if (json.value === undefined) return false;
  }
  return status !== 404 && !/^\s*[{[]/.test(text);
}

/** Whether an error body is an object in JSON, not redirected: a gateway's page or text is none. */
export function isOwnError({ text, isRedirected = false }: Answer): boolean {
  const value = parseJson(text)?.value;
  return !isRedirected && typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The server's localized error text (settled: shapes on the wire). */
export function readDescription(text: string): Localized | null {
  const body = parseJson(text)?.value;
  if (typeof body !== 'object' || body === null || !('description' in body)) return null;
  const description = toLocalized(body.description);
  return Object.keys(description).length > 0 ? description : null;
}

/** Fields that may hold an error code: `message` is known, the others are assumed. */
const reasonFields = ['message', 'code', 'error', 'errorCode', 'key'];

/** Whether an error says that a price has gone up since the order (§8; the code is assumed). */
function isOverpriced(text: string): boolean {
  const body = parseJson(text)?.value;
  return reasonFields.some((name) => /over[-_. ]?priced?/i.test(toText(fieldOf(body, name))));
}

/** An empty body becomes `undefined`, which schemas of calls without a body accept. */
function parseJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The error for a non-2xx response. */
export function refusal(answer: Answer, token: string | null): ApiError {
  const { status } = answer;
  if (!isRetried(status) && status < 500 && !isOwnAnswer(answer)) return failure('unreadable')[0];
  const isNotTaken = [429, 503].includes(status) && isOwnError(answer);
  return {
    kind: status === 401 && token ? 'unauthorized' : 'status',
    status,
    description: readDescription(answer.text),
    ...(isOverpriced(answer.text) && { reason: 'overpriced' as const }),
    ...(status === 500 && isOwnError(answer) && { isOver: true }),
    ...(isNotTaken && { notTaken: { retryAfterMs: retryAfterMs(answer) } }),
  };
}

/** Longest accepted `Retry-After`, ms. */
const longestMs = 10_000;

type Told = Pick<Answer, 'status' | 'retryAfter' | 'date'>;

/**
 * Milliseconds of the `Retry-After` of a 429 or 503 (seconds, or a date by the server's clock), at
 * most 10 s; 0 without one.
 */
export function retryAfterMs(attempt: Told | Exclude<Attempt, Answer>): number {
  if (typeof attempt === 'string') return 0;
  const { status, retryAfter, date } = attempt;
  if (!retryAfter || (status !== 429 && status !== 503)) return 0;
  const now = Date.parse(date ?? '') || Date.now();
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : null;
  const wanted = seconds ?? Date.parse(retryAfter) - now;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), longestMs);
}

/** Server time of a response, epoch milliseconds; `isFresh`: it cannot come from a cache. */
export type ServerTime = { at: number; isFresh: boolean };

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
