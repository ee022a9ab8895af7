import { limits } from '../limits';

/** What somebody is called to a table for. */
export const callReasons = ['WAITER', 'BILL'] as const;
export type CallReason = (typeof callReasons)[number];

/** Nobody comes faster for being called twice within a minute. */
const callPauseMs = 60_000;

/** Milliseconds until the same may be asked for again, 0 when it may be at once. */
export function pauseLeft(calledAt: number | null, now: number): number {
  if (calledAt === null) return 0;
  const passed = now - calledAt;
  // A clock that was set back must not silence a table for hours.
  return passed < 0 ? 0 : Math.max(callPauseMs - passed, 0);
}

/** Milliseconds until a table that was scanned at `scannedAt` is forgotten. */
export const tableTimeLeft = (scannedAt: number, now: number): number =>
  Math.max(scannedAt + limits.tableMemoryMs - now, 0);
