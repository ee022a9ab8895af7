import type { Answer } from './answer';

/** Server time of a response, epoch milliseconds; `isFresh`: it cannot come from a cache. */
export type ServerTime = { at: number; isFresh: boolean };

/** Earlier values are seconds, counters or an unset clock. */
const earliest = Date.UTC(2020, 0);

/**
 * Server time from the `Date` header, if exposed (`Access-Control-Expose-Headers: Date`), else from
 * the `timestamp` of a write or an error. The timestamp of a record that was read is its own.
 */
export function serverTimeOf(method: string, { status, text, date }: Answer): ServerTime | null {
  const isFresh = method !== 'GET' || status >= 400;
  const at = momentOf(date) ?? (isFresh ? momentOf(timestampIn(text)) : null);
  return at === null ? null : { at, isFresh };
}

function momentOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : value;
  return typeof at === 'number' && at > earliest ? at : null;
}

function timestampIn(text: string): unknown {
  if (!text.includes('"timestamp"')) return null;
  try {
    return Object(JSON.parse(text)).timestamp;
  } catch {
    return null;
  }
}
