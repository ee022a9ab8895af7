import { ref } from 'valtio/vanilla';
import * as limits from '../../domain/limits';
import { fieldsOf, number, text } from '../../domain/shape';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';
import { readSent, type SentOrder } from './pendingOrder';

/** An order that was sent, never seen, and superseded by an accepted one. */
type AwaitedOrder = SentOrder & {
  /** id of the accepted order */
  orderId: string;
  /** remaining look-ups */
  attemptsLeft: number;
};

type LateOrders = {
  awaited: readonly AwaitedOrder[];
  /** a duplicate order, until the user has decided what to do */
  double: { orderId: string; lateId: string } | null;
};

const blank = (): LateOrders => ({ awaited: [], double: null });

/** Orders that may still appear besides the accepted one (settled: sending the order). */
export const state = defineStore('user', blank);

/** Starts awaiting these attempts besides the accepted order `orderId`. */
export function expect(sent: readonly SentOrder[], orderId: string) {
  if (sent.length === 0) return;
  const added = sent.map(({ key, request, knownIds, hasNoBaseline, tries }) => ({
    ...{ key, request, hasNoBaseline, tries, orderId },
    knownIds: [...knownIds, orderId],
    attemptsLeft: limits.lateOrderLooks,
  }));
  state.awaited = ref([...state.awaited, ...added]);
}

/** Counts a look-up that found none of them. */
export function countLookUp() {
  const remaining = state.awaited.map((one) => ({ ...one, attemptsLeft: one.attemptsLeft - 1 }));
  state.awaited = ref(remaining.filter(({ attemptsLeft }) => attemptsLeft > 0));
}

/** An awaited order has appeared. */
export function arrive({ key, orderId }: AwaitedOrder, lateId: string) {
  state.awaited = ref(
    state.awaited.flatMap((one) => {
      if (one.key !== key) return [{ ...one, knownIds: [...one.knownIds, lateId] }];
      if (one.tries <= 1) return [];
      return [{ ...one, tries: one.tries - 1, knownIds: [...one.knownIds, lateId] }];
    }),
  );
  state.double = { orderId, lateId };
}

/** The user has seen the duplicate and decided. */
export function settleDouble() {
  state.double = null;
}

function read(stored: unknown): LateOrders {
  const { awaited, double } = fieldsOf(stored);
  const { orderId, lateId } = fieldsOf(double);
  const isDouble = text(orderId) && text(lateId);
  return {
    awaited: (Array.isArray(awaited) ? awaited : []).flatMap(readAwaited),
    double: isDouble ? { orderId, lateId } : null,
  };
}

function restore(stored: LateOrders | null) {
  const { awaited, double } = stored ?? blank();
  Object.assign(state, { awaited: ref([...awaited]), double });
}

function readAwaited(stored: unknown): AwaitedOrder[] {
  const sent = readSent(stored);
  const { orderId, attemptsLeft } = fieldsOf(stored);
  if (!sent || !text(orderId) || !number(attemptsLeft)) return [];
  return [{ ...sent, orderId, attemptsLeft: Math.min(attemptsLeft, limits.lateOrderLooks) }];
}

persist({
  key: 'lateOrders',
  store: state,
  dump: () => (state.awaited.length > 0 || state.double ? state : null),
  read,
  restore,
});
