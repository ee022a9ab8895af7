import { vi } from 'vitest';

/** Freezes time at a Wednesday noon in Tashkent: it passes only where a test advances it. */
export const holdTime = () =>
  vi.useFakeTimers({
    now: Date.parse('2026-03-04T12:00:00+05:00'),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

/** Advances time and runs everything that is due. */
export async function step(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // Bodies are read in separate tasks, which the faked clock does not cover.
  for (let round = 0; round < 2; round += 1) await new Promise((resume) => setImmediate(resume));
}

/** Advances time until `holds` is true, in small steps first. Returns false on timeout. */
export async function passUntil(holds: () => boolean): Promise<boolean> {
  for (let round = 0; round < 2000 && !holds(); round += 1) await step(round < 100 ? 20 : 250);
  return holds();
}
