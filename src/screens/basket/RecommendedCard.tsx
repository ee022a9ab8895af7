import type { Product } from '../../domain/catalog/catalog';
import { addToBasket } from '../../flows/basket/addToBasket';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { ProductCard } from '../../ui/ProductCard';
import { productTexts } from '../catalog/productTexts';
import { ShopStepper } from '../catalog/ShopStepper';

/** A recommended product; one with options opens its own sheet. */
export function RecommendedCard({ product }: { product: Product }) {
  const { name, lang, price, unit, oldPrice, badge } = productTexts(product);
  const hasOptions = product.modificationGroups.some((group) => group.modifications.length > 0);
  const open = () => openSheet(paths.product(product.id));
  const add = () => (hasOptions ? open() : addToBasket(product));
  return (
    <ProductCard
      name={name}
      lang={lang}
      heading="h4"
      picture={product.image}
      price={price}
      unit={unit}
      oldPrice={oldPrice}
      badge={badge}
      size="small"
      pictureWidth={128}
      onOpen={open}
      stepper={<ShopStepper product={product} isWide onAdd={add} />}
      labels={{ soldOut: t('home.soldOut'), oldPrice: t('home.oldPrice') }}
    />
  );
}
