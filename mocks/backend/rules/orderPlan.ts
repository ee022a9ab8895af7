import type { OrderStatus } from '../../../src/domain/order/order';
import { toIso } from '../clock';
import type { OrderRecord, OrderStep } from '../records/order';
import { isOnline } from './paymentRules';

const minute = 60_000;

type Plan = readonly (readonly [minutes: number, status: OrderStatus | null, courier?: string])[];

const eaten: Plan = [
  [1, 'ACCEPTED'],
  [3, 'COOKING'],
  [18, 'DONE'],
  [40, 'CLOSED'],
];
const delivered: Plan = [
  [1, 'ACCEPTED', 'PERFORMER_LOOK_UP'],
  [3, 'COOKING', 'PERFORMER_FOUND'],
  [18, 'DONE', 'PERFORMER_PICK_UP_ARRIVED'],
  [21, 'ON_WAY', 'PERFORMER_PICKUPED'],
  [36, null, 'PERFORMER_ARRIVED'],
  [38, 'DELIVERED', 'PERFORMER_DELIVERED_FINISH'],
  [45, 'CLOSED'],
];

/** The courier of every demo delivery. */
const demoCourierId = 'courier-1';

/** Plans an order's steps once nothing blocks it (§4: accepted only after payment). */
export function planOrder(order: OrderRecord, now: number): void {
  if (!order.isConfirmed || (isOnline(order.paymentType) && !order.isPaid)) return;
  const start = order.deliveryAt ? Math.max(now, Date.parse(order.deliveryAt) - 45 * minute) : now;
  const steps = order.serviceType === 'DELIVERY' ? delivered : eaten;
  order.plan = steps.map(([minutes, status, courierStatus]) => ({
    at: start + minutes * minute,
    ...(status && { status }),
    ...(courierStatus && { courierStatus }),
  }));
  if (order.serviceType === 'DELIVERY') order.courierStatus = 'NEW_ORDER';
}

/** Applies all steps due by `now`. */
export function settle(orders: readonly OrderRecord[], now: number): void {
  for (const order of orders) {
    const due = order.plan.filter((step) => step.at <= now);
    order.plan = order.plan.filter((step) => step.at > now);
    for (const step of due) applyStep(order, step);
  }
}

/** Takes the next planned step now; the later ones come that much earlier. */
export function takeNextStep(order: OrderRecord, now: number): void {
  settle([order], now);
  const [next, ...later] = order.plan;
  if (!next) return;
  const early = next.at - now;
  order.plan = later.map((step) => ({ ...step, at: step.at - early }));
  applyStep(order, { ...next, at: now });
}

/** Applies one step and sets the time field of its status. */
export function applyStep(order: OrderRecord, step: OrderStep): void {
  if (step.courierStatus) order.courierStatus = step.courierStatus;
  if (step.courierStatus === 'PERFORMER_FOUND') order.courierId = demoCourierId;
  if (!step.status) return;
  order.status = step.status;
  const at = toIso(step.at);
  switch (step.status) {
    case 'ACCEPTED':
      order.acceptedTime = at;
      break;
    case 'COOKING':
      order.cookingTime = at;
      break;
    case 'DONE':
      order.readyTime = at;
      break;
    case 'ON_WAY':
      order.onWayTime = at;
      break;
    case 'DELIVERED':
      order.deliveredAt = at;
      order.isPaid = true;
      break;
    case 'CLOSED':
      order.closedTime = at;
      order.isPaid = true;
      break;
    default:
      break;
  }
}

/** §4: orders are either active or archived. */
export function isArchived(order: OrderRecord): boolean {
  return order.status === 'CLOSED' || order.status === 'CANCELED';
}
