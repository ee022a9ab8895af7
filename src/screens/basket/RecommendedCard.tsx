import type { Product } from '../../domain/catalog';
import { shelfPrice } from '../../domain/shelfPrice';
import { leftFor } from '../../domain/stock';
import { addToBasket, takeFromBasket } from '../../flows/fillBasket';
import { isolate } from '../../i18n/isolate';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useCountOf } from '../../stores/counts';
import { ProductCard } from '../../ui/ProductCard';

/** A recommended product; one with options is chosen on its own sheet. */
export function RecommendedCard({ product }: { product: Product }) {
  const count = useCountOf(product.id);
  const name = showText(product.name);
  const { price, oldPrice, isFrom } = shelfPrice(product);
  const left = leftFor(product);
  const hasOptions = product.modificationGroups.some((group) => group.modifications.length > 0);
  const open = () => openSheet(paths.product(product.id));
  return (
    <ProductCard
      name={name}
      picture={product.image}
      price={isFrom ? t('common.from', { price: showMoney(price) }) : showMoney(price)}
      oldPrice={oldPrice === null ? undefined : showMoney(oldPrice)}
      badge={product.discount > 0 ? isolate(`−${product.discount}%`) : undefined}
      count={count}
      isAtLimit={left !== null && count >= left}
      size="small"
      pictureWidth={128}
      onOpen={open}
      onAdd={() => (hasOptions ? open() : addToBasket(product))}
      onRemove={() => takeFromBasket(product.id)}
      labels={{
        add: t('common.addNamed', { name }),
        less: t('common.decrease', { name }),
        more: t('common.increase', { name }),
        soldOut: t('home.soldOut'),
        oldPrice: t('home.oldPrice'),
      }}
    />
  );
}
