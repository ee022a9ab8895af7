import { proxy } from 'valtio/vanilla';
import type { Table } from '../../domain/start/channel';
import { fieldsOf } from '../storage/fieldsOf';

/** The scanned table and when it was scanned (epoch ms). */
type ScannedTable = Table & { scannedAt: number };

export const state = proxy<{ table: ScannedTable | null }>({ table: null });

export function setTable(table: ScannedTable | null) {
  state.table = table;
}

export function reset() {
  state.table = null;
}

/** Reads a stored table; null when invalid. */
export function read(stored: unknown): ScannedTable | null {
  const { tableId, hallId, branchId, scannedAt } = fieldsOf(stored);
  if (typeof tableId !== 'string' || !tableId.trim() || typeof scannedAt !== 'number') return null;
  return {
    tableId,
    hallId: typeof hallId === 'string' ? hallId : null,
    branchId: typeof branchId === 'string' ? branchId : null,
    scannedAt,
  };
}
