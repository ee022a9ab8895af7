import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { byPriority, isVisible, type Product } from '../../domain/catalog/catalog';
import { availability } from '../../domain/catalog/stock';
import { addToBasket } from '../../flows/basket/addToBasket';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import { useServiceType } from '../../stores/delivery/serviceType';
import { ProductCard } from '../../ui/ProductCard';
import { Section } from '../../ui/Section';
import { productTexts } from '../catalog/productTexts';
import { ShopStepper } from '../catalog/ShopCard';
import { useViewOnly } from '../catalog/useBasketAction';
import styles from './FilledBasket.module.css';

const maxProducts = 12;

/**
 * Recommended products (§3, isCartRecommendation) in a row. Leaves out products in the basket at
 * mount; products added here stay, so that the row does not shift under the finger.
 */
export function Recommended() {
  const [initialIds] = useState(() => new Set(cart.state.lines.map(({ productId }) => productId)));
  const { catalog: shop } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const isDelivery = useServiceType() === 'DELIVERY';
  const isViewOnly = useViewOnly();
  const products = byPriority(shop.products)
    .filter(
      (product) =>
        product.isCartRecommendation &&
        !initialIds.has(product.id) &&
        !isViewOnly(product) &&
        (product.isDeliverable || !isDelivery) &&
        isVisible(product, nearestId) &&
        availability(product) === 'available',
    )
    .slice(0, maxProducts);
  if (products.length === 0) return null;
  return (
    <Section title={t('basket.recommended')} isPadded>
      <ul className={styles.row} tabIndex={-1}>
        {products.map((product) => (
          <li key={product.id} className={styles.card}>
            <RecommendedCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A recommended product; one with options opens its own sheet. */
function RecommendedCard({ product }: { product: Product }) {
  const { name, lang, price, unit, oldPrice, badge } = productTexts(product);
  const hasOptions = product.modificationGroups.some((group) => group.modifications.length > 0);
  const add = () => (hasOptions ? openSheet(paths.product(product.id)) : addToBasket(product));
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
      href={paths.product(product.id)}
      stepper={<ShopStepper product={product} isWide onAdd={add} />}
      labels={{ soldOut: t('home.soldOut'), oldPrice: t('home.oldPrice') }}
    />
  );
}
