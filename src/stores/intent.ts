import { proxy, ref } from 'valtio/vanilla';
import type { OrderRequest } from '../domain/orderRequest';
import { fieldsOf } from './fieldsOf';
import { join } from './persistence';

/** One wish to order, written down before it is sent (readings: sending the order). */
export type Intent = {
  /** the same for every try of the same wish */
  key: string;
  /** epoch milliseconds */
  startedAt: number;
  request: OrderRequest;
  /** orders that were there before: none of them can be the one that this wish made */
  knownIds: readonly string[];
};

type IntentState = {
  /**
   * `preparing`: what the person agrees to is looked at once more, nothing is sent yet; `checking`:
   * it may have reached the server, which is being found out. Only `idle` lets another try begin.
   */
  status: 'idle' | 'preparing' | 'sending' | 'checking';
  /** while idle: a try that certainly did not arrive and may be made again */
  intent: Intent | null;
};

export const state = proxy<IntentState>({ status: 'idle', intent: null });

/** Takes the lock: from this moment on no other try begins. False when another try has it. */
export function lock(): boolean {
  if (state.status !== 'idle') return false;
  state.status = 'preparing';
  return true;
}

/** Gives the lock back where nothing has been sent under it. */
export function unlock() {
  if (state.status === 'preparing') state.status = 'idle';
}

export function begin(intent: Intent) {
  state.intent = ref(intent);
  state.status = 'sending';
}

export function check() {
  state.status = 'checking';
}

/** Nothing is on its way: it may be sent again, an unchanged wish under the same key. */
export function release() {
  state.status = 'idle';
}

export function reset() {
  state.intent = null;
  state.status = 'idle';
}

/** Takes over an intent that an earlier life of the page left behind: its outcome is unknown. */
export function restore(stored: unknown) {
  reset();
  const { key, startedAt, request, knownIds } = fieldsOf(stored);
  if (typeof key !== 'string' || typeof startedAt !== 'number' || !isRequest(request)) return;
  const known = Array.isArray(knownIds) ? knownIds.filter((id) => typeof id === 'string') : [];
  state.intent = ref({ key, startedAt, request, knownIds: known });
  state.status = 'checking';
}

// The look-up reads lines and total only; both were written by this app.
const isRequest = (value: unknown): value is OrderRequest =>
  typeof value === 'object' && value !== null && 'lines' in value && 'totals' in value;

join({ key: 'intent', store: state, isOfMerchant: true, dump: () => state.intent, restore });
