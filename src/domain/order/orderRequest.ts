import { type Address, isTemporary } from '../addresses/address';
import { lineKey } from '../basket/cart';
import type { ResolvedLine } from '../basket/resolveCart';
import { optionOf } from '../catalog/options';
import { isPlaced, type MaybeLatLng, sameLatLng } from '../geo/geo';
import type { Promo } from '../promo/promo';
import type { User } from '../session/user';
import type { Table } from '../start/channel';
import type { OrderDraft } from './draftFields';
import type { DeliveryType, Order, OrderDevice, OrderLine, ServiceType, Totals } from './order';
import { type OrderPreferences, preferencesOf } from './orderPreferences';

type RequestLine = Pick<
  OrderLine,
  'productId' | 'name' | 'costPrice' | 'discount' | 'modifications' | 'note'
> & { count: number };

/** An order ready to send (§3, order draft); `api` maps it to the wire format. */
export type OrderRequest = OrderPreferences & {
  merchantId: string;
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'phone'>;
  /** Telegram user id; null outside Telegram */
  telegramId: string | null;
  orderDevice: OrderDevice;
  serviceType: ServiceType;
  /** deliveries only (§4) */
  deliveryType: DeliveryType | null;
  deliveryTariffId: string | null;
  branchId: string | null;
  /** true for a pick-up with a chosen branch */
  pickupValid: boolean;
  status: 'CREATED';
  /** unused by the storefront */
  day2: null;
  time2: null;
  serviceId: null;
  waiterId: null;
  /** the address's city for deliveries, else the branch's */
  cityId: string | null;
  /** deliveries only; the id is null for a temporary address (§4) */
  address: (Omit<Address, 'id'> & { id: string | null }) | null;
  /** address input mode (§9); null without an address */
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
  const modifications = choices.flatMap((choice) => {
    const option = optionOf(product, choice);
    const { groupId, count } = choice;
    if (!option || count <= 0) return [];
    return [{ id: option.id, groupId, name: option.name, price: option.price, count }];
  });
  const { id: productId, name, costPrice, discount } = product;
  return [{ productId, name, count, costPrice, discount, modifications, note }];
}

/** §9: the shop's own couriers deliver by default. */
const defaultDeliveryType: DeliveryType = 'LAMENU';

/** §3, order draft: fields the server may read but the app has no input for. */
const unusedFields = {
  status: 'CREATED',
  day2: null,
  time2: null,
  serviceId: null,
  waiterId: null,
} as const;

/**
 * Composes the order request (§4, Order submit). Only deliveries have a delivery type, tariff and
 * address; a temporary address loses its id. Only dine-in has a table, whose branch takes
 * precedence. Lines whose product is gone are dropped (reported by `resolveCart`).
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
  /** the nearest branch for a delivery, else the chosen one */
  branchId: string | null;
  /** city of that branch */
  cityId?: string | null;
  /** epoch milliseconds; null for as soon as possible */
  deliveryAt?: number | null;
  /** the merchant's `receiverActive` */
  isReceiverOffered?: boolean;
  telegramId?: string | null;
}): OrderRequest {
  const { draft, user, serviceType, deliveryAt = null, isReceiverOffered = false } = from;
  const isDelivery = serviceType === 'DELIVERY';
  const table = serviceType === 'DINE_IN' ? (from.table ?? null) : null;
  const address = isDelivery ? draft.address : null;
  const branchId = table?.branchId ?? from.branchId;
  const preferences = preferencesOf({ draft, serviceType, user, deliveryAt, isReceiverOffered });
  return {
    ...unusedFields,
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
    deliveryType: isDelivery ? (from.deliveryType ?? defaultDeliveryType) : null,
    deliveryTariffId: isDelivery ? (from.deliveryTariffId ?? null) : null,
    branchId,
    pickupValid: serviceType === 'PICK_UP' && branchId !== null,
    cityId: address?.cityId ?? from.cityId ?? null,
    address: address && { ...address, id: isTemporary(address) ? null : address.id },
    addressType: address && (isTemporary(address) ? 'MAP' : 'SAVED'),
    promo: from.promo ?? null,
    tableId: table?.tableId ?? null,
    hallId: table?.hallId ?? null,
    ...preferences,
    courierComment: forCourier(preferences.courierComment, address),
    lines: from.lines.flatMap(requestLine),
    totals: from.totals,
  };
}

/** The courier's comment, with what the address says besides its fields (`Address.words`). */
const forCourier = (comment: string, address: Address | null): string =>
  [comment, address?.words ?? '']
    .filter((text, index) => text && (index === 0 || !comment.includes(text)))
    .join('\n');

type CountedLine = Pick<OrderLine, 'productId' | 'count' | 'modifications'>;

/**
 * Counts per product with the same options, null where one is unknown; ignores line order, and groups, which few
 * servers name.
 */
function countsOf(lines: readonly CountedLine[]): Map<string, number | null> {
  const counts = new Map<string, number | null>();
  for (const { productId, count, modifications } of lines) {
    const choices = modifications.map(({ id, count: times }) => ({
      modificationId: id,
      count: times,
    }));
    const key = lineKey(productId, choices);
    counts.set(key, sumOf(counts.get(key), count));
  }
  return counts;
}

const sumOf = (before: number | null = 0, count: number | null) =>
  before === null || count === null ? null : before + count;

type ServerOrder = Pick<
  Order,
  'areLinesTold' | 'totals' | 'serviceType' | 'branchId' | 'tableId'
> & {
  lines: readonly CountedLine[];
  address: MaybeLatLng | null;
};
type Wanted = Pick<OrderRequest, 'lines' | 'totals'> & Partial<OrderRequest>;

/**
 * Whether a server order matches a request whose response was lost (settled: sending the order):
 * same lines, total and destination. Ignores times: the caller excludes earlier orders by id.
 */
export function sameOrder(order: ServerOrder, request: Wanted): boolean {
  if (differ(order.totals.totalPrice, request.totals.totalPrice)) return false;
  if (!isSamePlace(order, request)) return false;
  if (!order.areLinesTold) return true;
  const ordered = countsOf(order.lines);
  const wanted = countsOf(request.lines);
  return (
    ordered.size === wanted.size &&
    [...wanted].every(
      ([key, count]) => ordered.has(key) && !differ(ordered.get(key) ?? null, count),
    )
  );
}

function isSamePlace(order: ServerOrder, request: Wanted): boolean {
  const { serviceType, address } = request;
  if (differ(order.serviceType, serviceType)) return false;
  if (serviceType === 'PICK_UP') return !differ(order.branchId, request.branchId);
  if (serviceType === 'DINE_IN') return !differ(order.tableId, request.tableId);
  const ordered = order.address;
  if (!address || !ordered || !isPlaced(address) || !isPlaced(ordered)) return true;
  return sameLatLng(ordered, address);
}

/** Missing values count as equal, which avoids placing a second order. */
const differ = <T>(actual: T | null, expected: T | null | undefined): boolean =>
  actual !== null && expected != null && actual !== expected;
