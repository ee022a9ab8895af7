import type { Life } from './life';
import { isAlive, isBusy, said } from './person';
import { pass } from './time';

/**
 * Milliseconds of quiet after which nothing more is to be expected: longer than any debounce, and than
 * a read waits while the server is out of reach (src/api/backoff.ts: 3 s).
 */
export const quiet = 3500;
/** Nobody waits longer for a page: two tries of 30 s (§7), and what they do to each other. */
const longest = 90_000;

/**
 * Lets time pass until the call was made and nobody waits for anything, and notes what is said until
 * then. False: that never came.
 */
export async function settle(
  life: Life,
  isMade: () => boolean,
  enough = quiet,
  heard: string[] = [],
): Promise<boolean> {
  let calm = 0;
  for (let passed = 0; passed < longest; ) {
    const step = passed < 3000 ? 100 : 500;
    await pass(step);
    passed += step;
    heard.push(...said());
    calm = isMade() && isAlive() && life.waiting() === 0 && !isBusy() ? calm + step : 0;
    if (calm >= enough) return true;
  }
  return false;
}
