import type { Substitution } from '../../domain/order/substitution';
import * as draft from './draft';

// Apart from `draft`, because the first load does not need it.

/** Answers what to do if a product is out, '' for the whole order; null leaves it to the shop. */
export function setSubstitution(productId: string, answer: Substitution | null) {
  const changed = { ...draft.state.substitution, [productId]: answer };
  draft.state.substitution = Object.assign(Object.create(null), changed);
}
