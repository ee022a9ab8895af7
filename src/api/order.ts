import * as v from 'valibot';
import { courierStatuses } from '../domain/delivery/courier';
import {
  type Order,
  type OrderLine,
  orderStatuses,
  type PlacedTotals,
  type Receiver,
} from '../domain/order/order';
import { paymentTypes } from '../domain/order/paymentTraits';
import { orderAddress } from './addresses';
import { pictureOrNull } from './readers/links';
import { partlyReadListOf, repeatingListOf } from './readers/lists';
import { placeFields, placeOf } from './readers/places';
import { orNull, theRecord } from './readers/records';
import { localized, text, textOrNull } from './readers/texts';
import { moment } from './readers/times';
import {
  flag,
  id,
  idOrNull,
  nullableFlag,
  numberOr,
  numberOrNull,
  oneOf,
  price,
  priceOrNull,
  priceOrZero,
} from './readers/values';

const modification = v.pipe(
  v.object({
    id,
    groupId: idOrNull,
    modificationGroupId: idOrNull,
    name: localized,
    price: priceOrZero,
    count: numberOr(1),
  }),
  v.transform(({ groupId, modificationGroupId, ...rest }): OrderLine['modifications'][number] => ({
    ...rest,
    groupId: groupId ?? modificationGroupId ?? undefined,
  })),
);

const line = v.pipe(
  v.object({
    product: v.object({
      id,
      name: localized,
      image: pictureOrNull,
      count: numberOrNull,
      costPrice: price,
      discount: numberOr(0),
    }),
    // A server may write two portions of one option as two records.
    modifications: repeatingListOf(modification),
    note: text,
  }),
  v.transform(
    ({ product: { id: productId, ...product }, ...rest }): OrderLine => ({
      productId,
      ...product,
      ...rest,
    }),
  ),
);

const totals = v.object({
  productCount: numberOr(0),
  productPrice: priceOrZero,
  productDiscount: priceOrZero,
  totalProductPrice: priceOrZero,
  totalProductDiscount: priceOrZero,
  deliveryPrice: priceOrZero,
  deliveryDiscount: priceOrZero,
  totalDiscount: priceOrZero,
  cashback: priceOrZero,
  servicePrice: priceOrZero,
  totalPrice: priceOrNull,
}) satisfies v.GenericSchema<unknown, PlacedTotals>;

const branch = v.pipe(
  v.object({
    id: idOrNull,
    name: localized,
    address: text,
    phone: textOrNull,
    ...placeFields,
  }),
  v.transform((wire) => ({ ...wire, place: placeOf(wire) })),
);

/** A receiver without name and phone counts as none. */
const receiver = v.pipe(
  v.object({ firstName: text, phone: text }),
  v.check(({ firstName, phone }) => firstName !== '' || phone !== ''),
) satisfies v.GenericSchema<unknown, Receiver>;

const serviceTypes = ['DELIVERY', 'PICK_UP', 'DINE_IN'] as const;

const orderFields = v.object({
  id,
  number: text,
  status: oneOf(orderStatuses, null),
  courierStatus: oneOf(courierStatuses, null),
  courierId: idOrNull,
  serviceType: oneOf(serviceTypes, null),
  paymentType: oneOf(paymentTypes, null),
  isPaid: flag(false),
  isConfirmed: nullableFlag,
  branchId: idOrNull,
  branch: orNull(branch),
  tableId: idOrNull,
  address: orNull(orderAddress),
  receiver: orNull(receiver),
  promoCode: textOrNull,
  distance: numberOrNull,
  cartItems: partlyReadListOf(line),
  basketItems: partlyReadListOf(line),
  note: text,
  courierComment: text,
  createdDate: moment,
  createdAt: moment,
  timestamp: moment,
  acceptedTime: moment,
  cookingTime: moment,
  readyTime: moment,
  onWayTime: moment,
  deliveredAt: moment,
  closedTime: moment,
  deliveryAt: moment,
  atTime: moment,
  reason: textOrNull,
  grade: numberOrNull,
});

/** An order from the server (§3, order); only its id is required. */
export const order = v.pipe(
  v.unknown(),
  // The totals are inlined among the other fields.
  v.transform((wire) => ({ wire, totals: wire })),
  v.object({ wire: orderFields, totals }),
  v.transform(
    ({ wire, totals }): Order => ({
      id: wire.id,
      number: wire.number || wire.id,
      status: wire.status,
      courierStatus: wire.courierStatus,
      courierId: wire.courierId,
      serviceType: wire.serviceType,
      paymentType: wire.paymentType,
      isPaid: wire.isPaid,
      isConfirmed: wire.isConfirmed,
      branchId: wire.branchId ?? wire.branch?.id ?? null,
      branchName: wire.branch?.name ?? {},
      branchAddress: wire.branch?.address ?? '',
      branchPhone: wire.branch?.phone ?? null,
      branchPlace: wire.branch?.place ?? null,
      tableId: wire.tableId,
      address: wire.address,
      receiver: wire.receiver,
      ...linesOf(wire.cartItems, wire.basketItems),
      totals,
      promoCode: wire.promoCode,
      note: wire.note,
      courierComment: wire.courierComment,
      distance: wire.distance,
      createdAt: wire.createdDate ?? wire.createdAt ?? wire.timestamp,
      acceptedAt: wire.acceptedTime,
      cookingAt: wire.cookingTime,
      readyAt: wire.readyTime,
      onWayAt: wire.onWayTime,
      deliveredAt: wire.deliveredAt,
      closedAt: wire.closedTime,
      deliveryAt: wire.deliveryAt ?? wire.atTime,
      reason: wire.reason,
      grade: gradeOf(wire.grade),
    }),
  ),
);

type Lines = { read: readonly OrderLine[]; isAll: boolean };

/** §3 has both names; the one with lines counts. Lines of which one cannot be read are not all that was ordered. */
function linesOf(...both: [Lines, Lines]): Pick<Order, 'lines' | 'areLinesTold'> {
  const [first] = both;
  const { read, isAll } =
    both.find((one) => one.read.length > 0) ?? both.find((one) => one.isAll) ?? first;
  return { lines: read, areLinesTold: isAll };
}

/** Some servers send 0 for an ungraded order. */
const gradeOf = (grade: number | null): number | null => (grade && grade > 0 ? grade : null);

/**
 * The answer to a step of an order: the order, or null where it is not in there. A part of it, or a record of the step
 * itself, is not the order.
 */
export const answeredOrder = (orderId: string) =>
  v.pipe(
    orNull(theRecord(order)),
    v.transform((found) => (found?.id === orderId && found.lines.length > 0 ? found : null)),
  );
