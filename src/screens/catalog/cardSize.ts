import type { Category } from '../../domain/catalog/catalog';
import type { MerchantSettings } from '../../domain/merchant';

export type CardSize = 'big' | 'medium' | 'small';

const sizes = { BIG: 'big', MEDIUM: 'medium', SMALL: 'small' } as const;

/** §9, category view sizes: the category's own, else that of the settings. */
export const cardSize = (
  { viewType }: Pick<Category, 'viewType'>,
  { categoryView }: Pick<MerchantSettings, 'categoryView'>,
): CardSize => sizes[viewType ?? categoryView];

/** The widest that a card's picture is shown, in CSS px. */
export const pictureWidths: Readonly<Record<CardSize, number>> = {
  big: 360,
  medium: 180,
  small: 120,
};

/** How many cards are likely on the first screen: their pictures are loaded before others. */
export const firstPictures: Readonly<Record<CardSize, number>> = { big: 2, medium: 4, small: 6 };
