import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { plural, t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { MenuFailed } from '../catalog/MenuFailed';
import { ShopRow } from '../catalog/ShopRow';
import { useBasketPosition } from '../catalog/useBasketPosition';
import styles from './SearchResults.module.css';
import { useGrowingList } from './useGrowingList';

type Props = {
  query: string;
  /** null: the index is not there yet */
  found: readonly Product[] | null;
  onOpen: (productId: string) => void;
  onClear: () => void;
};

const noProducts: readonly Product[] = [];

/**
 * The results of a query, best first, or why there are none; more rows mount as the user scrolls
 * near them.
 */
export function SearchResults({ query, found, onOpen, onClear }: Props) {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const hasBasket = useBasketPosition().place !== null;
  const { shown, end } = useGrowingList(found ?? noProducts);
  const withoutCart = useMemo(
    () => new Set(all.categories.filter((one) => one.isWithoutCart).map(({ id }) => id)),
    [all],
  );
  if (status === 'failed') {
    return <MenuFailed />;
  }
  if (found === null) return <SkeletonRows />;
  if (found.length === 0) {
    return (
      <div className={styles.nothing} role="status">
        <EmptyState
          icon="search"
          title={t('search.nothing', { query })}
          text={t('search.nothingText')}
          action={{ text: t('search.clear'), onPress: onClear }}
        />
      </div>
    );
  }
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {plural('search.found', found.length)}
      </p>
      <ul>
        {shown.map((product) => (
          <li key={product.id} className={styles.item}>
            <ShopRow
              product={product}
              onOpen={onOpen}
              isWithoutCart={
                !hasBasket || (product.categoryId !== null && withoutCart.has(product.categoryId))
              }
            />
          </li>
        ))}
      </ul>
      {shown.length < found.length && <div ref={end} />}
    </div>
  );
}
