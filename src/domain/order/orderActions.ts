import type { Order } from './order';

const cancellable: readonly Order['status'][] = ['OPEN', 'CREATED', 'AT_TIME', 'ACCEPTED'];

/** An order can be taken back until it is being prepared; whether at all is the merchant's flag. */
export function canCancel({ status }: Pick<Order, 'status'>, isAllowed: boolean): boolean {
  return isAllowed && cancellable.includes(status);
}

/** An order is graded once, and only when the customer has it. */
export function canGrade({ status, grade }: Pick<Order, 'status' | 'grade'>): boolean {
  return grade === null && (status === 'DELIVERED' || status === 'CLOSED');
}
