import type { Product } from '../catalog/catalog';
import { type DistanceUnit, roadMetres } from '../geo/distance';
import * as limits from '../limits';
import type { Order, OrderStatus, ServiceType } from '../order/order';
import { isFinal } from '../order/orderProgress';
import { isOnline } from '../order/payment';

/** A range in minutes, or of moments in epoch milliseconds. */
export type Range = { from: number; to: number };

type Cooked = Pick<Product, 'timeCookingMin' | 'timeCookingMax'>;

const minuteMs = 60_000;

const add = (a: Range, b: Range): Range => ({ from: a.from + b.from, to: a.to + b.to });

/** Rounds outwards, so that nothing is promised that is not known. */
const rounded = ({ from, to }: Range, step: number): Range => ({
  from: Math.floor(from / step) * step,
  to: Math.ceil(to / step) * step,
});

/**
 * Preparation of products side by side, in minutes. Those without a time are ready made; null when
 * none has one.
 */
export function cookingRange(products: readonly Cooked[]): Range | null {
  const ranges = products.flatMap(({ timeCookingMin, timeCookingMax }): Range[] => {
    const ends = [timeCookingMin, timeCookingMax].filter((end) => end !== null && end > 0);
    const known = ends.map(Number);
    return known.length > 0 ? [{ from: Math.min(...known), to: Math.max(...known) }] : [];
  });
  if (ranges.length === 0) return null;
  return {
    from: Math.max(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
}

/** A courier's way in minutes, `metres` as the crow flies. */
const wayRange = (metres: number): Range => ({
  from: metres / limits.courierMetresPerMinute.fastest,
  to: metres / limits.courierMetresPerMinute.slowest,
});

type Known = {
  service: ServiceType;
  /** preparation in minutes; null if unknown */
  cooking: Range | null;
  /** from the branch to the address, in metres; null if unknown */
  metres: number | null;
};

const nothing: Range = { from: 0, to: 0 };
const handOver: Range = { from: 0, to: limits.handOverMinutes };

/** What follows the preparation, in minutes; null if unknown. */
function afterCooking({ service, metres }: Known): Range | null {
  if (service === 'PICK_UP') return nothing;
  if (service !== 'DELIVERY' || metres === null) return null;
  return add(handOver, wayRange(metres));
}

/** Minutes from ordering to receiving the order; null where they are not known. */
export function waitRange(known: Known): Range | null {
  const after = afterCooking(known);
  return known.cooking && after && rounded(add(known.cooking, after), limits.estimateStepMinutes);
}

/** The steps that change an estimate. */
export type ArrivalStep = Extract<
  OrderStatus,
  'CREATED' | 'ACCEPTED' | 'COOKING' | 'DONE' | 'ON_WAY'
>;

/** When an order arrives or is ready, epoch milliseconds. */
export type Arrival = Range & {
  /** when the step that it counts from was reached */
  since: number;
  /** the step that made it later than estimated before, and when it was reached; null if none did */
  delay: { step: ArrivalStep; at: number } | null;
};

/**
 * When an order can be expected, from its last step that has a time; null where that is not known,
 * is agreed (a set time), or is past. It moves with the steps only, and says which one made it
 * later.
 */
export function arrivalOf(
  order: Order,
  cooking: Range | null,
  unit: DistanceUnit | null,
): Arrival | null {
  const { serviceType, status, deliveryAt, paymentType, isPaid } = order;
  const isUnpaid = isOnline(paymentType) && !isPaid;
  if (status === null || isFinal(status) || deliveryAt !== null || isUnpaid) return null;
  const isReady = status === 'DONE' || status === 'ON_WAY' || status === 'ATTACHED';
  if (!serviceType || (serviceType === 'PICK_UP' && isReady)) return null;
  const known: Known = { service: serviceType, cooking, metres: metresOf(order, unit) };
  const estimates = estimatesOf(order, known);
  const last = estimates.at(-1);
  // A ready order whose time is not told could arrive at any moment.
  if (!last || (isReady && last.step !== 'DONE' && last.step !== 'ON_WAY')) return null;
  const isLater = estimates.some(({ to }) => to < last.to);
  const cause = estimates.findLast(({ to }, index) => to > (estimates[index - 1]?.to ?? to));
  const { from, to } = last;
  return {
    from,
    to,
    since: last.at,
    delay: isLater && cause ? { step: cause.step, at: cause.at } : null,
  };
}

type Estimate = Range & { step: ArrivalStep; at: number };

function estimatesOf(order: Order, known: Known): Estimate[] {
  const after = afterCooking(known);
  const whole = known.cooking && after && add(known.cooking, after);
  const steps: [ArrivalStep, number | null, Range | null][] = [
    ['CREATED', order.createdAt, whole],
    ['ACCEPTED', order.acceptedAt, whole],
    ['COOKING', order.cookingAt, whole],
    ['DONE', order.readyAt, after],
    ['ON_WAY', order.onWayAt, known.metres === null ? null : wayRange(known.metres)],
  ];
  return steps.flatMap(([step, at, minutes]): Estimate[] => {
    if (at === null || minutes === null) return [];
    const range = { from: at + minutes.from * minuteMs, to: at + minutes.to * minuteMs };
    return [{ step, at, ...rounded(range, limits.estimateStepMinutes * minuteMs) }];
  });
}

/** An order's way from its branch to its address, metres; null where the distance has no unit that fits. */
export const metresOf = (
  { distance, address, branchPlace }: Pick<Order, 'distance' | 'address' | 'branchPlace'>,
  unit: DistanceUnit | null,
): number | null => roadMetres({ reported: distance, unit, ends: [branchPlace, address] });

/** How far a record's time may be ahead of the clock, which is told from time to time only; ms. */
const toleranceMs = 5 * minuteMs;

/** Whether its step can have been reached by now: one of the future has another time zone or clock. */
export const isPossible = ({ since }: Pick<Arrival, 'since'>, now: number): boolean =>
  since <= now + toleranceMs;

/**
 * Minutes left until an arrival, in the steps of an estimate: 0 to 0 where less than one is left. Null once it is
 * overdue.
 */
export function minutesLeft({ from, to }: Range, now: number): Range | null {
  if (now >= to) return null;
  const left = { from: Math.max(from - now, 0) / minuteMs, to: (to - now) / minuteMs };
  const isSoon = left.to < limits.estimateStepMinutes;
  return isSoon ? nothing : rounded(left, limits.estimateStepMinutes);
}

/** What of an arrival's range is still to come, rounded as it is. */
export function rangeAhead({ from, to }: Range, now: number): Range {
  const stepMs = limits.estimateStepMinutes * minuteMs;
  return { from: Math.min(to, Math.max(from, Math.ceil(now / stepMs) * stepMs)), to };
}
