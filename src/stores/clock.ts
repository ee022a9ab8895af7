import { defineStore } from './defineStore';

/** Smaller clock differences are ignored, since responses take time too; ms. */
const toleranceMs = 2 * 60_000;

/**
 * `now`: the time that dates are judged by, epoch ms. Rendering and sending happen at different
 * times and agree because both use this value.
 *
 * `ahead`: how far the server's clock is ahead of the device's, ms; 0 while unknown.
 */
export const state = defineStore('global', () => ({ now: Date.now(), ahead: 0 }));

/** Clock data from a response. */
type ServerTime = {
  /** the server's time in the response, epoch milliseconds */
  server: number;
  /** the device's time when it arrived, epoch milliseconds */
  device: number;
  /** the same on a monotonic clock, such as `performance.now()` */
  sinceStart: number;
  /** the response cannot come from a cache */
  isFresh: boolean;
};

let last: { device: number; sinceStart: number } | null = null;

export function set(now: number) {
  state.now = now;
}

/** The server's time where known: the device's clock may be wrong (settled: opening hours). */
export const corrected = (deviceNow: number): number => deviceNow + state.ahead;

/**
 * Updates the offset from a response. Cached responses are older, so among possibly cached ones the
 * latest time wins, unless the device's clock was changed. Returns whether the offset changed.
 */
export function syncServerTime({ server, device, sinceStart, isFresh }: ServerTime): boolean {
  const wasSet =
    last === null || Math.abs(device - last.device - (sinceStart - last.sinceStart)) > toleranceMs;
  last = { device, sinceStart };
  const offset = server - device;
  const ahead = Math.abs(offset) < toleranceMs ? 0 : offset;
  if (Math.abs(ahead - state.ahead) < toleranceMs) return false;
  if (ahead < state.ahead && !isFresh && !wasSet) return false;
  state.ahead = ahead;
  return true;
}

export function reset() {
  last = null;
  state.ahead = 0;
}
