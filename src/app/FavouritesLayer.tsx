import { useEffect } from 'react';
import type { Product } from '../domain/catalog/catalog';
import { watchFavourites } from '../flows/favourites/favourites';
import { ProductHeart } from '../screens/catalog/ProductHeart';
import { setCornerSlot } from '../screens/catalog/ShopCard';

const Corner = ({ product }: { product: Product }) => <ProductHeart product={product} isInCorner />;

/** Adds the favourite button to product cards and keeps favourites in sync, if the merchant has them (§3). */
export function FavouritesLayer() {
  useEffect(() => {
    setCornerSlot(Corner);
    const stop = watchFavourites();
    return () => {
      stop();
      setCornerSlot(null);
    };
  }, []);
  return null;
}
