import type { Product } from '../../domain/catalog/catalog';
import { checkChoices, defaultChoices } from '../../domain/catalog/options';
import { addToBasket } from '../../flows/basket/addToBasket';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';

/** The plus of a card: adds at once, or opens the product when something has to be chosen first. */
export function addOrOpen(product: Product): void {
  const choices = defaultChoices(product);
  const isComplete = checkChoices(product, choices).every(({ verdict }) => verdict === 'ok');
  if (isComplete) addToBasket(product, choices);
  else openSheet(paths.product(product.id));
}
