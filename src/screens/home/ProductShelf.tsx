import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import * as catalog from '../../stores/catalog/catalog';
import rowStyles from '../catalog/CardRow.module.css';
import cardSizes from '../catalog/cardSize.module.css';
import { ShopCard } from '../catalog/ShopCard';
import { useBasketPosition } from '../catalog/useBasketPosition';
import styles from './ProductShelf.module.css';

type Props = { title: string; products: readonly Product[] };

/** A titled row of products that scrolls sideways; nothing without products. */
export function ProductShelf({ title, products }: Props) {
  const id = useId();
  const { categories } = useSnapshot(catalog.state).catalog;
  const hasBasket = useBasketPosition().place !== null;
  if (products.length === 0) return null;
  const isViewOnly = ({ categoryId }: Product) =>
    !hasBasket || categories.some((one) => one.id === categoryId && one.isWithoutCart);
  return (
    <section className={styles.shelf} aria-labelledby={id} data-late="">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={`${rowStyles.scroller} ${cardSizes.medium}`} tabIndex={-1}>
        <div className={rowStyles.row}>
          {products.map((product) => (
            <ShopCard key={product.id} product={product} isWithoutCart={isViewOnly(product)} />
          ))}
        </div>
      </div>
    </section>
  );
}
