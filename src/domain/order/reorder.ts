import { type Choice, soundChoices } from '../basket/cart';
import { lineDiscount, linePrice, type Money, percentOf } from '../basket/pricing';
import { type Catalog, isSoldIn, type Product, productsById } from '../catalog/catalog';
import { checkChoices } from '../catalog/options';
import { availability, clampCount } from '../catalog/stock';
import type { Localized } from '../text/language';
import type { OrderLine } from './order';

/** A line that can be had, ready for the basket. */
type Addition = { product: Product; choices: readonly Choice[]; count: number };

/**
 * What is not as it was. Not to be had: `gone` from the menu, `soldOut`, `notInBranch`; `chooseAgain`
 * when an option is gone without which the product cannot be ordered. To be had otherwise: `fewer`
 * of it, `withoutOption`, at another `price` for one piece (with options, after the discount).
 */
export type Difference = { name: Localized; image: string | null; productId: string } & (
  | { kind: 'gone' | 'soldOut' | 'notInBranch' | 'chooseAgain' }
  | { kind: 'fewer'; count: number; left: number }
  | { kind: 'withoutOption'; options: readonly Localized[] }
  | { kind: 'price'; before: Money; now: Money }
);

export type Reorder = { additions: readonly Addition[]; differences: readonly Difference[] };

/**
 * What an earlier order comes to today: as much of its lines as can still be had beside what the
 * basket holds already (`inBasket` counts a product's pieces), and whatever is missing or costs
 * something else. `branchId` is the branch that the shop is looked at for, null for any.
 */
export function reorder(
  lines: readonly OrderLine[],
  catalog: Catalog,
  { branchId, inBasket }: { branchId: string | null; inBasket: (productId: string) => number },
): Reorder {
  const products = productsById(catalog);
  const taken = new Map<string, number>();
  const additions: Addition[] = [];
  const differences: Difference[] = [];
  for (const line of lines) {
    const { productId, name, image } = line;
    const product = products.get(productId);
    const about = { name: product?.name ?? name, image: product?.image ?? image, productId };
    const note = (difference: Kind) => differences.push({ ...about, ...difference });
    const obstacle = obstacleOf(product, branchId);
    if (!product || obstacle) {
      note({ kind: obstacle ?? 'gone' });
      continue;
    }
    const { choices, lost } = choicesNow(product, line);
    if (checkChoices(product, choices).some(({ verdict }) => verdict !== 'ok')) {
      note({ kind: 'chooseAgain' });
      continue;
    }
    const before = (taken.get(productId) ?? 0) + inBasket(productId);
    const { count } = clampCount(product, line.count, before);
    if (count === 0) {
      note({ kind: 'soldOut' });
      continue;
    }
    taken.set(productId, (taken.get(productId) ?? 0) + count);
    additions.push({ product, choices, count });
    if (count < line.count) note({ kind: 'fewer', count: line.count, left: count });
    if (lost.length > 0) note({ kind: 'withoutOption', options: lost });
    // Without an option it is another thing at another price, and that has been said.
    const [then, now] = [priceThen(line), priceNow(product, choices)];
    if (lost.length === 0 && then !== now) note({ kind: 'price', before: then, now });
  }
  return { additions, differences };
}

type WithoutName<T> = T extends unknown ? Omit<T, 'name' | 'image' | 'productId'> : never;
type Kind = WithoutName<Difference>;

function obstacleOf(product: Product | undefined, branchId: string | null) {
  if (!product?.active) return 'gone';
  if (availability(product) === 'soldOut') return 'soldOut';
  return isSoldIn(product, branchId) ? null : 'notInBranch';
}

/** The choices of then that are still sold, and the names of those that are not. */
function choicesNow(product: Product, { modifications }: OrderLine) {
  const sold = new Set(
    product.modificationGroups.flatMap((group) => group.modifications).map(({ id }) => id),
  );
  const [kept, lost] = [true, false].map((is) =>
    modifications.filter(({ id }) => sold.has(id) === is),
  );
  return {
    choices: soundChoices((kept ?? []).map(({ id, count }) => ({ modificationId: id, count }))),
    lost: (lost ?? []).map(({ name }) => name),
  };
}

function priceThen({ costPrice, discount, modifications }: OrderLine): Money {
  const options = modifications.reduce((sum, { price, count }) => sum + price * count, 0);
  return costPrice + options - percentOf(costPrice, discount);
}

const priceNow = (product: Product, choices: readonly Choice[]): Money =>
  linePrice(product, choices, 1) - lineDiscount(product, 1);
