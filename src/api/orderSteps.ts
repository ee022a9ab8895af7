import type { Order } from '../domain/order/order';
import type { PhoneChange } from '../domain/session/user';
import type { Http } from './http';
import { order } from './order';
import type { Result } from './result';
import { sentCodeTo } from './users';
import { orNull } from './wire';

const confirmation = (orderId: string) =>
  `/orders/v1/orders/${encodeURIComponent(orderId)}/confirm`;

/**
 * Has the SMS code of an order sent to its customer, or sent again (assumed: the confirm call
 * without a code). The record says in how many seconds another one may be asked for.
 */
export const sendOrderCode = (http: Http, orderId: string): Promise<Result<PhoneChange>> =>
  http.post(confirmation(orderId), { withToken: true, body: {}, schema: sentCodeTo('') });

/**
 * Confirms an order with the code of its SMS (readings: assumed calls); null when the server has taken the
 * code and does not tell the order. 400 for a wrong or old one.
 */
export const confirmOrder = (
  http: Http,
  orderId: string,
  code: string,
): Promise<Result<Order | null>> =>
  http.post(confirmation(orderId), { withToken: true, body: { code }, schema: orNull(order) });
