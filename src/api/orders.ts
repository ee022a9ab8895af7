import * as v from 'valibot';
import { limits } from '../domain/limits';
import type { OrderRules, OrderSettings } from '../domain/merchant';
import type { Order } from '../domain/order';
import type { OrderRequest } from '../domain/orderRequest';
import type { Http, Result } from './http';
import { keepReadable, listOf, recordsOf } from './lists';
import { order } from './order';
import { orderBody } from './orderBody';
import { fieldOf, flag, priceOrZero } from './wire';

/**
 * Sends an order, `later` for one with a time of its own (§7). Never sent twice by itself: when the
 * outcome is unknown (`network`, `timeout`, `unreadable`, a 5xx) the order has to be looked up among
 * the active ones first (readings: sending the order). The `Idempotency-Key` goes along when given.
 */
export const createOrder = (
  http: Http,
  request: OrderRequest,
  { later, idempotencyKey }: { later: boolean; idempotencyKey?: string },
): Promise<Result<Order>> =>
  http.post(later ? '/orders/v1/orders/at-time' : '/orders/v1/orders', {
    withToken: true,
    retry: false,
    body: orderBody(request),
    schema: order,
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });

/** Page `page` (zero-based) of a list; an array is the last page when it is not a full one. */
const orderPage = v.pipe(
  v.custom<unknown>((wire) => recordsOf(wire) !== null),
  v.transform((wire) => {
    const records = recordsOf(wire) ?? [];
    const last = fieldOf(wire, 'last');
    return {
      items: keepReadable(order, records),
      isLast: typeof last === 'boolean' ? last : records.length < limits.orderPageSize,
    };
  }),
);

/** Lists a page of a user's orders, the archive or all (§7). */
export const listOrders = (
  http: Http,
  { userId, page, archive }: { userId: string; page: number; archive: boolean },
): Promise<Result<{ items: Order[]; isLast: boolean }>> =>
  http.get(`/orders/v1/orders/user/${encodeURIComponent(userId)}`, {
    query: { size: limits.orderPageSize, page, onlyArchive: archive || undefined },
    withToken: true,
    schema: orderPage,
  });

export const listActiveOrders = (http: Http, userId: string): Promise<Result<Order[]>> =>
  http.get(`/orders/v1/orders/user/${encodeURIComponent(userId)}/active`, {
    withToken: true,
    schema: listOf(order),
  });

export const getOrder = (http: Http, orderId: string): Promise<Result<Order>> =>
  http.get(`/orders/v1/orders/${encodeURIComponent(orderId)}`, { withToken: true, schema: order });

const rules = v.object({
  shouldValidateDeliveryArea: flag(false),
  isSmsConfirmationRequiredPerOrder: flag(false),
}) satisfies v.GenericSchema<unknown, OrderRules>;

/** Fetches whether the delivery area is checked and orders are confirmed by SMS (§7). */
export const getOrderRules = (http: Http): Promise<Result<OrderRules>> =>
  http.get('/orders/v1/merchant/settings', { schema: rules });

const settings = v.object({
  isServiceFeeEnabled: flag(false),
  isServiceFeeFreeAboveThreshold: flag(false),
  serviceFeeThreshold: priceOrZero,
  serviceFeeAmount: priceOrZero,
  minimalDeliveryPrice: priceOrZero,
}) satisfies v.GenericSchema<unknown, OrderSettings>;

/** Fetches fees and thresholds (§7; readings: the id is the merchant's). */
export const getOrderSettings = (http: Http, merchantId: string): Promise<Result<OrderSettings>> =>
  http.get(`/orders/v1/order/setting/${encodeURIComponent(merchantId)}`, {
    withToken: true,
    schema: settings,
  });
