import { fromMoney, type Money, toMoney } from '../domain/basket/pricing';
import type { Product } from '../domain/catalog/catalog';
import { distanceParts } from '../domain/geo/distance';
import type { Change } from '../domain/order/change';
import { currencyDigits } from '../domain/text/currency';
import { directionOf, type Localized, langTag } from '../domain/text/language';
import { shopCurrency, showMoney, showNumber, showText } from './show';
import { currentLanguage, t } from './t';
import { measuredUnitText } from './unitText';

/** A distance in metres or kilometres, such as "2.5 km". */
export function distanceText(metres: number): string {
  const { unit, value } = distanceParts(metres);
  return t(`branches.${unit}`, { value: showNumber(value) });
}

/** A percentage as the current language writes it, with Latin digits: `3%`, `3 %`, `%3`. */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(`${langTag(currentLanguage() ?? 'uz')}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(percent / 100);

/** A vacancy's salary (§3): words as they are written, a bare number with its thousands apart. */
export function salaryText(salary: Localized): string {
  const text = showText(salary);
  return /^\d{1,15}$/.test(text) ? showNumber(Number(text)) : text;
}

/** "× 2"; a weight as the language writes it. */
export const timesText = (count: number): string => `× ${showNumber(count)}`;

/** "Bacon × 2", or the name alone for one. */
export const countedText = (name: Localized, count: number): string =>
  count === 1 ? showText(name) : `${showText(name)} ${timesText(count)}`;

/** "From 100 000 sum", or that no change is needed. */
export const changeText = (change: Change): string =>
  change === 'none' ? t('change.none') : t('change.from', { amount: showMoney(change) });

/** An amount as a number of units of the merchant's currency. */
export const unitsOf = (money: Money): number => fromMoney(money, currencyDigits(shopCurrency()));

/** A number of units of the merchant's currency as an amount. */
export const moneyOf = (units: number): Money => toMoney(units, currencyDigits(shopCurrency()));

/** An amount with a sign, which stays before the number in right-to-left text too. */
export function showSigned(sign: '+' | '−', money: Money): string {
  const amount = showMoney(money);
  if (amount === '') return '';
  if (directionOf(currentLanguage() ?? 'uz') === 'ltr') return `${sign}${amount}`;
  return amount.replace(/^[\d\s.,]*\d/, (number) => `\u2066${sign}${number}\u2069`);
}

/** "85 000 sum / kg" for products sold by weight or volume, undefined otherwise. */
export function pricePerUnit({ costPrice, unit }: Pick<Product, 'costPrice' | 'unit'>) {
  const text = measuredUnitText({ unit });
  const price = showMoney(costPrice);
  return text && price && `${price} / ${text}`;
}
