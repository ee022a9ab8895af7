import { expect, vi } from 'vitest';

/** Real-time limit, generous for a busy machine. */
const patienceMs = 20_000;

/** Retries until the expectations hold, `timeout` ms at most. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = patienceMs): Promise<T> =>
  vi.waitFor(check, { timeout });

/**
 * Advances faked time in steps of `stepMs`, letting the backend work, until `holds` is true. What is waited for longer
 * than a second is a pause or a limit: then five times as long a step is precise enough.
 */
export async function until(holds: () => boolean, stepMs = 20): Promise<void> {
  for (let round = 0; round < 2000 && !holds(); round += 1)
    await step(round * stepMs < 1000 ? stepMs : 5 * stepMs);
  expect(holds()).toBe(true);
}

/**
 * Awaits an outcome while advancing faked time, e.g. through the pauses between look-ups of a lost
 * order.
 */
export async function settled<T>(outcome: Promise<T>, stepMs = 20): Promise<T> {
  let isOver = false;
  void outcome.finally(() => {
    isOver = true;
  });
  await until(() => isOver, stepMs);
  return outcome;
}

/** Awaits what waits for seconds, without their passing: the app's timers are faked meanwhile. */
export async function hurried<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    return await settled(run(), 200);
  } finally {
    vi.useRealTimers();
  }
}

/** Advances faked time and runs everything that is due. */
export async function pass(milliseconds: number): Promise<void> {
  const stepMs = milliseconds < 5000 ? 20 : 100;
  for (let passed = 0; passed < milliseconds; passed += stepMs) await step(stepMs);
}

async function step(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // Dynamic imports take real time, which the faked clock does not cover.
  await vi.dynamicImportSettled();
  await new Promise((resume) => setImmediate(resume));
}
