import { cardPrice } from '../../domain/catalog/cardPrice';
import type { Product } from '../../domain/catalog/catalog';
import { availability, lastPieces } from '../../domain/catalog/stock';
import { langOf, showMoney, showNumber, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { measuredUnitText, measureText } from '../../i18n/unitText';

/** Keeps the minus before its number in a right-to-left language. */
const leftToRight = '\u200e';

/** Texts of a product's card or row, in the current language. */
export function productTexts(product: Product) {
  const { price, oldPrice, isFrom } = cardPrice(product);
  const money = showMoney(price);
  const last = lastPieces(product);
  return {
    name: showText(product.name),
    lang: langOf(product.name),
    price: isFrom ? t('common.from', { price: money }) : money,
    unit: measuredUnitText(product),
    oldPrice: oldPrice === null ? undefined : showMoney(oldPrice),
    badge: oldPrice === null ? undefined : discountText(product),
    measure: [gradeText(product), measureText(product)].filter(Boolean).join(' · ') || undefined,
    notice: last === null ? undefined : t('home.lastPieces', { count: last }),
    isSoldOut: availability(product) === 'soldOut',
  };
}

/** −10% */
export const discountText = ({ discount }: Pick<Product, 'discount'>) =>
  `${leftToRight}−${showNumber(Math.round(discount * 10) / 10)}%`;

/** The average rating, as far as the catalogue tells it. */
const gradeText = ({ grade }: Product) => grade && `★ ${showNumber(Math.round(grade * 10) / 10)}`;
