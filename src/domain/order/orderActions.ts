import type { Money } from '../basket/pricing';
import type { Order } from './order';
import { nextStep } from './payment';

const cancellable: readonly Order['status'][] = ['OPEN', 'CREATED', 'AT_TIME', 'ACCEPTED'];

/** Orders can be cancelled until preparation starts, if the merchant allows it. */
export function canCancel({ status }: Pick<Order, 'status'>, isAllowed: boolean): boolean {
  return isAllowed && cancellable.includes(status);
}

/**
 * An order that waits for an online payment can be paid in another way by placing it again: the API
 * cannot change the payment type of an order.
 */
export function canPayOtherwise(order: Order, isCancelAllowed: boolean): boolean {
  return nextStep(order, false) === 'pay' && canCancel(order, isCancelAllowed);
}

/** An order can be graded once, after it was handed over. */
export function canGrade({ status, grade }: Pick<Order, 'status' | 'grade'>): boolean {
  return grade === null && (status === 'DELIVERED' || status === 'CLOSED');
}

/** What the customer has paid, and gets back if the order is cancelled; 0 for nothing. */
export function paidAmount({ isPaid, totals }: Pick<Order, 'isPaid' | 'totals'>): Money {
  return isPaid ? totals.totalPrice : 0;
}
