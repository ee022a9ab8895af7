import type { Answer } from './answer';

/** Longest accepted `Retry-After`, ms. */
const longestMs = 10_000;

type Told = Pick<Answer, 'status' | 'retryAfter' | 'date'>;

/**
 * Milliseconds of the `Retry-After` of a 429 or 503 (seconds, or a date by the server's clock), at
 * most 10 s; 0 without one.
 */
export function retryAfterMs({ status, retryAfter, date }: Told): number {
  if (!retryAfter || (status !== 429 && status !== 503)) return 0;
  const now = Date.parse(date ?? '') || Date.now();
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : null;
  const wanted = seconds ?? Date.parse(retryAfter) - now;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), longestMs);
}
