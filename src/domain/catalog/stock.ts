import { soundCount } from '../basket/cart';
import { limits } from '../limits';
import type { Product } from './catalog';

type Stocked = Pick<Product, 'amount'>;

/** How many more of a product a line may take, null for any number; `countElsewhere` are in other lines. */
export function leftFor(product: Stocked, countElsewhere = 0): number | null {
  if (product.amount === null) return null;
  return Math.max(Math.floor(product.amount) - countElsewhere, 0);
}

/** How many a line may have at most: what is left of the stock, and never more than 999. */
export function lineMaximum(product: Stocked, countElsewhere = 0): number {
  return Math.min(leftFor(product, countElsewhere) ?? limits.lineCount, limits.lineCount);
}

/**
 * The count that a line may really have, whole and never below 0, with the maximum that §5 names
 * in its message. `limited` says that more was asked for.
 */
export function clampCount(
  product: Stocked,
  wanted: number,
  countElsewhere = 0,
): { count: number; limited: boolean; maximum: number } {
  const maximum = lineMaximum(product, countElsewhere);
  return { count: Math.min(soundCount(wanted), maximum), limited: wanted > maximum, maximum };
}

/** From here on a card says how few there are. */
const few = 5;

/** How many are left when they are running out, null while there are plenty or none. */
export function lastPieces(product: Stocked): number | null {
  const left = leftFor(product);
  return left !== null && left > 0 && left <= few ? left : null;
}

/** Stock alone decides: §4 forces `isAvailable` to true after loading. */
export function availability(product: Stocked): 'available' | 'soldOut' {
  return leftFor(product) === 0 ? 'soldOut' : 'available';
}
