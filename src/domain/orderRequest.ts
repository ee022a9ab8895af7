import { type Address, isTemporary } from './address';
import { lineKey } from './cart';
import type { Table } from './channel';
import { limits } from './limits';
import type {
  DeliveryType,
  Order,
  OrderDevice,
  OrderDraft,
  OrderLine,
  PaymentType,
  ServiceType,
  Totals,
} from './order';
import type { Promo } from './promo';
import type { ResolvedLine } from './resolveCart';
import type { User } from './user';

type RequestLine = Pick<
  OrderLine,
  'productId' | 'name' | 'count' | 'costPrice' | 'discount' | 'modifications'
> & { note: string };

/** An order as it is about to be sent (§3, order draft); the api gives it the wire's names. */
export type OrderRequest = {
  merchantId: string;
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'phone'>;
  orderDevice: OrderDevice;
  serviceType: ServiceType;
  /** null for everything but a delivery (§4) */
  deliveryType: DeliveryType | null;
  deliveryTariffId: string | null;
  branchId: string | null;
  /** for a delivery only; its id is null when the address is temporary (§4) */
  address: (Omit<Address, 'id'> & { id: string | null }) | null;
  paymentType: PaymentType;
  promo: Promo | null;
  courierComment: string;
  note: string;
  tableId: string | null;
  hallId: string | null;
  /** epoch milliseconds; null for as soon as possible */
  deliveryAt: number | null;
  lines: readonly RequestLine[];
  totals: Totals;
};

function requestLine(line: ResolvedLine): RequestLine[] {
  const { product, choices, count, note } = line;
  if (!product) return [];
  const options = product.modificationGroups.flatMap((group) => group.modifications);
  const modifications = choices.flatMap((choice) => {
    const option = options.find(({ id }) => id === choice.modificationId);
    if (!option || choice.count <= 0) return [];
    return [{ id: option.id, name: option.name, price: option.price, count: choice.count }];
  });
  const { id: productId, name, costPrice, discount } = product;
  return [{ productId, name, count, costPrice, discount, modifications, note }];
}

/**
 * Composes the order to be sent (§4, Order submit). Only a delivery has a delivery type, a tariff
 * and an address, and a temporary address loses its id; only dine-in has a table, whose branch
 * comes before the draft's. Lines whose product is gone are left out: `resolveCart` names them.
 */
export function composeOrder(from: {
  draft: OrderDraft;
  lines: readonly ResolvedLine[];
  totals: Totals;
  device: OrderDevice;
  user: User;
  merchantId: string;
  deliveryType?: DeliveryType | null;
  deliveryTariffId?: string | null;
  promo?: Promo | null;
  table?: Table | null;
  deliveryAt?: number | null;
}): OrderRequest {
  const { draft, user } = from;
  const isDelivery = draft.serviceType === 'DELIVERY';
  const table = draft.serviceType === 'DINE_IN' ? (from.table ?? null) : null;
  const address = isDelivery ? draft.address : null;
  return {
    merchantId: from.merchantId,
    user: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
    },
    orderDevice: from.device,
    serviceType: draft.serviceType,
    deliveryType: isDelivery ? (from.deliveryType ?? null) : null,
    deliveryTariffId: isDelivery ? (from.deliveryTariffId ?? null) : null,
    branchId: table?.branchId ?? draft.branchId,
    address: address && { ...address, id: isTemporary(address) ? null : address.id },
    paymentType: draft.paymentType,
    promo: from.promo ?? null,
    courierComment: draft.courierComment.trim(),
    note: draft.note.trim(),
    tableId: table?.tableId ?? null,
    hallId: table?.hallId ?? null,
    deliveryAt: from.deliveryAt ?? null,
    lines: from.lines.flatMap(requestLine),
    totals: from.totals,
  };
}

type CountedLine = Pick<OrderLine, 'productId' | 'count' | 'modifications'>;

/** How many of each product with the same options; the order of lines makes no difference. */
function countsOf(lines: readonly CountedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, count, modifications } of lines) {
    const choices = modifications.map(({ id, count: times }) => ({
      modificationId: id,
      count: times,
    }));
    const key = lineKey(productId, choices);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

/**
 * Whether an order that the server knows is the one of a request whose answer was lost (readings:
 * sending the order): same lines, same total, created since the intent began. `since` is epoch
 * milliseconds by the device's clock, which may be ahead of the server's, so two minutes are
 * forgiven; an order without a creation time counts as the same. Both err against a second order.
 */
export function sameOrder(
  order: Pick<Order, 'totals' | 'createdAt'> & { lines: readonly CountedLine[] },
  request: Pick<OrderRequest, 'lines' | 'totals'>,
  since: number,
): boolean {
  if (order.createdAt !== null && order.createdAt < since - limits.clockToleranceMs) return false;
  if (order.totals.totalPrice !== request.totals.totalPrice) return false;
  const ordered = countsOf(order.lines);
  const wanted = countsOf(request.lines);
  return (
    ordered.size === wanted.size && [...wanted].every(([key, count]) => ordered.get(key) === count)
  );
}
