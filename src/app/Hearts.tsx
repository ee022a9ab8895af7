import { useEffect } from 'react';
import type { Product } from '../domain/catalog';
import { watchFavourites } from '../flows/watchFavourites';
import * as cardCorner from '../screens/shelf/cardCorner';
import { ProductHeart } from '../screens/shelf/ProductHeart';

const Corner = ({ product }: { product: Product }) => <ProductHeart product={product} isInCorner />;

/** Gives the cards their hearts, and knows whose they are, while the merchant has favourites (§3). */
export function Hearts() {
  useEffect(() => {
    cardCorner.fill(Corner);
    const stop = watchFavourites();
    return () => {
      stop();
      cardCorner.fill(null);
    };
  }, []);
  return null;
}
