import type { Answer } from './answer';

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
