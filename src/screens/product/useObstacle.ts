import { useSnapshot } from 'valtio';
import { isSoldIn, type Product } from '../../domain/catalog/catalog';
import { availability } from '../../domain/catalog/stock';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import { useBasketPosition } from '../catalog/useBasketPosition';

/**
 * Why a product cannot be added to the basket. `notForSale`: its category (§3, isWithoutCart) or
 * the whole shop is display-only.
 */
export type Obstacle =
  | 'notForSale'
  | 'product.unavailable'
  | 'product.notInBranch'
  | 'product.allInBasket'
  | null;

/** `left`: pieces that can be added beside those in the basket. */
export function useObstacle(product: Product, left: number): Obstacle {
  const { nearestId } = useSnapshot(branches.state);
  const { catalog: shop } = useSnapshot(catalog.state);
  const category = shop.categories.find(({ id }) => id === product.categoryId);
  const { place } = useBasketPosition();
  if (place === null || category?.isWithoutCart) return 'notForSale';
  if (availability(product) === 'soldOut') return 'product.unavailable';
  if (!isSoldIn(product, nearestId)) return 'product.notInBranch';
  return left === 0 ? 'product.allInBasket' : null;
}
