import type { Life } from './life';
import { isAlive, isBusy, said } from './person';
import { pass } from './time';

/**
 * Quiet time after which nothing more is expected, ms: longer than any debounce and than the
 * pause before a second attempt (src/api/http.ts).
 */
export const quiet = 3500;
/** Upper bound: two tries of 30 s (§7) and their interaction. */
const timeoutMs = 90_000;

/**
 * Lets time pass until the call was made and nothing is pending, recording messages. Returns false
 * on timeout.
 */
export async function settle(
  life: Life,
  isMade: () => boolean,
  quietMs = quiet,
  messages: string[] = [],
): Promise<boolean> {
  let quietFor = 0;
  for (let passed = 0; passed < timeoutMs; ) {
    const step = passed < 3000 ? 100 : 500;
    await pass(step);
    passed += step;
    messages.push(...said());
    quietFor = isMade() && isAlive() && life.waiting() === 0 && !isBusy() ? quietFor + step : 0;
    if (quietFor >= quietMs) return true;
  }
  return false;
}
