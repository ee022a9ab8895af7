import * as v from 'valibot';
import type { Money } from '../basket/pricing';
import { flag, number, soundListOf, text } from '../schema';
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

/** What the customer has paid, and gets back if the order is cancelled; 0 for nothing, or for what the server does not tell. */
export function paidAmount({ isPaid, totals }: Pick<Order, 'isPaid' | 'totals'>): Money {
  return (isPaid && totals.totalPrice) || 0;
}

export const orderProblems = ['missing', 'wrong', 'cold', 'late'] as const;

const stars = v.pipe(
  number,
  v.check((grade) => grade >= 1 && grade <= 5),
  v.transform(Math.round),
);

/** A report about an order that is being written. */
export const problemReport = v.object({
  orderId: text,
  kinds: v.fallback(soundListOf(v.picklist(orderProblems)), () => []),
  /** products of the order; none: the whole of it */
  productIds: v.fallback(soundListOf(text), () => []),
  comment: v.fallback(text, ''),
  /** stars, which the call needs: it is the one that rates an order; null until chosen */
  grade: v.fallback(v.nullable(stars), null),
  /** it was sent, and may have arrived */
  isSent: v.fallback(flag, false),
});
export type ProblemReport = v.InferOutput<typeof problemReport>;

/**
 * What can be done about a problem. `report`: it is written into the rating's comment, once and
 * only after the order was handed over (settled: assumed calls). `contact`: the shop's phone and
 * chat only.
 */
export function problemStep(order: Pick<Order, 'status' | 'grade'>): 'report' | 'contact' | 'none' {
  if (canGrade(order)) return 'report';
  return order.status === 'CANCELED' ? 'none' : 'contact';
}

/** Maximum length of a report, that of a rating's comment. */
const maxLength = 1000;
/** What the customer may write, so that the rest fits before it. */
export const maxCommentLength = 500;

/** The report as one text: what went wrong, with which products, and the customer's own words. */
export function reportText(parts: { what: string; products: string; comment: string }): string {
  const { what, products, comment } = parts;
  const head = [what, products].filter(Boolean).join('\n');
  const own = comment.trim().slice(0, maxCommentLength);
  const room = maxLength - (own === '' ? 0 : own.length + 1);
  const shown = head.length > room ? `${head.slice(0, room - 1)}…` : head;
  return own === '' ? shown : `${shown}\n${own}`;
}
