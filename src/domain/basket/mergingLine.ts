import type { Product } from '../catalog/catalog';
import { lineMaximum } from '../catalog/stock';
import { type CartLine, haveOneNote } from './cart';
import { type CountedProduct, lineOf, linesOf } from './changeLines';

/** The line that `line` would become one with as the line with this key, without losing a note. */
export const mergingLine = (
  lines: readonly CartLine[],
  product: CountedProduct,
  key: string,
  line: Pick<CartLine, 'key' | 'note'> | undefined,
): CartLine | undefined =>
  line
    ? linesOf(lines, product, key).find((one) => one.key !== line.key && haveOneNote(one, line))
    : lineOf(lines, product, key);

/**
 * Most that an edited line may have, together with the one it becomes one with: what the other lines leave, and
 * never less than both have, so that choices can be changed while the basket holds more than there is.
 */
export const changedMaximum = (
  product: Pick<Product, 'amount'>,
  elsewhere: number,
  had: number,
): number => Math.max(lineMaximum(product, elsewhere), Math.min(had, lineMaximum(product)));
