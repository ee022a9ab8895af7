import { getCheckoutLink } from '../../api/payments';
import type { ApiError } from '../../api/result';
import { isInvoiceLink } from '../../domain/order/payment';
import { isSafeUrl } from '../../domain/text/url';
import * as orders from '../../stores/order/orders';
import * as placedOrder from '../../stores/order/placedOrder';
import { services } from '../services';
import { refreshOrder } from './trackOrders';

/** How a try to pay ended, as far as it can be told; only the server knows whether an order is paid. */
export type PaymentTry =
  /** the server says that it is paid */
  | { kind: 'paid' }
  /** the payment's page is open, or Telegram says that the payment is on its way */
  | { kind: 'opened' }
  /** Telegram's invoice was closed: by the person, or because the payment failed */
  | { kind: 'left' }
  | { kind: 'declined' }
  /** there is no link to pay at */
  | { kind: 'failed'; error: ApiError }
  /** the link is none that may be followed (§8) */
  | { kind: 'refused' };

const under = new Map<string, Promise<PaymentTry>>();

/**
 * Opens the payment of an online order: Telegram's invoice in its own sheet, any other link as a
 * page (§7, checkout). Taps while one try is under way share it. What the client says of an invoice
 * is never trusted: the order is asked again (readings: after an online payment).
 */
export function payOrder(orderId: string): Promise<PaymentTry> {
  const running = under.get(orderId);
  if (running !== undefined) return running;
  const started = pay(orderId).finally(() => under.delete(orderId));
  under.set(orderId, started);
  return started;
}

async function pay(orderId: string): Promise<PaymentTry> {
  const { http, telegram, now } = services();
  const [error, link] = await getCheckoutLink(http, orderId);
  if (error) {
    // 409: paid meanwhile, in another window or by somebody else.
    const isPaid = error.status === 409 && (await isPaidNow(orderId));
    return isPaid ? { kind: 'paid' } : { kind: 'failed', error };
  }
  if (!isSafeUrl(link)) return { kind: 'refused' };
  if (placedOrder.state.orderId === orderId) placedOrder.setOpened(now());
  const said = isInvoiceLink(link) ? await telegram.openInvoice(link) : 'unavailable';
  if (said === 'unavailable') {
    telegram.openLink(link);
    return { kind: 'opened' };
  }
  if (await isPaidNow(orderId)) return { kind: 'paid' };
  if (said === 'failed') return { kind: 'declined' };
  return { kind: said === 'cancelled' ? 'left' : 'opened' };
}

async function isPaidNow(orderId: string): Promise<boolean> {
  await refreshOrder(orderId);
  return orders.state.known[orderId]?.isPaid ?? false;
}
