import * as v from 'valibot';
import { numberOrNull, readAs, text } from '../../domain/schema';
import type { Table } from '../../domain/start/channel';
import { type CallReason, callReasons, tableKey } from '../../domain/table/waiterCall';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const times = v.object(v.entriesFromList(callReasons, v.fallback(numberOrNull, null)));
const noTimes = (): v.InferOutput<typeof times> => ({ WAITER: null, BILL: null });

const stored = v.object({
  /** the table these calls belong to, by its `tableKey` */
  tableKey: text,
  /** time of the last call, epoch ms; null without one */
  calledAt: v.fallback(times, noTimes),
});
type Stored = v.InferOutput<typeof stored>;

type WaiterCallsState = Omit<Stored, 'tableKey'> & {
  tableKey: string | null;
  /** the call being sent */
  asking: CallReason | null;
};

const blank = (): WaiterCallsState => ({
  tableKey: null,
  calledAt: noTimes(),
  asking: null,
});

/** Calls to the table; kept across reloads. */
export const state = defineStore('shop', blank, () => ({ asking: null }));

export function setAsking(asking: CallReason | null) {
  state.asking = asking;
}

export function setCalled(table: Table, reason: CallReason, at: number) {
  turnTo(table);
  state.calledAt[reason] = at;
}

/** Calls are reset when the table changes. */
export function turnTo(table: Table) {
  const key = tableKey(table);
  if (state.tableKey !== key) Object.assign(state, blank(), { tableKey: key });
}

const read = readAs(stored);

persist({
  key: 'waiterCalls',
  store: state,
  dump: () =>
    state.tableKey === null ? null : { tableKey: state.tableKey, calledAt: { ...state.calledAt } },
  read,
  restore: (calls) => {
    Object.assign(state, blank(), calls);
  },
});
