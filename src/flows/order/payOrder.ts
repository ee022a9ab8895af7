import { getCheckoutLink } from '../../api/payments';
import type { ApiError } from '../../api/result';
import { isFinal } from '../../domain/order/orderProgress';
import { isInvoiceLink } from '../../domain/order/payment';
import { readLink } from '../../domain/text/link';
import { t } from '../../i18n/t';
import * as orders from '../../stores/order/orders';
import * as placedOrder from '../../stores/order/placedOrder';
import * as toasts from '../../stores/toasts';
import type { InvoiceAnswer } from '../../telegram/handle';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

/**
 * Outcome of a payment attempt as far as the client knows; only the server knows whether an order
 * is paid.
 */
export type PaymentTry =
  /** the server confirms the payment */
  | { kind: 'paid' }
  /** the payment page is open, or Telegram reports the payment as pending */
  | { kind: 'opened' }
  /** Telegram's invoice was closed by the user or after a failed payment */
  | { kind: 'left' }
  | { kind: 'declined' }
  /** there is no payment link */
  | { kind: 'failed'; error: ApiError }
  /** the link is not safe to open (§8) */
  | { kind: 'refused' };

const inFlight = new Map<string, Promise<PaymentTry>>();

/**
 * Opens the payment of an online order: Telegram's invoice in its own sheet, any other link as a
 * page (§7, checkout). Concurrent taps share one attempt. The client's invoice status is never
 * trusted: the order is fetched again (settled: online payment).
 */
export function payOrder(orderId: string): Promise<PaymentTry> {
  const running = inFlight.get(orderId);
  if (running !== undefined) return running;
  const started = pay(orderId).finally(() => inFlight.delete(orderId));
  inFlight.set(orderId, started);
  return started;
}

async function pay(orderId: string): Promise<PaymentTry> {
  const { http, telegram, now } = services();
  const [error, link] = await getCheckoutLink(http, orderId);
  if (error) {
    // 409: already paid, in another window or by someone else.
    const isPaid = error.status === 409 && (await isPaidNow(orderId));
    return isPaid ? { kind: 'paid' } : { kind: 'failed', error };
  }
  // Cancelled, or paid elsewhere, while the link was on its way.
  const order = orders.state.known[orderId];
  if (order?.isPaid) return { kind: 'paid' };
  if (order && isFinal(order.status)) return { kind: 'left' };
  if (readLink(link, location) === null) return { kind: 'refused' };
  if (placedOrder.state.orderId === orderId) placedOrder.setOpened(now());
  // Whatever is said late, the order's own state decides; a failure is told of once more.
  const onLate = (status: InvoiceAnswer) => {
    if (status === 'failed') toasts.show(t('payment.declinedText'), { tone: 'bad' });
    void refreshOrder(orderId);
  };
  const invoiceStatus = isInvoiceLink(link)
    ? await telegram.openInvoice(link, onLate)
    : 'unavailable';
  if (invoiceStatus === 'unavailable') {
    telegram.openLink(link);
    return { kind: 'opened' };
  }
  if (await isPaidNow(orderId)) return { kind: 'paid' };
  if (invoiceStatus === 'failed') return { kind: 'declined' };
  return { kind: invoiceStatus === 'cancelled' ? 'left' : 'opened' };
}

async function isPaidNow(orderId: string): Promise<boolean> {
  await refreshOrder(orderId);
  return orders.state.known[orderId]?.isPaid ?? false;
}
