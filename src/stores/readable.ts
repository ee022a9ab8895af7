import type { Address } from '../domain/address';
import type { Promo } from '../domain/promo';
import { flag, number, oneOf, orNull, record, text } from '../domain/shape';

/** Whether something that was stored by this app can still be read as what it was. */

export const isAddress = record<Address>({
  id: text,
  name: text,
  streetName: text,
  houseNumber: text,
  description: text,
  comment: text,
  cityId: orNull(text),
  details: record({ office: text, entrance: text, floor: text, domophone: text }),
  latitude: number,
  longitude: number,
});

export const isPromo = record<Promo>({
  id: text,
  code: text,
  discountType: oneOf('AMOUNT', 'PERCENTAGE'),
  productDiscount: number,
  deliveryDiscount: number,
  minPrice: number,
  startDate: orNull(number),
  endDate: orNull(number),
  isActive: flag,
});
