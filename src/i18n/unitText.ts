import type { Product } from '../domain/catalog/catalog';
import { showMoney } from './show';
import { t } from './t';

/** The unit of a price, such as "kg"; undefined if unknown. */
export const unitText = ({ unit }: Pick<Product, 'unit'>): string | undefined =>
  unit ? t(`units.${unit}`) : undefined;

/** The same where space is limited: omitted for pieces, the default. */
export const measuredUnitText = ({ unit }: Pick<Product, 'unit'>): string | undefined =>
  unit === 'COUNT' ? undefined : unitText({ unit });

/** "85 000 sum / kg" for products sold by weight or volume, undefined otherwise. */
export function pricePerUnit({ costPrice, unit }: Pick<Product, 'costPrice' | 'unit'>) {
  const text = measuredUnitText({ unit });
  const price = showMoney(costPrice);
  return text && price && `${price} / ${text}`;
}
