import * as v from 'valibot';
import { addressSchema } from '../addresses/address';
import { promoSchema } from '../promo/promo';
import { anyRecord, flag, listOf, localized, number, text, textOrNull } from '../schema';
import { deliveryTypes } from './order';
import { addedLater, preferenceSchemas } from './orderPreferences';
import type { OrderRequest } from './orderRequest';

const nothing = v.custom<null>((value) => value === null);

const line = v.object({
  productId: text,
  name: localized,
  count: number,
  costPrice: number,
  discount: number,
  modifications: listOf(
    v.object({
      id: text,
      groupId: v.optional(text),
      name: localized,
      price: number,
      count: number,
    }),
  ),
  note: text,
});

const totals = v.object({
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

/** A field of a newer build stays: the request is sent as it was stored. */
const fields = v.looseObject({
  merchantId: text,
  user: v.object({ id: text, firstName: text, lastName: text, phone: textOrNull }),
  telegramId: textOrNull,
  orderDevice: v.picklist(['TELEGRAM_BOT', 'CLICK_MINI_APP', 'CLIENT_WEB']),
  serviceType: v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN']),
  deliveryType: v.nullable(v.picklist(deliveryTypes)),
  deliveryTariffId: textOrNull,
  branchId: textOrNull,
  pickupValid: flag,
  status: v.picklist(['CREATED']),
  day2: nothing,
  time2: nothing,
  serviceId: nothing,
  waiterId: nothing,
  cityId: textOrNull,
  address: v.nullable(v.object({ ...addressSchema.entries, id: textOrNull })),
  addressType: v.nullable(v.picklist(['SAVED', 'MAP'])),
  promo: v.nullable(promoSchema),
  tableId: textOrNull,
  hallId: textOrNull,
  ...preferenceSchemas,
  lines: listOf(line),
  totals,
});

/** A stored request that can be looked up and sent again. */
export const orderRequestSchema: v.GenericSchema<unknown, OrderRequest> = v.pipe(
  anyRecord,
  v.transform((stored) => ({ ...addedLater, ...stored })),
  fields,
);
