import * as v from 'valibot';
import { filledText, number, readAs, textOrNull } from '../../domain/schema';
import type { Table } from '../../domain/start/channel';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

/** The scanned table and when it was scanned (epoch ms). */
const scannedTable = v.object({
  tableId: filledText,
  hallId: v.fallback(textOrNull, null),
  branchId: v.fallback(textOrNull, null),
  scannedAt: number,
}) satisfies v.GenericSchema<unknown, Table>;
type ScannedTable = v.InferOutput<typeof scannedTable>;

export const state = defineStore<{ table: ScannedTable | null }>('device', () => ({ table: null }));

export function setTable(table: ScannedTable | null) {
  state.table = table;
}

const read = readAs(scannedTable);

persist({
  key: 'table',
  store: state,
  dump: () => state.table,
  read,
  restore: setTable,
});
