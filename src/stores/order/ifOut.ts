import type { IfOut } from '../../domain/order/ifOut';
import * as draft from './draft';

// Apart from `draft`, because the first load does not need it.

/** Answers what to do if a product is out, '' for the whole order; null leaves it to the shop. */
export function setIfOut(productId: string, answer: IfOut | null) {
  draft.state.ifOut = { ...draft.state.ifOut, [productId]: answer };
}
