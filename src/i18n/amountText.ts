import { distanceParts } from '../domain/geo/distance';
import type { Change } from '../domain/order/change';
import { type Localized, langTag } from '../domain/text/language';
import { showMoney, showNumber, showText } from './show';
import { currentLanguage, t } from './t';

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
