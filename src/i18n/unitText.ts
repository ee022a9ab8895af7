import type { Product } from '../domain/catalog/catalog';
import { showMoney } from './show';
import { t } from './t';

/** What a price is for, "kg" say; undefined for a unit that the app has no word for. */
export const unitText = ({ unit }: Pick<Product, 'unit'>): string | undefined =>
  unit ? t(`units.${unit}`) : undefined;

/** The same where room is scarce: what is sold by the piece is what everybody expects. */
export const measuredUnitText = ({ unit }: Pick<Product, 'unit'>): string | undefined =>
  unit === 'COUNT' ? undefined : unitText({ unit });

/** "85 000 sum / kg" for what is sold by measure, undefined otherwise. */
export function pricePerUnit({ costPrice, unit }: Pick<Product, 'costPrice' | 'unit'>) {
  const text = measuredUnitText({ unit });
  const price = showMoney(costPrice);
  return text && price && `${price} / ${text}`;
}
