import { noneSince } from '../../src/domain/noneSince';
import type { Answer } from './answers.ts';
import { LastingFailure } from './cache.ts';

/** An API says "none" where it had something, for less than ten minutes. */
class SuddenNone extends LastingFailure {}

/**
 * Tells a failing API's "none" from a true one: what is kept of it is served until none was said twice, ten minutes
 * apart. The marks last as long as what is kept.
 */
export function createAbsence(now: () => number) {
  const marks = new WeakMap<Answer, number>();
  return {
    /** Throws while none in place of what is kept is not believed yet. */
    refuseSudden(kept: Answer, what: string): void {
      const mark = noneSince(marks.get(kept) ?? null, now());
      if (mark === null) return;
      marks.set(kept, mark);
      throw new SuddenNone(`The API says that there is no ${what} any more; twice, it is believed`);
    },
    /** The API has said again what is kept. */
    end(kept: Answer): void {
      marks.delete(kept);
    },
  };
}
