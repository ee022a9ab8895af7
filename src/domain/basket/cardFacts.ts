import { checkChoices } from '../catalog/options';
import type { CountedProduct } from './changeLines';
import type { PricedProduct } from './pricing';

/** What can be counted without the catalogue: a product that is added without a choice of options. */
export type CardFacts = CountedProduct & PricedProduct;

/**
 * The facts that a card's markup carries of its product, for taps before the app is there; undefined for
 * one whose options have to be chosen.
 */
export function writeFacts(product: CardFacts): string | undefined {
  const { id, costPrice, discount, amount } = product;
  const isComplete = checkChoices(product, []).every(({ verdict }) => verdict === 'ok');
  return isComplete ? JSON.stringify([id, costPrice, discount, amount]) : undefined;
}

/** Reads what `writeFacts` has written; throws for anything but JSON. */
export function readFacts(written = ''): CardFacts {
  const [id, costPrice, discount, amount] = JSON.parse(written);
  return {
    id: String(id),
    costPrice: Number(costPrice),
    discount: Number(discount),
    amount: amount === null ? null : Number(amount),
    modificationGroups: [],
  };
}
