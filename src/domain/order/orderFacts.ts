import type { CourierStatus } from '../delivery/courier';
import type { Order, OrderStatus } from './order';
import { isFinal } from './orderProgress';
import { isOnline } from './payment';

/** What is said of the courier: a status of §4, or that there is none yet. */
export type CourierFact = CourierStatus | 'none';

/** Courier statuses that fit an order which the kitchen still has. */
const beforePickUp: readonly CourierStatus[] = [
  'PERFORMER_LOOK_UP',
  'PERFORMER_FOUND',
  'PERFORMER_NOT_FOUND',
  'PERFORMER_PICK_UP_ARRIVED',
  'NEW_ORDER',
  'ESTIMATING_FAILED',
  'READY_FOR_APPROVAL',
  'ACCEPTED',
  'FAILED',
  'CANCELLED',
];
/** Those of an order that has left and has not arrived. */
const underWay: readonly CourierStatus[] = [
  'PERFORMER_PICKUPED',
  'PERFORMER_ARRIVED',
  'PERFORMER_RETURNING',
  'PERFORMER_RETURN_ARRIVED',
  'PERFORMER_RETURNED_FINISH',
  'FAILED',
  'CANCELLED',
];
/** Those of an order that is over. */
const afterwards: readonly CourierStatus[] = [
  'PERFORMER_DELIVERED_FINISH',
  'PERFORMER_RETURNED_FINISH',
];

type Phase = { fitting: readonly CourierStatus[]; otherwise: CourierFact | null };

/**
 * By the order's own status: the courier statuses that may be said, and what is said of any other. A
 * delivery service's status comes separately and may run ahead or lag behind (§4).
 */
const phases: Readonly<Record<OrderStatus, Phase | null>> = {
  OPEN: null,
  CREATED: null,
  AT_TIME: null,
  ACCEPTED: { fitting: beforePickUp, otherwise: 'none' },
  COOKING: { fitting: beforePickUp, otherwise: 'none' },
  DONE: { fitting: beforePickUp, otherwise: 'none' },
  ATTACHED: { fitting: beforePickUp, otherwise: 'PERFORMER_FOUND' },
  ON_WAY: { fitting: underWay, otherwise: 'PERFORMER_PICKUPED' },
  DELIVERED: { fitting: afterwards, otherwise: 'PERFORMER_DELIVERED_FINISH' },
  CLOSED: { fitting: afterwards, otherwise: 'PERFORMER_DELIVERED_FINISH' },
  CANCELED: null,
};

/**
 * What is said of an order's courier, whose status is `status`; null for nothing: the shop has not
 * accepted the order, it is cancelled, or nobody carries it.
 */
export function courierFact(
  order: Pick<Order, 'status' | 'serviceType' | 'courierId'>,
  status: CourierStatus | null,
): CourierFact | null {
  const phase = order.status && phases[order.status];
  if (order.serviceType !== 'DELIVERY' || !phase || !(order.courierId || status)) return null;
  if (status && phase.fitting.includes(status)) return status;
  return phase.otherwise === 'none' && order.courierId ? 'PERFORMER_FOUND' : phase.otherwise;
}

/** What is said of an order's payment; `toCourier` to `atTable`: where it is still to be paid. */
export type PaymentFact = 'paid' | 'unpaid' | 'refunding' | 'toCourier' | 'atBranch' | 'atTable';

/**
 * What is said of an order's payment; null for nothing. What is paid on hand-over is never called
 * unpaid: before, it is only not due, and afterwards the server rarely says that it was paid.
 */
export function paymentFact(
  order: Pick<Order, 'status' | 'serviceType' | 'paymentType' | 'isPaid'>,
): PaymentFact | null {
  const { status, serviceType, paymentType, isPaid } = order;
  if (status === 'CANCELED') return isPaid ? 'refunding' : null;
  if (isPaid) return 'paid';
  if (paymentType === null) return null;
  if (isOnline(paymentType)) return 'unpaid';
  if (isFinal(status) || serviceType === null) return null;
  return ({ DELIVERY: 'toCourier', PICK_UP: 'atBranch', DINE_IN: 'atTable' } as const)[serviceType];
}
