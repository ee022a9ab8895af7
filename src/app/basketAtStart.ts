import * as cart from '../stores/basket/cart';

let pieces = 0;

/** Called as the basket is read at the start. */
export function noteBasketAtStart(): void {
  pieces = cart.state.lines.reduce((sum, { count }) => sum + count, 0);
}

/** Number of products in the basket at the start, which are no news. */
export const basketAtStart = (): number => pieces;
