import { vi } from 'vitest';
import { testNow } from '../../mocks/backend/testNow';

/** From now on time passes only where a test lets it. What the machine does takes none of it. */
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

/** Lets so many milliseconds pass, and everything happen that waits for them. */
export async function pass(milliseconds: number): Promise<void> {
  // Code that is on its way has to arrive first: how long that takes is the machine's business.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resume) => setImmediate(resume));
}

/** Milliseconds that a person waits for what they expect: another code is sent after a minute. */
const patience = 70_000;

/** Lets time pass until `find` finds something, and answers that; `wanted` says what it is. */
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
