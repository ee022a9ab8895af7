import { closeSheet, currentPlace, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/** Leads to the basket: back to it where the checkout was opened from there. */
export function toBasket(): void {
  if (currentPlace().pile.at(-2)?.url === paths.basket) closeSheet();
  else openSheet(paths.basket);
}
