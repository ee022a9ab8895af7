import type { Product } from '../../domain/catalog';
import { shelfPrice } from '../../domain/shelfPrice';
import { addToBasket } from '../../flows/fillBasket';
import { isolate } from '../../i18n/isolate';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { ProductCard } from '../../ui/ProductCard';
import { ShopStepper } from '../shelf/ShopStepper';

/** A recommended product; one with options is chosen on its own sheet. */
export function RecommendedCard({ product }: { product: Product }) {
  const { price, oldPrice, isFrom } = shelfPrice(product);
  const hasOptions = product.modificationGroups.some((group) => group.modifications.length > 0);
  const open = () => openSheet(paths.product(product.id));
  const add = () => (hasOptions ? open() : addToBasket(product));
  return (
    <ProductCard
      name={showText(product.name)}
      picture={product.image}
      price={isFrom ? t('common.from', { price: showMoney(price) }) : showMoney(price)}
      oldPrice={oldPrice === null ? undefined : showMoney(oldPrice)}
      badge={product.discount > 0 ? isolate(`−${product.discount}%`) : undefined}
      size="small"
      pictureWidth={128}
      onOpen={open}
      stepper={<ShopStepper product={product} isWide onAdd={add} />}
      labels={{ soldOut: t('home.soldOut'), oldPrice: t('home.oldPrice') }}
    />
  );
}
