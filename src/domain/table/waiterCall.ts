import * as limits from '../limits';
import type { Table } from '../start/channel';

export const callReasons = ['WAITER', 'BILL'] as const;
export type CallReason = (typeof callReasons)[number];

/** Tells a table from those of the same number in other halls and branches. */
export const tableKey = ({ branchId, hallId, tableId }: Table): string =>
  JSON.stringify([branchId, hallId, tableId]);

/** Minimum interval between two calls for the same reason. */
const callPauseMs = 60_000;

/** Milliseconds until the next call is allowed, 0 if it already is. */
export function pauseLeft(calledAt: number | null, now: number): number {
  if (calledAt === null) return 0;
  const elapsed = now - calledAt;
  // A clock that was set back must not block calls for hours.
  return elapsed < 0 ? 0 : Math.max(callPauseMs - elapsed, 0);
}

/** Milliseconds until a table that is still fresh (`isTableFresh`) expires. */
export const tableTimeLeft = (scannedAt: number, now: number): number =>
  scannedAt + limits.tableMemoryMs - now;
