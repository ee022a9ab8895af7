import type { Category } from '../../domain/catalog/catalog';
import type { MerchantSettings } from '../../domain/merchant';

export type CardSize = 'big' | 'medium' | 'small';

const sizes = { BIG: 'big', MEDIUM: 'medium', SMALL: 'small' } as const;

/** §9, category view sizes: the category's own, else the one of the settings. */
export const cardSize = (
  { viewType }: Pick<Category, 'viewType'>,
  { categoryView }: Pick<MerchantSettings, 'categoryView'>,
): CardSize => sizes[viewType ?? categoryView];

/** Maximum width of a card's picture, CSS px. */
export const pictureWidths: Readonly<Record<CardSize, number>> = {
  big: 360,
  medium: 180,
  small: 120,
};

/** Estimated number of cards on the first screen; their pictures load with priority. */
export const firstPictures: Readonly<Record<CardSize, number>> = { big: 2, medium: 4, small: 6 };
