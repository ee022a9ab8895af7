import type { Product } from '../../domain/catalog/catalog';
import { checkChoices, defaultChoices } from '../../domain/catalog/options';
import { addToBasket } from '../../flows/basket/addToBasket';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/** A card's plus button: adds at once, or opens a product that needs choices. */
export function addOrOpen(product: Product): void {
  const choices = defaultChoices(product);
  const isComplete = checkChoices(product, choices).every(({ verdict }) => verdict === 'ok');
  if (isComplete) addToBasket(product, choices);
  else openSheet(paths.product(product.id));
}
