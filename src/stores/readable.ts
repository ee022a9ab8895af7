import type { Address } from '../domain/address';
import type { Promo } from '../domain/promo';
import { fieldsOf } from './fieldsOf';

/** Whether something that was stored by this app can still be read as what it was. */

const areTexts = (value: unknown, names: readonly string[]): boolean => {
  const fields = fieldsOf(value);
  return names.every((name) => typeof fields[name] === 'string');
};

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const addressTexts = ['id', 'name', 'streetName', 'houseNumber', 'description', 'comment'];
const detailTexts = ['office', 'entrance', 'floor', 'domophone'];

export function isAddress(value: unknown): value is Address {
  const { latitude, longitude, cityId, details } = fieldsOf(value);
  return (
    areTexts(value, addressTexts) &&
    areTexts(details, detailTexts) &&
    isNumber(latitude) &&
    isNumber(longitude) &&
    (cityId === null || typeof cityId === 'string')
  );
}

export function isPromo(value: unknown): value is Promo {
  const { discountType, productDiscount, deliveryDiscount, minPrice, isActive, ...dates } =
    fieldsOf(value);
  return (
    areTexts(value, ['id', 'code']) &&
    (discountType === 'AMOUNT' || discountType === 'PERCENTAGE') &&
    [productDiscount, deliveryDiscount, minPrice].every(isNumber) &&
    [dates.startDate, dates.endDate].every((date) => date === null || isNumber(date)) &&
    typeof isActive === 'boolean'
  );
}
