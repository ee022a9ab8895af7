import { vi } from 'vitest';

/** From now on time passes only where a test lets it, from a Wednesday noon in Tashkent on. */
export const holdTime = () =>
  vi.useFakeTimers({
    now: Date.parse('2026-03-04T12:00:00+05:00'),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

/** Lets so many milliseconds pass, and everything happen that waits for them. */
export async function step(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // Bodies are read in turns of their own, of which the faked clock knows nothing.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resume) => setImmediate(resume));
}

/** Lets time pass until something holds, in small steps first. False: it never did. */
export async function passUntil(holds: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < 2000 && !holds(); turn += 1) await step(turn < 100 ? 20 : 250);
  return holds();
}
