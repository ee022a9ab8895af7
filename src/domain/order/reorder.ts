import { soundChoices } from '../basket/cart';

import { lineDiscount, linePrice, type Money, percentOf } from '../basket/pricing';
import { type Catalog, isSoldIn, type Product, productsById } from '../catalog/catalog';
import { placeChoices } from '../catalog/chooseOptions';
import { type Choice, checkChoices, optionOf } from '../catalog/options';
import { availability, clampCount } from '../catalog/stock';
import type { Localized } from '../text/language';
import type { OrderLine } from './order';

/** A line that can be added to the basket. */
type Addition = { product: Product; choices: readonly Choice[]; count: number };

/**
 * A difference from the original order. Not added: `gone`, `soldOut`, `notInBranch`, `chooseAgain`
 * (a required option is gone). Added anyway: `fewer`, `withoutOption`, `price` of one piece changed
 * (with options, after the discount); `byPiece`: a weight such as 0.45 kg, rounded up to `left`.
 */
export type Difference = { name: Localized; image: string | null; productId: string } & (
  | { kind: 'gone' | 'soldOut' | 'notInBranch' | 'chooseAgain' }
  | { kind: 'fewer' | 'byPiece'; count: number; left: number }
  | { kind: 'withoutOption'; options: readonly Localized[] }
  | { kind: 'price'; before: Money; now: Money }
);

export type Reorder = { additions: readonly Addition[]; differences: readonly Difference[] };

/**
 * Re-creates an order from today's catalogue: what can still be added on top of the basket
 * (`inBasket` counts a product's pieces), and what is missing or costs something else. `branchId`
 * null means any branch.
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
    const ordered = line.count ?? 1;
    const product = products.get(productId);
    const about = { name: product?.name ?? name, image: product?.image ?? image, productId };
    const addDifference = (difference: Kind) => differences.push({ ...about, ...difference });
    const obstacle = obstacleOf(product, branchId);
    if (!product || obstacle) {
      addDifference({ kind: obstacle ?? 'gone' });
      continue;
    }
    const { choices, lost } = choicesNow(product, line);
    if (checkChoices(product, choices).some(({ verdict }) => verdict !== 'ok')) {
      addDifference({ kind: 'chooseAgain' });
      continue;
    }
    const countBefore = (taken.get(productId) ?? 0) + inBasket(productId);
    const { count } = clampCount(product, wholePieces(ordered), countBefore);
    if (count === 0) {
      addDifference({ kind: 'soldOut' });
      continue;
    }
    taken.set(productId, (taken.get(productId) ?? 0) + count);
    additions.push({ product, choices, count });
    if (count !== ordered) {
      const kind = count < ordered ? 'fewer' : 'byPiece';
      addDifference({ kind, count: ordered, left: count });
    }
    if (lost.length > 0) addDifference({ kind: 'withoutOption', options: lost });
    // A missing option explains the price difference.
    const [then, now] = [priceThen(line), priceNow(product, choices)];
    if (lost.length === 0 && then !== now) addDifference({ kind: 'price', before: then, now });
  }
  return { additions, differences };
}

/** The till may have weighed what was ordered; the basket counts pieces. A rounding error is none. */
const wholePieces = (count: number): number => Math.ceil(Number(count.toFixed(3)));

type WithoutName<T> = T extends unknown ? Omit<T, 'name' | 'image' | 'productId'> : never;
type Kind = WithoutName<Difference>;

function obstacleOf(product: Product | undefined, branchId: string | null) {
  if (!product?.active) return 'gone';
  if (availability(product) === 'soldOut') return 'soldOut';
  return isSoldIn(product, branchId) ? null : 'notInBranch';
}

/** Splits the ordered options into those still sold and the names of the rest. */
export function choicesNow(product: Product, { modifications }: OrderLine) {
  const isSold = ({ id }: { id: string }) =>
    optionOf(product, { modificationId: id, count: 1 }) !== undefined;
  const wanted = modifications.filter(isSold).map(({ id, groupId, price, count }) => ({
    modificationId: id,
    groupId,
    price,
    count,
  }));
  return {
    choices: soundChoices(placeChoices(product, wanted)),
    lost: modifications.filter((one) => !isSold(one)).map(({ name }) => name),
  };
}

function priceThen({ costPrice, discount, modifications }: OrderLine): Money {
  const options = modifications.reduce((sum, { price, count }) => sum + price * count, 0);
  return costPrice + options - percentOf(costPrice, discount);
}

const priceNow = (product: Product, choices: readonly Choice[]): Money =>
  linePrice(product, choices, 1) - lineDiscount(product, 1);
