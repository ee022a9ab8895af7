import { vi } from 'vitest';
import { testNow } from '../../mocks/backend/testNow';

let ahead = 0;
let offline: { mockRestore(): void } | null = null;

/** Milliseconds by which the device's clock is ahead of the servers'. */
export const clockAhead = (): number => ahead;

/** The servers' clock, epoch milliseconds. */
export const serverTime = (): number => Date.now() - ahead;

/** Sets the device's clock; the servers' goes on. */
export function setClockAhead(milliseconds: number): void {
  const at = serverTime();
  ahead = milliseconds;
  vi.setSystemTime(at + milliseconds);
}

/** What waits is dropped, as when a page is closed; the clocks go on. */
export function dropTimers(): void {
  const wrong = ahead;
  setClockAhead(0);
  rewindTo(Date.now());
  setClockAhead(wrong);
}

/** The same, and the clocks, which are right, show a moment since noon: epoch milliseconds. */
export function rewindTo(at: number): void {
  setClockAhead(0);
  // Sets the clock back to where it was held first.
  vi.clearAllTimers();
  vi.advanceTimersByTime(at - testNow);
}

/** The device loses its connection, and knows it. What is sent all the same is the server's to drop. */
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
