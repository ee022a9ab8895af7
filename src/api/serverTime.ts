import { type Answer, isPage } from './answer';

/** Server time of a response, epoch milliseconds; `isFresh`: it cannot come from a cache. */
export type ServerTime = { at: number; isFresh: boolean };

/** Earlier values are seconds, counters or an unset clock. */
const earliest = Date.UTC(2020, 0);

/**
 * Server time from the `Date` header, if exposed (`Access-Control-Expose-Headers: Date`), else from
 * the `timestamp` of an error. A record's timestamp is its own, also in the answer to a write: a
 * graded order is days old. A page tells another server's time.
 */
export function serverTimeOf(method: string, answer: Answer): ServerTime | null {
  if (isPage(answer)) return null;
  const { status, text, date } = answer;
  const isError = status >= 400;
  const at = momentOf(date) ?? (isError ? momentOf(timestampIn(text)) : null);
  return at === null ? null : { at, isFresh: isError || method !== 'GET' };
}

function momentOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : value;
  return typeof at === 'number' && at > earliest ? at : null;
}

function timestampIn(text: string): unknown {
  if (!text.includes('"timestamp"')) return null;
  try {
    const { id, timestamp } = Object(JSON.parse(text));
    return id === undefined ? timestamp : null;
  } catch {
    return null;
  }
}
