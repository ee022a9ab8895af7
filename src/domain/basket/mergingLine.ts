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
