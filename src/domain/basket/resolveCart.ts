import { type Catalog, isSoldIn, type Product, productsById } from '../catalog/catalog';
import { type Choice, checkChoices, optionOf, withGroups } from '../catalog/options';
import { availability, clampCount } from '../catalog/stock';
import type { ServiceType } from '../order/order';
import type { CartLine } from './cart';

import { lineDiscount, linePrice, type Money } from './pricing';

/**
 * Why a line cannot be ordered. `optionGone`: a chosen option is no longer sold, or the choices no
 * longer fit the group's limits. `notDelivered`: delivery only. `tooMany`: exceeds the stock.
 */
export type LineProblem =
  | 'gone'
  | 'soldOut'
  | 'notInBranch'
  | 'notDelivered'
  | 'optionGone'
  | 'tooMany';

/** A basket line joined with the current catalogue. */
export type ResolvedLine = {
  key: string;
  /** null if it is no longer sold */
  product: Product | null;
  /** with their groups of today, including options that are no longer sold (see `optionGone`) */
  choices: readonly Choice[];
  count: number;
  note: string;
  /** whose line it is, if not one's own */
  from?: string | undefined;
  /** for the whole line with options, before the discount */
  price: Money;
  discount: Money;
  /** most this line may have, after earlier lines of the same product */
  maximum: number;
  problems: readonly LineProblem[];
};

/**
 * Joins stored lines with their products and live prices and lists what is wrong with each.
 * `service` null skips the delivery check.
 */
export function resolveCart(
  lines: readonly CartLine[],
  catalog: Catalog,
  branchId: string | null,
  service: ServiceType | null = null,
): ResolvedLine[] {
  const products = productsById(catalog);
  const taken = new Map<string, number>();
  return lines.map(({ key, productId, choices: stored, count, note, from }) => {
    const product = products.get(productId);
    if (!product?.active) {
      const nothing = { product: null, price: 0, discount: 0, maximum: 0 };
      return { key, choices: stored, count, note, from, ...nothing, problems: ['gone'] };
    }
    const choices = withGroups(product, stored);
    const countBefore = taken.get(productId) ?? 0;
    taken.set(productId, countBefore + count);
    const { limited, maximum } = clampCount(product, count, countBefore);
    const problems: LineProblem[] = [];
    if (!isSoldIn(product, branchId)) problems.push('notInBranch');
    if (service === 'DELIVERY' && !product.isDeliverable) problems.push('notDelivered');
    if (!areChoicesValid(product, choices)) problems.push('optionGone');
    if (availability(product) === 'soldOut') problems.push('soldOut');
    else if (limited) problems.push('tooMany');
    const price = linePrice(product, choices, count);
    const discount = lineDiscount(product, count);
    return { key, product, choices, count, note, from, price, discount, maximum, problems };
  });
}

function areChoicesValid(product: Product, choices: readonly Choice[]): boolean {
  return (
    choices.every((choice) => optionOf(product, choice)) &&
    checkChoices(product, choices).every(({ verdict }) => verdict === 'ok')
  );
}
