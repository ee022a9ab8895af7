import type { Product } from '../catalog/catalog';
import { clampCount } from '../catalog/stock';
import { type CartLine, currentKey } from './cart';

/** What the basket needs to know of a product. */
export type CountedProduct = Pick<Product, 'id' | 'amount' | 'modificationGroups'>;

/** Count of a product in the basket, over all its lines. */
export const countOf = (lines: readonly CartLine[], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.count : sum), 0);

/** The lines with this key in today's groups: several only with different notes. */
export const linesOf = (
  lines: readonly CartLine[],
  product: CountedProduct,
  key: string,
): readonly CartLine[] =>
  lines.filter((one) => one.productId === product.id && currentKey(product, one) === key);

/** The line that one more of the same is added to: rather one without a note. */
export function lineOf(
  lines: readonly CartLine[],
  product: CountedProduct,
  key: string,
): CartLine | undefined {
  const same = linesOf(lines, product, key);
  return same.find(({ note }) => note === '') ?? same[0];
}

/**
 * Adds `count` units of a product to `line` of `lines`, or to `fresh`, which is then one of them, up to the
 * stock and the line limit. Returns whether a limit was hit, and the line unless there is none.
 */
export function addToLine(
  lines: CartLine[],
  line: CartLine | undefined,
  fresh: CartLine,
  product: Pick<Product, 'amount'>,
  count: number,
): { limited: boolean; line?: CartLine | undefined } {
  const elsewhere = countOf(lines, fresh.productId) - (line?.count ?? 0);
  const { limited, ...allowed } = clampCount(product, (line?.count ?? 0) + count, elsewhere);
  if (allowed.count === 0) return { limited };
  const changed = line ?? fresh;
  changed.count = allowed.count;
  if (!line) lines.push(fresh);
  return { limited, line: changed };
}

/**
 * Takes one unit of a product's latest line out of `lines`: the minus on a card, which has no options.
 * Returns that line as it was.
 */
export function takeFromLines(lines: CartLine[], productId: string): CartLine | undefined {
  const line = [...lines].reverse().find((one) => one.productId === productId);
  if (!line) return undefined;
  const before = { ...line };
  if (line.count > 1) line.count -= 1;
  else lines.splice(lines.indexOf(line), 1);
  return before;
}
