import { vi } from 'vitest';
import { testNow } from '../../mocks/backend/testNow';

let ahead = 0;
let offline: { mockRestore(): void } | null = null;

/** How far the device's clock is ahead of the servers', ms. */
export const clockAhead = (): number => ahead;

/** The servers' clock, epoch milliseconds. */
export const serverTime = (): number => Date.now() - ahead;

/** Sets the device's clock; the servers' clock goes on. */
export function setClockAhead(milliseconds: number): void {
  const at = serverTime();
  ahead = milliseconds;
  vi.setSystemTime(at + milliseconds);
}

/** Drops pending timers, as closing a page does; the clocks go on. */
export function dropTimers(): void {
  const wrong = ahead;
  setClockAhead(0);
  rewindTo(Date.now());
  setClockAhead(wrong);
}

/** Also sets both clocks to the same moment, `at` in epoch milliseconds. */
export function rewindTo(at: number): void {
  setClockAhead(0);
  // Resets the clock to where it was held first.
  vi.clearAllTimers();
  vi.advanceTimersByTime(at - testNow);
}

/**
 * The device goes offline and knows it. Requests that are sent anyway are dropped by the server.
 */
export function goOffline(): void {
  offline ??= vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

export function goOnline(): void {
  if (!offline) return;
  offline.mockRestore();
  offline = null;
  window.dispatchEvent(new Event('online'));
}
