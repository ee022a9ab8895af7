import { proxy, ref } from 'valtio/vanilla';
import type { OrderRequest } from '../../domain/order/orderRequest';
import { isOrderRequest } from '../../domain/order/orderRequestShape';
import { number, text } from '../../domain/shape';
import { fieldsOf } from '../storage/fieldsOf';
import { persist } from '../storage/persistence';

/** An order that was sent and whose response has not been seen. */
export type SentOrder = {
  /** the same for every try of the same wish */
  key: string;
  request: OrderRequest;
  /** orders that were there before: none of them can be the one that this wish made */
  knownIds: readonly string[];
  /** the server did not tell which orders were there: none can be told to be this one */
  isBlind?: boolean | undefined;
  /** how often it was sent; each of them may still arrive */
  tries: number;
};

/** One wish to order, written down before it is sent (readings: sending the order). */
export type PendingOrder = SentOrder & {
  /** other wishes, sent before and never seen, the newest last */
  earlier: readonly SentOrder[];
};

/**
 * `sending`: it is on its way to the server; `checking`: it may have reached the server, which is
 * being found out; `unseen`: the wait is over and it was not there. Then the person may send again.
 */
type Phase = 'sending' | 'checking' | 'unseen';

type PendingOrderState = {
  /** `preparing`: what the person agrees to is looked at once more, nothing is sent yet */
  status: 'idle' | 'preparing' | Phase;
  /** another window of this device is sending it, or was when it was written down */
  isElsewhere: boolean;
  pending: PendingOrder | null;
};

const blank = (): PendingOrderState => ({ status: 'idle', isElsewhere: false, pending: null });

export const state = proxy(blank());

export type StoredPendingOrder = PendingOrder & {
  phase: Phase;
  /** milliseconds since the last try was sent that a window of this device has seen pass */
  waitedMs: number;
};

/**
 * What is written down, for the next life of the page and for other windows. It is apart from the
 * state: a window that only looks on must not overwrite what the sending one has stored.
 */
const written = proxy<{ value: StoredPendingOrder | null }>({ value: null });

function write(phase: Phase, waitedMs: number) {
  const { pending } = state;
  written.value = pending && ref({ ...pending, phase, waitedMs });
}

/** Takes the lock: from this moment on no other try begins here. False when another try has it. */
export function lock(): boolean {
  if (state.status !== 'idle' && state.status !== 'unseen') return false;
  state.status = 'preparing';
  return true;
}

/** Gives the lock back where nothing has been sent under it. */
export function unlock() {
  if (state.status === 'preparing') state.status = state.pending ? 'unseen' : 'idle';
}

export function begin(pending: PendingOrder) {
  Object.assign(state, { status: 'sending', isElsewhere: false, pending: ref(pending) });
  write('sending', 0);
}

/** Nothing to find out where the intent has gone meanwhile, as with a log-out. */
export function check() {
  if (!state.pending) return;
  Object.assign(state, { status: 'checking', isElsewhere: false });
  write('checking', waitedMs());
}

/** It can no longer be on its way, and was not there: it may be sent again. */
export function miss() {
  Object.assign(state, { status: 'unseen', isElsewhere: false });
  write('unseen', waitedMs());
}

/** The last try was refused: what was sent before it may arrive all the same. */
export function withdraw() {
  const { pending } = state;
  if (!pending) return reset();
  const last = pending.earlier.at(-1);
  if (pending.tries > 1) state.pending = ref({ ...pending, tries: pending.tries - 1 });
  else if (last) state.pending = ref({ ...last, earlier: pending.earlier.slice(0, -1) });
  else return reset();
  miss();
}

export function reset() {
  Object.assign(state, blank());
  written.value = null;
}

/** Another window is ordering at this moment; what it sends is not known yet. */
export function waitForOther() {
  Object.assign(state, { status: 'sending', isElsewhere: true });
}

export const waitedMs = (): number => written.value?.waitedMs ?? 0;

/** A lower bound, so that the greatest one holds. */
export function setWaited(milliseconds: number) {
  if (milliseconds > waitedMs() && written.value) {
    written.value = ref({ ...written.value, waitedMs: milliseconds });
  }
}

/** Takes over an intent that an earlier life of the page left behind: its outcome is unknown. */
export function restore(found: StoredPendingOrder | null) {
  written.value = found && ref(found);
  if (!found) return void Object.assign(state, blank());
  const { phase, waitedMs: _, ...pending } = found;
  const isKnown = state.pending?.key === pending.key && state.pending.tries === pending.tries;
  if (!isKnown) state.pending = ref(pending);
  Object.assign(state, { status: phase, isElsewhere: phase === 'sending' });
}

/** Takes over what another window has written; what this one is about to send, or sends, is its own. */
export function follow(stored: StoredPendingOrder | null) {
  const isOwn = state.status === 'preparing' || (state.status === 'sending' && !state.isElsewhere);
  if (!isOwn) restore(stored);
}

/**
 * Looks under the lock of all windows at what is written. False when another window has settled or
 * sent something since: then no try may begin on top of it.
 */
export function isUnchanged(found: StoredPendingOrder | null): boolean {
  const { pending } = state;
  if (!found || !pending) return !found && !pending;
  return found.phase === 'unseen' && found.key === pending.key && found.tries === pending.tries;
}

const phases: readonly unknown[] = ['sending', 'checking', 'unseen'] satisfies Phase[];
const isPhase = (value: unknown): value is Phase => phases.includes(value);

export function read(stored: unknown): StoredPendingOrder | null {
  const sent = readSent(stored);
  if (!sent) return null;
  const { phase, waitedMs, earlier } = fieldsOf(stored);
  return {
    ...sent,
    earlier: (Array.isArray(earlier) ? earlier : []).flatMap((one) => readSent(one) ?? []),
    phase: isPhase(phase) ? phase : 'checking',
    waitedMs: number(waitedMs) ? Math.max(waitedMs, 0) : 0,
  };
}

export function readSent(stored: unknown): SentOrder | null {
  const { key, request, knownIds, isBlind, tries } = fieldsOf(stored);
  if (!text(key) || !isOrderRequest(request)) return null;
  const known = Array.isArray(knownIds) ? knownIds.filter(text) : [];
  const count = number(tries) ? Math.max(tries, 1) : 1;
  return { key, request, knownIds: known, isBlind: isBlind === true, tries: count };
}

persist({ key: 'intent', store: written, dump: () => written.value, read, restore });
