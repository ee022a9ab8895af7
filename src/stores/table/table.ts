import { fieldsOf, filledText, ifIs, number, text } from '../../domain/shape';
import type { Table } from '../../domain/start/channel';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** The scanned table and when it was scanned (epoch ms). */
type ScannedTable = Table & { scannedAt: number };

export const state = defineStore<{ table: ScannedTable | null }>('device', () => ({ table: null }));

export function setTable(table: ScannedTable | null) {
  state.table = table;
}

function read(stored: unknown): ScannedTable | null {
  const { tableId, hallId, branchId, scannedAt } = fieldsOf(stored);
  if (!filledText(tableId) || !number(scannedAt)) return null;
  return { tableId, hallId: ifText(hallId), branchId: ifText(branchId), scannedAt };
}

const ifText = ifIs(text);

persist({
  key: 'table',
  store: state,
  dump: () => state.table,
  read,
  restore: setTable,
});
