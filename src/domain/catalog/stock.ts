import { soundCount } from '../basket/cart';
import * as limits from '../limits';
import type { Product } from './catalog';

type Stocked = Pick<Product, 'amount'>;

/** Stock left for a line, null if unlimited; `countElsewhere` is what other lines take. */
export function leftFor(product: Stocked, countElsewhere = 0): number | null {
  if (product.amount === null) return null;
  return Math.max(Math.floor(product.amount) - countElsewhere, 0);
}

/** Most a line may have: the remaining stock, at most 999. */
export function lineMaximum(product: Stocked, countElsewhere = 0): number {
  return Math.min(leftFor(product, countElsewhere) ?? limits.lineCount, limits.lineCount);
}

/**
 * Clamps a requested count to the stock. `limited` is true if more was requested; `maximum` goes
 * into the message (§5).
 */
export function clampCount(
  product: Stocked,
  wanted: number,
  countElsewhere = 0,
): { count: number; limited: boolean; maximum: number } {
  const maximum = lineMaximum(product, countElsewhere);
  return { count: Math.min(soundCount(wanted), maximum), limited: wanted > maximum, maximum };
}

/** Cards show the remaining count from here down. */
const lowStock = 5;

/** Pieces left when stock is low, else null. */
export function lastPieces(product: Stocked): number | null {
  const left = leftFor(product);
  return left !== null && left > 0 && left <= lowStock ? left : null;
}

/** Only stock decides: §4 forces `isAvailable` to true after loading. */
export function availability(product: Stocked): 'available' | 'soldOut' {
  return leftFor(product) === 0 ? 'soldOut' : 'available';
}
