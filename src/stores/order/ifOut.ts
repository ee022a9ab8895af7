import type { IfOut } from '../../domain/order/ifOut';
import * as draft from './draft';

// Apart from `draft`, because the first load does not need it.

/** Answers what to do if a product is out, '' for the whole order; null leaves it to the shop. */
export function setIfOut(productId: string, answer: IfOut | null) {
  const changed = { ...draft.state.ifOut, [productId]: answer };
  draft.state.ifOut = Object.assign(Object.create(null), changed);
}
