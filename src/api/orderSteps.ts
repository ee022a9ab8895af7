import type { Order } from '../domain/order/order';
import type { PhoneChange } from '../domain/session/user';
import type { Http } from './call';
import { answeredOrder } from './order';
import type { Result } from './result';
import { sentCodeTo } from './users';

const confirmation = (orderId: string) =>
  `/orders/v1/orders/${encodeURIComponent(orderId)}/confirm`;

/**
 * Sends or resends an order's SMS code (assumed: the confirm call without a code). `time` in the
 * response is the number of seconds until the next resend.
 */
export const sendOrderCode = (http: Http, orderId: string): Promise<Result<PhoneChange>> =>
  http.post(confirmation(orderId), { withToken: true, body: {}, schema: sentCodeTo('') });

/**
 * Confirms an order with its SMS code (settled: assumed calls); null if the server accepts the
 * code without returning the order. 400 for a wrong or expired code.
 */
export const confirmOrder = (
  http: Http,
  orderId: string,
  code: string,
): Promise<Result<Order | null>> =>
  http.post(confirmation(orderId), {
    withToken: true,
    body: { code },
    schema: answeredOrder(orderId),
  });
