import { memo } from 'react';
import type { Product } from '../../domain/catalog';
import { takeFromBasket } from '../../flows/fillBasket';
import { isolate } from '../../i18n/isolate';
import { t } from '../../i18n/t';
import { useCountOf } from '../../stores/counts';
import { Badge } from '../../ui/Badge';
import { ProductRow } from '../../ui/ProductRow';
import { Stepper } from '../../ui/Stepper';
import { addOrOpen } from './addOrOpen';
import { productFace } from './productFace';

type Props = {
  product: Product;
  onOpen: (productId: string) => void;
  /** §9, isWithoutCart: the row only opens the product */
  isWithoutCart?: boolean | undefined;
};

/** A product of the catalogue in a list, with its count in the basket. */
export const ShopRow = memo(function ShopRow({ product, onOpen, isWithoutCart }: Props) {
  const count = useCountOf(product.id);
  const { isAtLimit, notice, badge, measure, ...face } = productFace(product, count);
  const { name, isSoldOut } = face;
  const stepper = !isSoldOut && !isWithoutCart && (
    <Stepper
      count={count}
      label={name}
      labels={{
        add: t('common.addNamed', { name }),
        less: t('common.decrease', { name }),
        more: t('common.increase', { name }),
      }}
      onAdd={() => addOrOpen(product)}
      onRemove={() => takeFromBasket(product.id)}
      isAtLimit={isAtLimit}
      tone="chosen"
      folds
    />
  );
  return (
    <ProductRow
      {...face}
      picture={product.image ?? product.gallery[0]}
      detail={[measure && isolate(measure), notice].filter(Boolean).join(' · ') || undefined}
      oldPriceLabel={t('home.oldPrice')}
      onOpen={() => onOpen(product.id)}
      aside={isSoldOut ? <Badge>{t('home.soldOut')}</Badge> : stepper || undefined}
    />
  );
});
