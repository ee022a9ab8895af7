import * as v from 'valibot';
import { numberOrNull, readAs, text } from '../../domain/schema';
import { type CallReason, callReasons } from '../../domain/table/waiterCall';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const times = v.object(v.entriesFromList(callReasons, v.fallback(numberOrNull, null)));
const noTimes = (): v.InferOutput<typeof times> => ({ WAITER: null, BILL: null });

const stored = v.object({
  /** the table these calls belong to */
  tableId: text,
  /** time of the last call, epoch ms; null without one */
  calledAt: v.fallback(times, noTimes),
});
type Stored = v.InferOutput<typeof stored>;

type WaiterCallsState = Omit<Stored, 'tableId'> & {
  tableId: string | null;
  /** the call being sent */
  asking: CallReason | null;
};

const blank = (): WaiterCallsState => ({
  tableId: null,
  calledAt: noTimes(),
  asking: null,
});

/** Calls to the table; kept across reloads. */
export const state = defineStore('shop', blank, () => ({ asking: null }));

export function setAsking(asking: CallReason | null) {
  state.asking = asking;
}

export function setCalled(tableId: string, reason: CallReason, at: number) {
  turnTo(tableId);
  state.calledAt[reason] = at;
}

/** Calls are reset when the table changes. */
export function turnTo(tableId: string | null) {
  if (state.tableId !== tableId) Object.assign(state, blank(), { tableId });
}

const read = readAs(stored);

persist({
  key: 'waiterCalls',
  store: state,
  dump: () =>
    state.tableId === null ? null : { tableId: state.tableId, calledAt: { ...state.calledAt } },
  read,
  restore: (calls) => {
    Object.assign(state, blank(), calls);
  },
});
