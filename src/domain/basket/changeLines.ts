import type { Product } from '../catalog/catalog';
import { withGroups } from '../catalog/options';
import { clampCount } from '../catalog/stock';
import { type CartLine, type Choice, currentKey, lineKey, soundChoices } from './cart';

/** What the basket needs to know of a product. */
export type CountedProduct = Pick<Product, 'id' | 'amount' | 'modificationGroups'>;

/** Count of a product in the basket, over all its lines. */
export const countOf = (lines: readonly CartLine[], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.count : sum), 0);

/** The line with this key in today's groups. */
export const lineOf = (
  lines: readonly CartLine[],
  product: CountedProduct,
  key: string,
  except?: CartLine,
): CartLine | undefined =>
  lines.find(
    (one) => one !== except && one.productId === product.id && currentKey(product, one) === key,
  );

/**
 * Adds `count` units of a product with these options to `lines`, up to the stock and the line limit.
 * Returns whether a limit was hit.
 */
export function addToLines(
  lines: CartLine[],
  product: CountedProduct,
  wanted: readonly Choice[],
  count: number,
): { limited: boolean } {
  const choices = withGroups(product, soundChoices(wanted));
  const key = lineKey(product.id, choices);
  const line = lineOf(lines, product, key);
  const elsewhere = countOf(lines, product.id) - (line?.count ?? 0);
  const allowed = clampCount(product, (line?.count ?? 0) + count, elsewhere);
  if (allowed.count === 0) return { limited: allowed.limited };
  if (line) line.count = allowed.count;
  else
    lines.push({
      key,
      productId: product.id,
      choices: [...choices],
      count: allowed.count,
      note: '',
    });
  return { limited: allowed.limited };
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
