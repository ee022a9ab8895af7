import type { Product } from '../../domain/catalog/catalog';
import { checkChoices, defaultChoices } from '../../domain/catalog/options';
import { leftFor } from '../../domain/catalog/stock';
import { addToBasket, takeFromBasket } from '../../flows/basket/addToBasket';
import { namedAction } from '../../i18n/namedAction';
import { showText } from '../../i18n/show';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useCountOf } from '../../stores/basket/counts';
import { Stepper } from '../../ui/Stepper';

type Props = {
  product: Product;
  /** as wide as its container */
  isWide?: boolean | undefined;
  /** default: adds, or opens a product that needs choices */
  onAdd?: (() => void) | undefined;
};

/** The stepper of a product on its card or row. A count change re-renders only this, not the card. */
export function ShopStepper({ product, isWide, onAdd }: Props) {
  const count = useCountOf(product.id);
  const name = showText(product.name);
  const left = leftFor(product);
  return (
    <Stepper
      count={count}
      label={name}
      addLabel={namedAction('common.addNamed', name)}
      onAdd={onAdd ?? (() => addOrOpen(product))}
      onRemove={() => takeFromBasket(product)}
      isAtLimit={left !== null && count >= left}
      tone="chosen"
      collapses
      isSilent
      isWide={isWide}
    />
  );
}

/** A card's plus button: adds at once, or opens a product that needs choices. */
function addOrOpen(product: Product): void {
  const choices = defaultChoices(product);
  const isComplete = checkChoices(product, choices).every(({ verdict }) => verdict === 'ok');
  if (isComplete) addToBasket(product, choices);
  else openSheet(paths.product(product.id));
}
