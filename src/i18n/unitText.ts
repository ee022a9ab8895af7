import type { Product } from '../domain/catalog/catalog';
import { showNumber } from './show';
import { t } from './t';

/** The unit of a price, such as "kg"; undefined if unknown. */
export const unitText = ({ unit }: Pick<Product, 'unit'>): string | undefined =>
  unit ? t(`units.${unit}`) : undefined;

/** The same where space is limited: omitted for pieces, the default. */
export const measuredUnitText = ({ unit }: Pick<Product, 'unit'>): string | undefined =>
  unit === 'COUNT' ? undefined : unitText({ unit });

/** How servers spell the units of a measure. */
const spellings = [
  ['KG', 'kg|кг'],
  ['GRAMM', 'gr?|гр?'],
  ['LITER', 'l|л'],
  ['ML', 'ml|мл'],
  ['CM', '[cs]m|см'],
] as const;

const measures = spellings.map(
  ([unit, spelling]) =>
    [unit, new RegExp(`(\\d)\\s*(?:${spelling})(?!\\p{L})\\.?`, 'giu')] as const,
);

/**
 * A product's measure with its units in the current language: "350 g" becomes "350 г". A number alone
 * gets the unit of the price, other texts stay. Undefined if there is none.
 */
export function measureText({ measure, unit }: Pick<Product, 'measure' | 'unit'>) {
  if (!measure) return undefined;
  const sign = showNumber(0.5).charAt(1);
  const number = measure.replace(/(\d)[.,](?=\d\d?(?!\d))/g, `$1${sign}`);
  const unitOfPrice = /^[\d\s.,]+$/.test(number) ? measuredUnitText({ unit }) : undefined;
  if (unitOfPrice) return `${number}\u00a0${unitOfPrice}`;
  return measures.reduce(
    (text, [each, pattern]) => text.replace(pattern, `$1\u00a0${t(`units.${each}`)}`),
    number,
  );
}
