import type { Answer } from './answer';
import type { Attempt } from './attempt';
import { sleep } from './sleep';

/** A server may not keep a person waiting for longer than this, ms. */
const longestMs = 10_000;

/** Milliseconds that `Retry-After` (seconds, or a date by the server's clock) asks for, at most 10 s. */
export function retryAfterMs({ retryAfter, date }: Pick<Answer, 'retryAfter' | 'date'>): number {
  if (!retryAfter) return 0;
  const now = Date.parse(date ?? '') || Date.now();
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : null;
  const wanted = seconds ?? Date.parse(retryAfter) - now;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), longestMs);
}

/** What a server that is too busy (429, 503) has asked for holds for all calls to it together. */
export function createPause() {
  /** by a clock that nobody sets */
  let until = 0;
  return {
    hear(answer: Attempt) {
      if (typeof answer === 'string' || (answer.status !== 429 && answer.status !== 503)) return;
      until = Math.max(until, performance.now() + retryAfterMs(answer));
    },
    /** Waits for the pause's end, or for one of `signals`. */
    async over(signals: readonly AbortSignal[]): Promise<void> {
      const left = until - performance.now();
      if (left <= 0 || signals.some(({ aborted }) => aborted)) return;
      await sleep(left, signals);
    },
  };
}
