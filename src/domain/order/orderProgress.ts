import type { Order, OrderStatus } from './order';

/** Delivered, closed or cancelled (§4). An unknown status is not final. */
export function isFinal(status: OrderStatus | null): boolean {
  return status === 'DELIVERED' || status === 'CLOSED' || status === 'CANCELED';
}

export function isActive({ status }: Pick<Order, 'status'>): boolean {
  return !isFinal(status);
}

/** Placed, and not yet accepted by the shop (§4). An unknown status is none of an acceptance. */
export function awaitsShop(status: OrderStatus | null): boolean {
  return status === null || status === 'OPEN' || status === 'CREATED' || status === 'AT_TIME';
}

const preparation = ['ACCEPTED', 'COOKING', 'DONE'] as const;

type Stepped = Pick<Order, 'status' | 'serviceType' | 'deliveryAt'>;

/** Scheduled orders start with AT_TIME; deliveries include the courier's steps. */
function stepsOf({ serviceType, deliveryAt }: Omit<Stepped, 'status'>): readonly OrderStatus[] {
  return [
    deliveryAt === null ? 'CREATED' : 'AT_TIME',
    ...preparation,
    ...(serviceType === 'DELIVERY' ? (['ON_WAY', 'DELIVERED'] as const) : (['CLOSED'] as const)),
  ];
}

/** Statuses that are a step of every order, count as the first one, or have no progress. */
type Placed = 'CREATED' | 'AT_TIME' | (typeof preparation)[number] | 'OPEN' | 'CANCELED';

/** The other statuses are not always a step: the step they map to. */
const equivalentStep: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  ATTACHED: 'DONE',
  ON_WAY: 'DONE',
  DELIVERED: 'CLOSED',
  CLOSED: 'DELIVERED',
} satisfies Record<Exclude<OrderStatus, Placed>, OrderStatus>;

/** No field of an order says when it came to these. */
type Untimed = 'OPEN' | 'CANCELED' | 'ATTACHED';

/**
 * Progress: `step` of `steps` is reached. Deliveries end with ON_WAY and DELIVERED, others with
 * CLOSED. Null for cancelled orders and unknown statuses.
 */
export function orderProgress(
  order: Stepped,
): { step: number; steps: readonly OrderStatus[] } | null {
  const { status } = order;
  if (status === null || status === 'CANCELED') return null;
  const steps = stepsOf(order);
  const known = steps.includes(status) ? status : equivalentStep[status];
  return { step: Math.max(known ? steps.indexOf(known) : 0, 0) + 1, steps };
}

/** A timeline entry; `at` is epoch milliseconds, null if the server does not say. */
export type Station = { status: OrderStatus; at: number | null; isReached: boolean };

/**
 * Timeline of past and upcoming steps. For a cancelled order: the steps that have a time, then the
 * cancellation.
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
  } satisfies Record<Exclude<OrderStatus, Untimed>, number | null>;
  return times[status] ?? null;
}
