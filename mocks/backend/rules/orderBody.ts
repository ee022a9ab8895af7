import * as v from 'valibot';
import type { OrderField } from '../../../src/api/orderBody';
import { deliveryTypes, orderStatuses } from '../../../src/domain/order/order';
import { forRequestOptions } from '../../../src/domain/order/orderPreferences';
import { paymentTypes } from '../../../src/domain/order/paymentTraits';
import { idValue, maybeId, someText } from '../body';

const amount = v.pipe(v.number(), v.finite());
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

const line = v.object({
  product: v.object({
    id: idValue,
    costPrice: amount,
    discount: v.optional(v.nullable(amount, 0), 0),
    count: pieces,
  }),
  modifications: v.optional(
    v.array(
      v.object({ id: idValue, groupId: maybeId, price: amount, count: v.optional(pieces, 1) }),
    ),
    [],
  ),
  note: someText,
});

const degrees = v.optional(v.nullable(v.number(), null), null);
const maybeText = v.optional(v.nullable(v.string()), null);

/** What the server knows from the call itself: its `merchant` header, its token and its path. */
type FromTheCall = 'merchantId' | 'user' | 'later';
/** Other forms of what a client may send. */
type Instead = 'branch' | 'promo';
type Read = Exclude<OrderField, FromTheCall> | Instead;

/** How the server reads each kind of option that a client sends under the field’s name. */
const { paymentType, cardId, deliveryAt, ...options } = forRequestOptions({
  text: someText,
  textOrNull: maybeText,
  id: maybeId,
  flag: v.optional(v.nullable(v.boolean(), false), false),
  moment: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  receiver: v.optional(
    v.nullable(
      v.object({ firstName: v.pipe(v.string(), v.trim(), v.nonEmpty()), phone: v.string() }),
    ),
    null,
  ),
  paymentType: v.optional(v.picklist(paymentTypes), 'CASH'),
});

/** The options of an order that its record keeps as they were sent. */
const preferences = v.object({
  ...options,
  addressType: maybeText,
  cityId: maybeId,
  floor: someText,
  office: someText,
  entrance: someText,
  domophone: someText,
  comment: someText,
});
export type OrderPreferencesRecord = v.InferOutput<typeof preferences> & { later: boolean };

/** The options as sent, and what they are where nothing was. */
export function preferencesIn(body: v.InferInput<typeof preferences>): OrderPreferencesRecord {
  const sent = v.parse(preferences, body);
  return { ...sent, later: sent.day !== null && sent.time !== null };
}

/** The order as sent by a client (§3, order draft): the fields the server reads. Amounts in som. */
export const orderBody = v.object({
  serviceType: v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN']),
  branchId: v.optional(v.nullable(idValue)),
  branch: v.optional(v.nullable(v.object({ id: idValue }))),
  address: v.optional(
    v.nullable(
      v.looseObject({
        latitude: degrees,
        longitude: degrees,
        streetName: v.optional(v.string()),
      }),
    ),
  ),
  paymentType,
  cardId,
  cartItems: v.optional(v.array(line)),
  basketItems: v.optional(v.array(line)),
  productCount: amount,
  productPrice: amount,
  productDiscount: amount,
  totalProductPrice: amount,
  totalProductDiscount: amount,
  deliveryPrice: amount,
  deliveryDiscount: amount,
  totalDiscount: amount,
  totalPrice: amount,
  cashback: v.optional(v.nullable(amount, 0), 0),
  servicePrice: v.optional(v.nullable(amount, 0), 0),
  deliveryTariffId: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  promoId: maybeId,
  promoCode: v.optional(v.nullable(v.string())),
  promo: v.optional(v.nullable(v.looseObject({ id: v.optional(v.nullable(idValue)) }))),
  deliveryAt,
  pickupValid: v.optional(v.nullable(v.boolean())),
  status: v.optional(v.nullable(v.picklist(orderStatuses))),
  day2: maybeText,
  time2: maybeText,
  serviceId: maybeId,
  waiterId: maybeId,
  hallId: maybeId,
  tableId: maybeId,
  telegramId: maybeId,
  orderDevice: v.optional(v.nullable(v.string())),
  deliveryType: v.optional(v.nullable(v.picklist(deliveryTypes)), null),
  ...preferences.entries,
} satisfies Record<Read, v.GenericSchema>);
export type OrderBody = v.InferOutput<typeof orderBody>;
/** What an order's record keeps of the body; the rest is checked, or stands in it in another form. */
export type KeptField = Exclude<
  keyof OrderBody,
  Instead | 'basketItems' | 'cardId' | 'pickupValid' | 'day2' | 'time2' | 'serviceId' | 'waiterId'
>;
export type OrderLineBody = v.InferOutput<typeof line>;
