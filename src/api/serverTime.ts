import type { Answer } from './answer';

/** What an answer says the server's time is, epoch milliseconds; `isFresh`: no cache can have kept it. */
export type ServerTime = { at: number; isFresh: boolean };

/** Before 2020 is no time of now: seconds, a counter, an empty clock. */
const earliest = Date.UTC(2020, 0);

/**
 * The server's time by its `Date` header, where the server lets it be read
 * (`Access-Control-Expose-Headers: Date`), else by the `timestamp` of an answer that was made this
 * moment: that of a write, or an error's. A record that is read has a timestamp of its own.
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
