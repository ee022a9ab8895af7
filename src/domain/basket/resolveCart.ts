import { type Catalog, isSoldIn, type Product, productsById } from '../catalog/catalog';
import { checkChoices } from '../catalog/options';
import { availability, clampCount } from '../catalog/stock';
import type { ServiceType } from '../order/order';
import type { CartLine, Choice } from './cart';
import { lineDiscount, linePrice, type Money } from './pricing';

/**
 * Why a line cannot be ordered as it is: the product is gone; sold out; not sold by the branch; not
 * delivered, and the order is a delivery; a chosen option is gone or the choice no longer fits the group's minimum and maximum (choose
 * again); more than there are.
 */
export type LineProblem =
  | 'gone'
  | 'soldOut'
  | 'notInBranch'
  | 'notDelivered'
  | 'optionGone'
  | 'tooMany';

/** A basket line met with the catalogue of now. */
export type ResolvedLine = {
  key: string;
  /** null when it is gone */
  product: Product | null;
  /** what was chosen; `optionGone` tells when some of it is no longer sold */
  choices: readonly Choice[];
  count: number;
  note: string;
  /** with options, before the discount, for the whole line */
  price: Money;
  discount: Money;
  /** how many this line may have, after the lines before it took theirs */
  maximum: number;
  problems: readonly LineProblem[];
};

/**
 * Gives stored lines their products and live prices, and says what is wrong with each. `service` is how
 * the order is handed over, null as long as that makes no difference.
 */
export function resolveCart(
  lines: readonly CartLine[],
  catalog: Catalog,
  branchId: string | null,
  service: ServiceType | null = null,
): ResolvedLine[] {
  const products = productsById(catalog);
  const taken = new Map<string, number>();
  return lines.map(({ key, productId, choices, count, note }) => {
    const product = products.get(productId);
    if (!product?.active) {
      const nothing = { product: null, price: 0, discount: 0, maximum: 0 };
      return { key, choices, count, note, ...nothing, problems: ['gone'] };
    }
    const before = taken.get(productId) ?? 0;
    taken.set(productId, before + count);
    const { limited, maximum } = clampCount(product, count, before);
    const problems: LineProblem[] = [];
    if (!isSoldIn(product, branchId)) problems.push('notInBranch');
    if (service === 'DELIVERY' && !product.isDeliverable) problems.push('notDelivered');
    if (!areSold(product, choices)) problems.push('optionGone');
    if (availability(product) === 'soldOut') problems.push('soldOut');
    else if (limited) problems.push('tooMany');
    const price = linePrice(product, choices, count);
    const discount = lineDiscount(product, count);
    return { key, product, choices, count, note, price, discount, maximum, problems };
  });
}

function areSold(product: Product, choices: readonly Choice[]): boolean {
  const sold = new Set(
    product.modificationGroups.flatMap((group) => group.modifications).map(({ id }) => id),
  );
  return (
    choices.every(({ modificationId }) => sold.has(modificationId)) &&
    checkChoices(product, choices).every(({ verdict }) => verdict === 'ok')
  );
}
