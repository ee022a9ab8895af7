import * as v from 'valibot';
import { addressSchema } from '../addresses/address';
import { promoSchema } from '../promo/promoSchema';
import { matches, textOrNull as textOrNullSchema } from '../schema';
import {
  anyRecord,
  flag,
  listOf,
  nothing,
  number,
  oneOf,
  orAbsent,
  orNull,
  record,
  text,
} from '../shape';
import { isLocalized } from '../text/language';
import { deliveryTypes, type OrderLine, type Totals } from './order';
import { addedLater, preferenceShapes } from './orderPreferences';
import type { OrderRequest } from './orderRequest';

const textOrNull = orNull(text);

const isLine = record<OrderRequest['lines'][number]>({
  productId: text,
  name: isLocalized,
  count: number,
  costPrice: number,
  discount: number,
  modifications: listOf(
    record<OrderLine['modifications'][number]>({
      id: text,
      groupId: orAbsent(text),
      name: isLocalized,
      price: number,
      count: number,
    }),
  ),
  note: text,
});

const isTotals = record<Totals>({
  productCount: number,
  productPrice: number,
  productDiscount: number,
  totalProductPrice: number,
  totalProductDiscount: number,
  deliveryPrice: number,
  deliveryDiscount: number,
  totalDiscount: number,
  cashback: number,
  servicePrice: number,
  totalPrice: number,
});

/** Whether a request can be looked up and resent. */
const isOrderRequest = record<OrderRequest>({
  merchantId: text,
  user: record({ id: text, firstName: text, lastName: text, phone: textOrNull }),
  telegramId: textOrNull,
  orderDevice: oneOf('TELEGRAM_BOT', 'CLICK_MINI_APP', 'CLIENT_WEB'),
  serviceType: oneOf('DELIVERY', 'PICK_UP', 'DINE_IN'),
  deliveryType: orNull(oneOf(...deliveryTypes)),
  deliveryTariffId: textOrNull,
  branchId: textOrNull,
  pickupValid: flag,
  status: oneOf('CREATED'),
  day2: nothing,
  time2: nothing,
  serviceId: nothing,
  waiterId: nothing,
  cityId: textOrNull,
  address: orNull(matches(v.object({ ...addressSchema.entries, id: textOrNullSchema }))),
  addressType: orNull(oneOf('SAVED', 'MAP')),
  promo: orNull(matches(promoSchema)),
  tableId: textOrNull,
  hallId: textOrNull,
  ...preferenceShapes,
  lines: listOf(isLine),
  totals: isTotals,
});

/** A stored request; null if it cannot be looked up and resent. */
export function readRequest(stored: unknown): OrderRequest | null {
  if (!anyRecord(stored)) return null;
  const request: unknown = { ...addedLater, ...stored };
  return isOrderRequest(request) ? request : null;
}
