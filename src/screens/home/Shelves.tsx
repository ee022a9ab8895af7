import { useId, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { orderedOften, sellable } from '../../domain/order/pastOrders';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as recentlyViewed from '../../stores/catalog/recentlyViewed';
import * as archive from '../../stores/order/archive';
import * as session from '../../stores/session/session';
import cardSizes from '../catalog/SectionCards.module.css';
import { ShopCard } from '../catalog/ShopCard';
import { useViewOnly } from '../catalog/useBasketAction';
import styles from './ProductShelf.module.css';
import { usePastOrders } from './RepeatOrder';

/**
 * What the person orders most often and what they viewed lately, without what cannot be bought now.
 * The second waits for the first, so that it does not move.
 */
export function Shelves() {
  const { catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const { list } = useSnapshot(recentlyViewed.state);
  const isGuest = useSnapshot(session.state).status === 'guest';
  const { status } = useSnapshot(archive.state);
  const orders = usePastOrders(true);
  const often = useMemo(() => orderedOften(orders, all, nearestId), [orders, all, nearestId]);
  const viewed = useMemo(() => sellable(list, all, nearestId), [list, all, nearestId]);
  if (!isGuest && (status === 'idle' || status === 'loading')) return null;
  return (
    <>
      <ProductShelf title={t('usual.often')} products={often} />
      <ProductShelf title={t('usual.viewed')} products={viewed} />
    </>
  );
}

type Props = { title: string; products: readonly Product[] };

/** A titled row of products that scrolls sideways; nothing without products. */
function ProductShelf({ title, products }: Props) {
  const id = useId();
  const isViewOnly = useViewOnly();
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={`${cardSizes.scroller} ${cardSizes.medium}`} tabIndex={-1}>
        <div className={cardSizes.row}>
          {products.map((product) => (
            <ShopCard key={product.id} product={product} isWithoutCart={isViewOnly(product)} />
          ))}
        </div>
      </div>
    </section>
  );
}
