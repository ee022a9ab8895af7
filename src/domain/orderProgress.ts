import type { Order, OrderStatus, ServiceType } from './order';

/** Nothing more happens to it: delivered, closed or cancelled (§4). An unknown status is not final. */
export function isFinal(status: OrderStatus | null): boolean {
  return status === 'DELIVERED' || status === 'CLOSED' || status === 'CANCELED';
}

/** Belongs to the active orders rather than the archive. */
export function isActive({ status }: Pick<Order, 'status'>): boolean {
  return !isFinal(status);
}

const preparation = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE'] as const;

/** Statuses that are no step of their own, and the step that they stand for. */
const standsFor: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  OPEN: 'CREATED',
  AT_TIME: 'CREATED',
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
  status: OrderStatus | null,
  serviceType: ServiceType | null,
): { step: number; steps: readonly OrderStatus[] } | null {
  if (status === null || status === 'CANCELED') return null;
  const steps: readonly OrderStatus[] =
    serviceType === 'DELIVERY'
      ? [...preparation, 'ON_WAY', 'DELIVERED']
      : [...preparation, 'CLOSED'];
  const reached = steps.includes(status) ? status : (standsFor[status] ?? 'CREATED');
  return { step: steps.indexOf(reached) + 1, steps };
}
