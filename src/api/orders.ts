import * as v from 'valibot';
import * as limits from '../domain/limits';
import { deliveryTypes, type Order } from '../domain/order/order';
import type { OrderRequest } from '../domain/order/orderRequest';
import type { OrderRules, OrderSettings } from '../domain/order/orderSettings';
import type { Http } from './call';
import { answeredOrder, order } from './order';
import { orderBody } from './orderBody';
import { field } from './readers/field';
import { type ListPage, listOf, listPage } from './readers/lists';
import { theRecord } from './readers/records';
import { flag, numberOrNull, priceOrZero, wordOf } from './readers/values';
import type { Result } from './result';

/**
 * Creates an order, `later` for a scheduled one (§7). Never retried: after an unknown outcome
 * (`network`, `timeout`, `unreadable`, 5xx) look it up among the active orders first (settled:
 * sending the order). Sends `Idempotency-Key` if given.
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
    schema: theRecord(order),
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
  });

/** Lists page `page` (zero-based) of a user's orders, newest first: the archive or all (§7). */
export const listOrders = (
  http: Http,
  { userId, page, archive }: { userId: string; page: number; archive: boolean },
): Promise<Result<ListPage<Order>>> =>
  http.get(`/orders/v1/orders/user/${encodeURIComponent(userId)}`, {
    query: { size: limits.orderPageSize, page, onlyArchive: archive || undefined },
    withToken: true,
    schema: listPage(order, limits.orderPageSize),
  });

/** Lists active orders. `retry`: false for a caller that repeats the call. */
export const listActiveOrders = (
  http: Http,
  userId: string,
  { retry = true } = {},
): Promise<Result<Order[]>> =>
  http.get(`/orders/v1/orders/user/${encodeURIComponent(userId)}/active`, {
    withToken: true,
    schema: listOf(order),
    retry,
  });

export const getOrder = (http: Http, orderId: string): Promise<Result<Order>> =>
  http.get(`/orders/v1/orders/${encodeURIComponent(orderId)}`, {
    withToken: true,
    schema: theRecord(order),
  });

/**
 * Cancels an order with the customer's reason (settled: assumed calls); null if the server does
 * not return the order. 409: too late.
 */
export const cancelOrder = (
  http: Http,
  orderId: string,
  reason: string,
): Promise<Result<Order | null>> =>
  http.put(`/orders/v1/orders/${encodeURIComponent(orderId)}/cancel`, {
    withToken: true,
    body: { reason },
    schema: answeredOrder(orderId),
  });

/** A rating of an order and optionally its products; stars are 1 to 5. */
export type Judgement = {
  grade: number;
  comment: string;
  products: readonly { productId: string; grade: number }[];
};

/**
 * Rates an order, once (settled: assumed calls); null if the server does not return the order.
 * 409: already rated, or not finished. `retry`: false for a caller that has to know what the first attempt met.
 */
export const gradeOrder = (
  http: Http,
  orderId: string,
  { grade, comment, products }: Judgement,
  { retry = true } = {},
): Promise<Result<Order | null>> =>
  http.post(`/orders/v1/orders/${encodeURIComponent(orderId)}/grade`, {
    withToken: true,
    body: { grade, comment, ...(products.length > 0 && { products }) },
    schema: answeredOrder(orderId),
    retry,
  });

const rules = v.object({
  shouldValidateDeliveryArea: flag(false),
  isSmsConfirmationRequiredPerOrder: flag(false),
}) satisfies v.GenericSchema<unknown, OrderRules>;

/** Fetches whether the delivery area is validated and orders are confirmed by SMS (§7). */
export const getOrderRules = (http: Http): Promise<Result<OrderRules>> =>
  http.get('/orders/v1/merchant/settings', { schema: theRecord(rules) });

const services = ['DELIVERY', 'PICK_UP'] as const;

/** §3: default delivery type per entry channel; may name a service or a provider (§9). */
const defaultType = field((value) => ({
  usualService: wordOf(value, services),
  deliveryProvider: wordOf(value, deliveryTypes),
}));

/** Possible field names of the minimum number of products in a delivery (assumed). */
const countNames = [
  'minimalDeliveryProductCount',
  'minimalDeliveryCount',
  'minimalProductCount',
  'minimalProductQuantity',
  'minProductQuantity',
] as const;
const countFields = v.entriesFromList(countNames, numberOrNull);

/** The first value present, rounded up. */
function countOf(wire: Record<(typeof countNames)[number], number | null>): number {
  const given = countNames.map((name) => wire[name]).find((count) => count !== null);
  return Math.max(Math.ceil(given ?? 0), 0);
}

/** A percentage that can be promised: above 0, at most 100 (assumed). */
const shareOf = (percent: number | null): number | null =>
  percent !== null && percent > 0 && percent <= 100 ? percent : null;

const settingsOf = (isBot: boolean) =>
  v.pipe(
    v.object({
      isServiceFeeEnabled: flag(false),
      isServiceFeeFreeAboveThreshold: flag(false),
      serviceFeeThreshold: priceOrZero,
      serviceFeeAmount: priceOrZero,
      minimalDeliveryPrice: priceOrZero,
      ...countFields,
      defaultDeliveryTypeBot: defaultType,
      defaultDeliveryTypeWeb: defaultType,
      cashbackPercent: numberOrNull,
    }),
    v.transform(
      (wire): OrderSettings => ({
        isServiceFeeEnabled: wire.isServiceFeeEnabled,
        isServiceFeeFreeAboveThreshold: wire.isServiceFeeFreeAboveThreshold,
        serviceFeeThreshold: wire.serviceFeeThreshold,
        serviceFeeAmount: wire.serviceFeeAmount,
        minimalDeliveryPrice: wire.minimalDeliveryPrice,
        minimalDeliveryCount: countOf(wire),
        cashbackPercent: shareOf(wire.cashbackPercent),
        ...(isBot ? wire.defaultDeliveryTypeBot : wire.defaultDeliveryTypeWeb),
      }),
    ),
  );

/**
 * Fetches fees and thresholds (§7; settled: assumed calls); `isBot`: inside Telegram.
 */
export const getOrderSettings = (
  http: Http,
  merchantId: string,
  isBot: boolean,
): Promise<Result<OrderSettings>> =>
  http.get(`/orders/v1/order/setting/${encodeURIComponent(merchantId)}`, {
    withToken: true,
    schema: theRecord(settingsOf(isBot)),
  });
