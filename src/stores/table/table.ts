import { proxy } from 'valtio/vanilla';
import type { Table } from '../../domain/start/channel';
import { fieldsOf } from '../storage/fieldsOf';

/** The table at which the shop was scanned, with when (epoch milliseconds). */
type ScannedTable = Table & { scannedAt: number };

export const state = proxy<{ table: ScannedTable | null }>({ table: null });

/** The latest scan wins. */
export function setTable(table: ScannedTable | null) {
  state.table = table;
}

export function reset() {
  state.table = null;
}

/** A table as it was stored; null for what is none. */
export function read(stored: unknown): ScannedTable | null {
  const { tableId, hallId, branchId, scannedAt } = fieldsOf(stored);
  if (typeof tableId !== 'string' || typeof scannedAt !== 'number') return null;
  return {
    tableId,
    hallId: typeof hallId === 'string' ? hallId : null,
    branchId: typeof branchId === 'string' ? branchId : null,
    scannedAt,
  };
}
