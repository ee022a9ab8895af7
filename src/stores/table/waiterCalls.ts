import { fieldsOf } from '../../domain/shape';
import { type CallReason, callReasons } from '../../domain/table/waiterCall';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

type WaiterCallsState = {
  /** the table these calls belong to */
  tableId: string | null;
  /** time of the last call, epoch ms; null without one */
  calledAt: Record<CallReason, number | null>;
  /** the call being sent */
  asking: CallReason | null;
};

const blank = (): WaiterCallsState => ({
  tableId: null,
  calledAt: { WAITER: null, BILL: null },
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

function read(stored: unknown): Pick<WaiterCallsState, 'tableId' | 'calledAt'> | null {
  const { tableId, calledAt } = fieldsOf(stored);
  if (typeof tableId !== 'string') return null;
  const times = fieldsOf(calledAt);
  const found = { ...blank().calledAt };
  for (const reason of callReasons) {
    const at = times[reason];
    if (typeof at === 'number') found[reason] = at;
  }
  return { tableId, calledAt: found };
}

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
