import { closeSheet, currentEntry, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/** Leads to the basket: back to it where the checkout was opened from there. */
export function openBasket(): void {
  if (currentEntry().stack.at(-2)?.url === paths.basket) closeSheet();
  else openSheet(paths.basket);
}
