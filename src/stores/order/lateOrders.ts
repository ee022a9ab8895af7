import * as v from 'valibot';
import { ref } from 'valtio/vanilla';
import * as limits from '../../domain/limits';
import { number, readAs, soundListOf, text } from '../../domain/schema';
import { defineStore } from '../defineStore';
import { persist } from '../storage/bindings';
import { type SentOrder, sentOrder } from './pendingOrder';

/** An order that was sent, never seen, and superseded by an accepted one. */
const awaitedOrder = v.object({
  ...sentOrder.entries,
  /** id of the accepted order */
  orderId: text,
  /** remaining look-ups */
  attemptsLeft: v.pipe(
    number,
    v.transform((left) => Math.min(left, limits.lateOrderLooks)),
  ),
});
type AwaitedOrder = v.InferOutput<typeof awaitedOrder>;
const awaitedOrders: v.GenericSchema<unknown, readonly AwaitedOrder[]> = soundListOf(awaitedOrder);

const lateOrders = v.object({
  awaited: v.fallback(awaitedOrders, () => []),
  /** a duplicate order, until the user has decided what to do */
  double: v.fallback(v.nullable(v.object({ orderId: text, lateId: text })), null),
});
type LateOrders = v.InferOutput<typeof lateOrders>;

const blank = (): LateOrders => ({ awaited: [], double: null });

/** Orders that may still appear besides the accepted one (settled: sending the order). */
export const state = defineStore('user', blank);

/** Starts awaiting these attempts besides the accepted order `orderId`, which is none of those awaited before. */
export function expect(sent: readonly SentOrder[], orderId: string) {
  const added = sent.map(({ key, request, knownIds, hasNoBaseline, tries }) => ({
    ...{ key, request, hasNoBaseline, tries, orderId },
    knownIds: [...knownIds, orderId],
    attemptsLeft: limits.lateOrderLooks,
  }));
  const before = state.awaited.map((one) => ({ ...one, knownIds: [...one.knownIds, orderId] }));
  state.awaited = ref([...before, ...added]);
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

function restore(stored: LateOrders | null) {
  const { awaited, double } = stored ?? blank();
  Object.assign(state, { awaited: ref([...awaited]), double });
}

const read = readAs(lateOrders);

persist({
  key: 'lateOrders',
  store: state,
  dump: () => (state.awaited.length > 0 || state.double ? state : null),
  read,
  restore,
});
