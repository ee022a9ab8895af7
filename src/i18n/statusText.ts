import type { Order } from '../domain/order/order';
import { nextStep } from '../domain/order/payment';
import { t } from './t';

type Told = Pick<Order, 'status' | 'paymentType' | 'isPaid' | 'isConfirmed' | 'totals'>;

/** The state of an order in the customer's words (§4), or what it waits for from the customer. */
export function statusText(order: Told): string {
  const step = nextStep(order, false);
  if (step === 'confirm') return t('orders.awaitsCode');
  if (step === 'pay') return t('orders.awaitsPayment');
  return t(`orders.statuses.${order.status ?? 'unknown'}`);
}
