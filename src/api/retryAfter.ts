import type { Answer } from './answer';
import type { Attempt } from './attempt';
import { sleep } from './sleep';

/** Longest accepted `Retry-After`, ms. */
const longestMs = 10_000;

/** Milliseconds of `Retry-After` (seconds, or a date by the server's clock), at most 10 s. */
export function retryAfterMs({ retryAfter, date }: Pick<Answer, 'retryAfter' | 'date'>): number {
  if (!retryAfter) return 0;
  const now = Date.parse(date ?? '') || Date.now();
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : null;
  const wanted = seconds ?? Date.parse(retryAfter) - now;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), longestMs);
}

/** `Retry-After` of a 429 or 503 pauses all calls to the server. */
export function createPause() {
  /** by a monotonic clock */
  let until = 0;
  return {
    hear(answer: Attempt) {
      if (typeof answer === 'string' || (answer.status !== 429 && answer.status !== 503)) return;
      until = Math.max(until, performance.now() + retryAfterMs(answer));
    },
    /** Waits for the end of the pause or an abort. */
    async over(signals: readonly AbortSignal[]): Promise<void> {
      const left = until - performance.now();
      if (left <= 0 || signals.some(({ aborted }) => aborted)) return;
      await sleep(left, signals);
    },
  };
}
