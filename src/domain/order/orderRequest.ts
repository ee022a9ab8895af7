import { type Address, isTemporary } from '../addresses/address';
import { lineKey } from '../basket/cart';
import type { ResolvedLine } from '../basket/resolveCart';
import { type LatLng, sameLatLng } from '../geo/geo';
import type { Promo } from '../promo/promo';
import type { User } from '../session/user';
import type { Table } from '../start/channel';
import type {
  DeliveryType,
  Order,
  OrderDevice,
  OrderDraft,
  OrderLine,
  ServiceType,
  Totals,
} from './order';
import { type OrderPreferences, preferencesOf } from './orderPreferences';

type RequestLine = Pick<
  OrderLine,
  'productId' | 'name' | 'count' | 'costPrice' | 'discount' | 'modifications'
> & { note: string };

/** An order as it is about to be sent (§3, order draft); the api gives it the wire's names. */
export type OrderRequest = OrderPreferences & {
  merchantId: string;
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'phone'>;
  /** who Telegram says is there; null outside it */
  telegramId: string | null;
  orderDevice: OrderDevice;
  serviceType: ServiceType;
  /** null for everything but a delivery (§4) */
  deliveryType: DeliveryType | null;
  deliveryTariffId: string | null;
  branchId: string | null;
  /** a pick-up whose branch is chosen */
  pickupValid: boolean;
  /** what an order is when it is sent */
  status: 'CREATED';
  /** nobody is asked for a second time, a service or a waiter */
  day2: null;
  time2: null;
  serviceId: null;
  waiterId: null;
  /** the address's city for a delivery, else the branch's */
  cityId: string | null;
  /** for a delivery only; its id is null when the address is temporary (§4) */
  address: (Omit<Address, 'id'> & { id: string | null }) | null;
  /** how the address was given (§9, address input modes); null without one */
  addressType: 'SAVED' | 'MAP' | null;
  promo: Promo | null;
  tableId: string | null;
  hallId: string | null;
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

/** §9: the shop's own couriers carry a delivery where nothing else is agreed. */
const usualCarrier: DeliveryType = 'LAMENU';

/** §3, order draft: fields that the server may read and the app has no question for. */
const untouched = {
  status: 'CREATED',
  day2: null,
  time2: null,
  serviceId: null,
  waiterId: null,
} as const;

/**
 * Composes the order to be sent (§4, Order submit). Only a delivery has a delivery type, a tariff
 * and an address, and a temporary address loses its id; only dine-in has a table, whose branch
 * comes before the draft's. Lines whose product is gone are left out: `resolveCart` names them.
 */
export function composeOrder(from: {
  draft: OrderDraft;
  serviceType: ServiceType;
  lines: readonly ResolvedLine[];
  totals: Totals;
  device: OrderDevice;
  user: User;
  merchantId: string;
  deliveryType?: DeliveryType | null;
  deliveryTariffId?: string | null;
  promo?: Promo | null;
  table?: Table | null;
  /** the branch that makes the order: the nearest one for a delivery, else the chosen one */
  branchId: string | null;
  /** the city of that branch */
  cityId?: string | null;
  /** epoch milliseconds by `scheduledAt`; null for as soon as possible */
  deliveryAt?: number | null;
  /** the merchant lets somebody else take the order (`receiverActive`) */
  isReceiverOffered?: boolean;
  telegramId?: string | null;
}): OrderRequest {
  const { draft, user, serviceType, deliveryAt = null, isReceiverOffered = false } = from;
  const isDelivery = serviceType === 'DELIVERY';
  const table = serviceType === 'DINE_IN' ? (from.table ?? null) : null;
  const address = isDelivery ? draft.address : null;
  const branchId = table?.branchId ?? from.branchId;
  return {
    ...untouched,
    merchantId: from.merchantId,
    user: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
    },
    telegramId: from.telegramId ?? null,
    orderDevice: from.device,
    serviceType,
    deliveryType: isDelivery ? (from.deliveryType ?? usualCarrier) : null,
    deliveryTariffId: isDelivery ? (from.deliveryTariffId ?? null) : null,
    branchId,
    pickupValid: serviceType === 'PICK_UP' && branchId !== null,
    cityId: address?.cityId ?? from.cityId ?? null,
    address: address && { ...address, id: isTemporary(address) ? null : address.id },
    addressType: address && (isTemporary(address) ? 'MAP' : 'SAVED'),
    promo: from.promo ?? null,
    tableId: table?.tableId ?? null,
    hallId: table?.hallId ?? null,
    ...preferencesOf({ draft, serviceType, user, deliveryAt, isReceiverOffered }),
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

type ServerOrder = Pick<Order, 'totals' | 'serviceType' | 'branchId' | 'tableId'> & {
  lines: readonly CountedLine[];
  address: LatLng | null;
};
type Wanted = Pick<OrderRequest, 'lines' | 'totals'> & Partial<OrderRequest>;

/**
 * Whether an order that the server knows is the one of a request whose answer was lost (readings:
 * sending the order): same lines, same total, same place. No clock is asked: which orders were there
 * before is known by their ids.
 */
export function sameOrder(order: ServerOrder, request: Wanted): boolean {
  if (order.totals.totalPrice !== request.totals.totalPrice) return false;
  if (!isSamePlace(order, request)) return false;
  const ordered = countsOf(order.lines);
  const wanted = countsOf(request.lines);
  return (
    ordered.size === wanted.size && [...wanted].every(([key, count]) => ordered.get(key) === count)
  );
}

/** What either side does not tell counts as the same: that errs against a second order. */
function isSamePlace(order: ServerOrder, request: Wanted): boolean {
  const { serviceType, address } = request;
  if (differ(order.serviceType, serviceType)) return false;
  if (serviceType === 'PICK_UP') return !differ(order.branchId, request.branchId);
  if (serviceType === 'DINE_IN') return !differ(order.tableId, request.tableId);
  return !address || !order.address || sameLatLng(order.address, address);
}

const differ = (told: string | null, wanted: string | null | undefined): boolean =>
  told !== null && typeof wanted === 'string' && told !== wanted;
