import { vi } from 'vitest';
import { testNow } from '../../mocks/backend/testNow';

/** Freezes time: it passes only where a test advances it, independent of machine speed. */
export function holdTime(): void {
  vi.useFakeTimers({
    now: testNow,
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
}

/** Advances time and runs everything that is due. */
export async function pass(milliseconds: number): Promise<void> {
  // Dynamic imports have to finish first; they take real time.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resume) => setImmediate(resume));
}

/** How long a person waits, ms: another code is sent after a minute. */
const patience = 70_000;

/** Advances time until `find` returns something; `wanted` describes it. */
export async function until<T>(wanted: string, find: () => T | null | undefined): Promise<T> {
  for (let passed = 0; passed < patience; ) {
    const found = find();
    if (found) return found;
    const step = passed < 2000 ? 20 : 500;
    await pass(step);
    passed += step;
  }
  throw new Error(`There is no ${wanted}`);
}
