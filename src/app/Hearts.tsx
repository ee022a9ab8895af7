import { useEffect } from 'react';
import type { Product } from '../domain/catalog';
import { watchFavourites } from '../flows/watchFavourites';
import { fillCorners } from '../screens/shelf/CardCorner';
import { ProductHeart } from '../screens/shelf/ProductHeart';

const Corner = ({ product }: { product: Product }) => <ProductHeart product={product} isInCorner />;

/** Gives the cards their hearts, and knows whose they are, while the merchant has favourites (§3). */
export function Hearts() {
  useEffect(() => {
    fillCorners(Corner);
    const stop = watchFavourites();
    return () => {
      stop();
      fillCorners(null);
    };
  }, []);
  return null;
}
