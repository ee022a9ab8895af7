import type { Product } from '../../domain/catalog/catalog';
import { toggleFavourite } from '../../flows/favourites/favourites';
import { namedAction } from '../../i18n/namedAction';
import { showText } from '../../i18n/show';
import { useIsFavourite } from '../../stores/favourites/favourites';
import { FavouriteButton } from '../../ui/FavouriteButton';

type Props = { product: Product; isInCorner?: boolean | undefined };

/** Adds a product to the favourites or removes it. */
export function ProductHeart({ product, isInCorner }: Props) {
  return (
    <FavouriteButton
      label={namedAction('favourites.heart', showText(product.name))}
      isOn={useIsFavourite(product.id)}
      isInCorner={isInCorner}
      onPress={() => void toggleFavourite(product.id)}
    />
  );
}
