import { closeSheet, currentEntry, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/** Opens the basket; goes back if the checkout was opened from it. */
export function openBasket(): void {
  if (currentEntry().stack.at(-2)?.url === paths.basket) closeSheet();
  else openSheet(paths.basket);
}
