import type { Order } from '../domain/order/order';
import { nextStep } from '../domain/order/payment';
import { t } from './t';

type OrderState = Pick<Order, 'status' | 'paymentType' | 'isPaid' | 'isConfirmed' | 'totals'>;

/** An order's status for the customer (§4), or the action it requires from them. */
export function statusText(order: OrderState): string {
  const step = nextStep(order, false);
  if (step === 'confirm') return t('orders.awaitsCode');
  if (step === 'pay') return t('orders.awaitsPayment');
  return t(`orders.statuses.${order.status ?? 'unknown'}`);
}
