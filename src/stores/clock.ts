import { proxy } from 'valtio/vanilla';

/** Less than this between two clocks is of no account: an answer takes its time too. Milliseconds. */
const toleranceMs = 2 * 60_000;

/**
 * `now`: the moment by which dates are judged, in epoch milliseconds. What is shown and what is sent
 * are derived at different times, and agree because neither looks at a clock of its own.
 *
 * `ahead`: how far the server's clock is ahead of the device's, milliseconds; 0 while nobody has told.
 */
export const state = proxy({ now: Date.now(), ahead: 0 });

/** What an answer tells about the server's clock. */
type Told = {
  /** the server's time in the answer, epoch milliseconds */
  server: number;
  /** the device's time when it arrived, epoch milliseconds */
  device: number;
  /** the same by a clock that nobody can set, such as `performance.now()` */
  sinceStart: number;
  /** the answer cannot come out of a cache */
  isFresh: boolean;
};

let last: { device: number; sinceStart: number } | null = null;

export function set(now: number) {
  state.now = now;
}

/** The server's time, where it is known: the device's clock may be wrong (readings: settled later). */
export const corrected = (deviceNow: number): number => deviceNow + state.ahead;

/**
 * Takes over what an answer tells about the server's clock. One out of a cache is older than now, so
 * of those that may be, the latest counts; unless the device's clock was set since the last one.
 * Returns whether "now" is another.
 */
export function hearServer({ server, device, sinceStart, isFresh }: Told): boolean {
  const wasSet =
    last === null || Math.abs(device - last.device - (sinceStart - last.sinceStart)) > toleranceMs;
  last = { device, sinceStart };
  const told = server - device;
  const ahead = Math.abs(told) < toleranceMs ? 0 : told;
  if (Math.abs(ahead - state.ahead) < toleranceMs) return false;
  if (ahead < state.ahead && !isFresh && !wasSet) return false;
  state.ahead = ahead;
  return true;
}

export function reset() {
  last = null;
  state.ahead = 0;
}
