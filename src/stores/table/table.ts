import { fieldsOf } from '../../domain/shape';
import type { Table } from '../../domain/start/channel';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** The scanned table and when it was scanned (epoch ms). */
type ScannedTable = Table & { scannedAt: number };

export const state = defineStore<{ table: ScannedTable | null }>('device', () => ({ table: null }));

export function setTable(table: ScannedTable | null) {
  state.table = table;
}

/** Reads a stored table; null when invalid. */
function read(stored: unknown): ScannedTable | null {
  const { tableId, hallId, branchId, scannedAt } = fieldsOf(stored);
  if (typeof tableId !== 'string' || !tableId.trim() || typeof scannedAt !== 'number') return null;
  return {
    tableId,
    hallId: typeof hallId === 'string' ? hallId : null,
    branchId: typeof branchId === 'string' ? branchId : null,
    scannedAt,
  };
}

persist({ key: 'table', store: state, dump: () => state.table, read, restore: setTable });
