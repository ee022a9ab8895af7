import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import { orderRequestSchema } from '../../domain/order/orderRequestSchema';
import { flag, number, readAs, soundListOf, text } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';

const atLeast = (least: number) => (count: number) => Math.max(count, least);

const knownIds: v.GenericSchema<unknown, readonly string[]> = soundListOf(text);

/** An order that was sent and whose response has not been seen. */
export const sentOrder = v.object({
  /** idempotency key, the same for every attempt at the same order */
  key: text,
  request: orderRequestSchema,
  /** ids of earlier orders, none of which can be this one */
  knownIds: v.fallback(knownIds, () => []),
  /** the earlier orders were unknown, so none can be identified as this one */
  hasNoBaseline: v.fallback(v.optional(flag), false),
  /** number of attempts, each of which may still arrive */
  tries: v.fallback(v.pipe(number, v.transform(atLeast(1))), 1),
});
export type SentOrder = v.InferOutput<typeof sentOrder>;
const sentOrders: v.GenericSchema<unknown, readonly SentOrder[]> = soundListOf(sentOrder);

/**
 * `sending`: the request is in flight; `checking`: it may have reached the server and is being
 * looked up; `unseen`: not found after the timeout, so it may be sent again.
 */
const phases = ['sending', 'checking', 'unseen'] as const;
type Phase = (typeof phases)[number];

const stored = v.object({
  ...sentOrder.entries,
  /** earlier orders that were sent and never seen, newest last */
  earlier: v.fallback(sentOrders, () => []),
  phase: v.fallback(v.picklist(phases), 'checking'),
  /** observed time since the last attempt was sent, ms */
  waitedMs: v.fallback(v.pipe(number, v.transform(atLeast(0))), 0),
});
export type StoredPendingOrder = v.InferOutput<typeof stored>;

/** An order being placed, stored before it is sent (settled: sending the order). */
export type PendingOrder = Omit<StoredPendingOrder, 'phase' | 'waitedMs'>;

type PendingOrderState = {
  /** `preparing`: final checks are running, nothing is sent yet */
  status: 'idle' | 'preparing' | Phase;
  /** another window is sending it, or was when it was stored */
  isElsewhere: boolean;
  pending: PendingOrder | null;
};

const blank = (): PendingOrderState => ({ status: 'idle', isElsewhere: false, pending: null });

export const state = defineStore('person', blank);

/**
 * The stored form, for reloads and other windows. Separate from the state: a window that only
 * observes must not overwrite what the sending one has stored.
 */
const written = defineStore<{ value: StoredPendingOrder | null }>('person', () => ({
  value: null,
}));

function write(phase: Phase, waitedMs: number) {
  const { pending } = state;
  written.value = pending && ref({ ...pending, phase, waitedMs });
}

/** Takes the lock within this window. Returns false when another attempt holds it. */
export function lock(): boolean {
  if (state.status !== 'idle' && state.status !== 'unseen') return false;
  state.status = 'preparing';
  return true;
}

/** Releases the lock if nothing was sent. */
export function unlock() {
  if (state.status === 'preparing') state.status = state.pending ? 'unseen' : 'idle';
}

export function begin(pending: PendingOrder) {
  Object.assign(state, { status: 'sending', isElsewhere: false, pending: ref(pending) });
  write('sending', 0);
}

/** Does nothing when the order is gone, for example after log-out. */
export function check() {
  if (!state.pending) return;
  Object.assign(state, { status: 'checking', isElsewhere: false });
  write('checking', waitedMs());
}

/** Not found and no longer in flight: it may be sent again. */
export function miss() {
  Object.assign(state, { status: 'unseen', isElsewhere: false });
  write('unseen', waitedMs());
}

/** The last attempt was refused; earlier ones may still arrive. */
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

/** Another window is ordering; what it sends is not known yet. */
export function waitForOther() {
  Object.assign(state, { status: 'sending', isElsewhere: true });
}

export const waitedMs = (): number => written.value?.waitedMs ?? 0;

/** A lower bound: only increases are stored. */
export function setWaited(milliseconds: number) {
  if (milliseconds > waitedMs() && written.value) {
    written.value = ref({ ...written.value, waitedMs: milliseconds });
  }
}

/** Restores an order left by a previous page load: its outcome is unknown. */
export function restore(found: StoredPendingOrder | null) {
  written.value = found && ref(found);
  if (!found) return void Object.assign(state, blank());
  const { phase, waitedMs: _, ...pending } = found;
  const isKnown = state.pending?.key === pending.key && state.pending.tries === pending.tries;
  if (!isKnown) state.pending = ref(pending);
  Object.assign(state, { status: phase, isElsewhere: phase === 'sending' });
}

/** Adopts what another window stored, unless this window is sending itself. */
export function follow(stored: StoredPendingOrder | null) {
  const isOwn = state.status === 'preparing' || (state.status === 'sending' && !state.isElsewhere);
  if (!isOwn) restore(stored);
}

/**
 * Compares the stored order with this window's, under the cross-window lock. False when another
 * window has resolved or sent one since: no attempt may start on top of it.
 */
export function isUnchanged(found: StoredPendingOrder | null): boolean {
  const { pending } = state;
  if (!found || !pending) return !found && !pending;
  return found.phase === 'unseen' && found.key === pending.key && found.tries === pending.tries;
}

/** Reads a stored order; null if it cannot be looked up and resent. */
export const read = readAs(stored);

persist({ key: 'intent', store: written, dump: () => written.value, read, restore });
