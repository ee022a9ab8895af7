import * as v from 'valibot';
import {
  type Order,
  type OrderLine,
  orderStatuses,
  paymentTypes,
  type Totals,
} from '../domain/order';
import { orderAddress } from './addresses';
import { listOrNull, nestedListOf } from './lists';
import {
  flag,
  id,
  idOrNull,
  localized,
  numberOr,
  oneOf,
  orNull,
  price,
  priceOrZero,
  text,
  textOrNull,
  time,
} from './wire';

const line = v.pipe(
  v.object({
    product: v.object({
      id,
      name: localized,
      image: textOrNull,
      count: numberOr(1),
      costPrice: price,
      discount: numberOr(0),
    }),
    modifications: nestedListOf(
      v.object({ id, name: localized, price: priceOrZero, count: numberOr(1) }),
    ),
  }),
  v.transform(
    ({ product: { id: productId, ...product }, modifications }): OrderLine => ({
      productId,
      ...product,
      modifications,
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
  totalPrice: priceOrZero,
}) satisfies v.GenericSchema<unknown, Totals>;

const branch = v.object({ id: idOrNull, name: localized });

const told = v.object({
  id,
  number: text,
  status: oneOf(orderStatuses, null),
  courierStatus: textOrNull,
  serviceType: oneOf(['DELIVERY', 'PICK_UP', 'DINE_IN'], null),
  paymentType: oneOf(paymentTypes, null),
  isPaid: flag(false),
  branchId: idOrNull,
  branch: orNull(branch),
  address: orNull(orderAddress),
  cartItems: listOrNull(line),
  basketItems: listOrNull(line),
  note: text,
  courierComment: text,
  createdDate: time,
  createdAt: time,
  timestamp: time,
  acceptedTime: time,
  cookingTime: time,
  readyTime: time,
  deliveredAt: time,
  deliveryAt: time,
  reason: textOrNull,
});

/** An order as the server tells it (§3, order); all but its id may be missing. */
export const order = v.pipe(
  v.unknown(),
  // The totals stand among the other fields.
  v.transform((wire) => ({ wire, totals: wire })),
  v.object({ wire: told, totals }),
  v.transform(
    ({ wire, totals }): Order => ({
      id: wire.id,
      number: wire.number || wire.id,
      status: wire.status,
      courierStatus: wire.courierStatus,
      serviceType: wire.serviceType,
      paymentType: wire.paymentType,
      isPaid: wire.isPaid,
      branchId: wire.branchId ?? wire.branch?.id ?? null,
      branchName: wire.branch?.name ?? {},
      address: wire.address,
      lines: wire.cartItems ?? wire.basketItems ?? [],
      totals,
      note: wire.note,
      courierComment: wire.courierComment,
      createdAt: wire.createdDate ?? wire.createdAt ?? wire.timestamp,
      acceptedAt: wire.acceptedTime,
      cookingAt: wire.cookingTime,
      readyAt: wire.readyTime,
      deliveredAt: wire.deliveredAt,
      deliveryAt: wire.deliveryAt,
      reason: wire.reason,
    }),
  ),
);
