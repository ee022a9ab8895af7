import { expect, vi } from 'vitest';

/** How long something may take in truth, on a machine that is busy with something else. */
const patienceMs = 20_000;

/** Looks again and again until the expectations hold. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: patienceMs });

/** Lets faked time pass, `stepMs` at a time, and the backend work, until something holds. */
export async function until(holds: () => boolean, stepMs = 20): Promise<void> {
  for (let turn = 0; turn < 2000 && !holds(); turn += 1) await step(stepMs);
  expect(holds()).toBe(true);
}

/** An outcome, waited for through faked pauses, such as those between two looks for a lost order. */
export async function settled<T>(outcome: Promise<T>, stepMs = 20): Promise<T> {
  let isOver = false;
  void outcome.finally(() => {
    isOver = true;
  });
  await until(() => isOver, stepMs);
  return outcome;
}

/** Lets this many milliseconds of faked time pass, and everything that waits for them happen. */
export async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 20) await step(20);
}

async function step(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // Code that is fetched when it is needed takes true time, of which the faked clock knows nothing.
  await vi.dynamicImportSettled();
  await new Promise((resume) => setImmediate(resume));
}
