import type { Order } from '../domain/order/order';
import { nextStep } from '../domain/order/payment';
import { t } from './t';

type OrderState = Pick<Order, 'status' | 'paymentType' | 'isPaid' | 'isConfirmed' | 'totals'>;

/** An order's status for the customer (§4), or the action it requires from them. */
export function statusText(order: OrderState): string {
  return stepText(order) ?? t(`orders.statuses.${order.status ?? 'unknown'}`);
}

/** The action that an order requires from the customer; null for none. */
export function stepText(order: OrderState): string | null {
  const step = nextStep(order, false);
  if (step === 'confirm') return t('orders.awaitsCode');
  return step === 'pay' ? t('orders.awaitsPayment') : null;
}
