import { memo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { checkChoices, defaultChoices } from '../../domain/catalog/options';
import { leftFor } from '../../domain/catalog/stock';
import { addToBasket, takeFromBasket } from '../../flows/basket/addToBasket';
import { namedAction } from '../../i18n/namedAction';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useCountOf } from '../../stores/basket/counts';
import { defineStore } from '../../stores/defineStore';
import { ProductCard } from '../../ui/ProductCard';
import { Stepper } from '../../ui/Stepper';
import { type CardSize, pictureWidths } from './cardSize';
import { productTexts } from './productTexts';

type Props = {
  product: Product;
  size?: CardSize | undefined;
  heading?: 'h3' | 'h4' | undefined;
  /** §9, isWithoutCart: the card only opens the product */
  isWithoutCart?: boolean | undefined;
  /** with a line of its description, unless it is small */
  isDescribed?: boolean | undefined;
  /** on the first screen */
  priority?: boolean | undefined;
};

/** A catalogue product in a grid or a row, with its count in the basket. */
export const ShopCard = memo(function ShopCard(props: Props) {
  const { product, size = 'medium', heading, isWithoutCart, isDescribed, priority } = props;
  return (
    <ProductCard
      {...productTexts(product)}
      picture={product.image}
      size={size}
      heading={heading}
      description={
        isDescribed && size !== 'small'
          ? { text: showText(product.description), lang: langOf(product.description) }
          : undefined
      }
      pictureWidth={pictureWidths[size]}
      priority={priority}
      corner={size !== 'small' && <CardCorner product={product} />}
      href={paths.product(product.id)}
      stepper={isWithoutCart ? undefined : <ShopStepper product={product} isWide />}
      labels={{ soldOut: t('home.soldOut'), oldPrice: t('home.oldPrice') }}
    />
  );
});

type ShopStepperProps = {
  product: Product;
  /** as wide as its container */
  isWide?: boolean | undefined;
  /** default: adds, or opens a product that needs choices */
  onAdd?: (() => void) | undefined;
};

/** The stepper of a product on its card or row. A count change re-renders only this, not the card. */
export function ShopStepper({ product, isWide, onAdd }: ShopStepperProps) {
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

type CardCornerProps = { product: Product };
type CornerSlot = (props: CardCornerProps) => ReactNode;

const state = defineStore<{ CornerSlot: CornerSlot | null }>('global', () => ({
  CornerSlot: null,
}));

/**
 * Content of a card's upper corner. Home renders without it; the layer that fills the corners
 * arrives later and re-renders only them, not the cards.
 */
function CardCorner({ product }: CardCornerProps) {
  const { CornerSlot } = useSnapshot(state);
  return CornerSlot && <CornerSlot product={product} />;
}

/** Null clears the corners. */
export function setCornerSlot(CornerSlot: CornerSlot | null) {
  state.CornerSlot = CornerSlot;
}
