import type { Order, OrderStatus } from './order';

/** Nothing more happens to it: delivered, closed or cancelled (§4). An unknown status is not final. */
export function isFinal(status: OrderStatus | null): boolean {
  return status === 'DELIVERED' || status === 'CLOSED' || status === 'CANCELED';
}

/** Belongs to the active orders rather than the archive. */
export function isActive({ status }: Pick<Order, 'status'>): boolean {
  return !isFinal(status);
}

const preparation = ['ACCEPTED', 'COOKING', 'DONE'] as const;

type Stepped = Pick<Order, 'status' | 'serviceType' | 'deliveryAt'>;

/** Begins as scheduled when it has a time of its own; a delivery goes by way of the courier. */
function stepsOf({ serviceType, deliveryAt }: Omit<Stepped, 'status'>): readonly OrderStatus[] {
  return [
    deliveryAt === null ? 'CREATED' : 'AT_TIME',
    ...preparation,
    ...(serviceType === 'DELIVERY' ? (['ON_WAY', 'DELIVERED'] as const) : (['CLOSED'] as const)),
  ];
}

/** Statuses that may be no step of their own, and the one before or after which they stand for. */
const standsFor: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  ATTACHED: 'DONE',
  ON_WAY: 'DONE',
  DELIVERED: 'CLOSED',
  CLOSED: 'DELIVERED',
};

/**
 * How far an order is: `step` of `steps.length` are reached, each step named by its status. A
 * delivery ends with on the way and delivered, anything else with closed. null for an order that
 * has been cancelled or whose status is unknown.
 */
export function orderProgress(
  order: Stepped,
): { step: number; steps: readonly OrderStatus[] } | null {
  const { status } = order;
  if (status === null || status === 'CANCELED') return null;
  const steps = stepsOf(order);
  const known = steps.includes(status) ? status : standsFor[status];
  return { step: Math.max(known ? steps.indexOf(known) : 0, 0) + 1, steps };
}

/** One station of an order's way; `at` is epoch milliseconds, null when the server does not say. */
export type Station = { status: OrderStatus; at: number | null; isReached: boolean };

/**
 * The way of an order, what is behind it and what is to come. That of a cancelled order shows how
 * far it came by the times that it left, and ends there.
 */
export function orderTimeline(order: Order): readonly Station[] {
  const progress = orderProgress(order);
  if (progress) {
    return progress.steps.map((status, index) => {
      const isReached = index < progress.step;
      return { status, isReached, at: isReached ? timeOf(order, status) : null };
    });
  }
  if (order.status !== 'CANCELED') return [];
  const [first = 'CREATED', ...rest] = stepsOf(order);
  const passed = [first, ...rest.filter((status) => timeOf(order, status) !== null), order.status];
  return passed.map((status) => ({ status, isReached: true, at: timeOf(order, status) }));
}

/** When a station was reached, as far as the server tells it. */
function timeOf(order: Order, status: OrderStatus): number | null {
  const times: Readonly<Partial<Record<OrderStatus, number | null>>> = {
    CREATED: order.createdAt,
    AT_TIME: order.createdAt,
    ACCEPTED: order.acceptedAt,
    COOKING: order.cookingAt,
    DONE: order.readyAt,
    ON_WAY: order.onWayAt,
    DELIVERED: order.deliveredAt ?? order.closedAt,
    CLOSED: order.closedAt ?? order.deliveredAt,
  };
  return times[status] ?? null;
}
