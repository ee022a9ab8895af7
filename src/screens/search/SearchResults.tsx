import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { type ListView, plainView } from '../../domain/catalog/listView';
import { plural, t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { ListChips } from '../catalog/ListChips';
import { MenuFailed } from '../catalog/MenuFailed';
import { NothingLeft } from '../catalog/NothingLeft';
import { ShopRow } from '../catalog/ShopRow';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { useListed } from '../catalog/useListed';
import styles from './SearchResults.module.css';

type Props = {
  query: string;
  /** null: the index is not there yet */
  found: readonly Product[] | null;
  onOpen: (productId: string) => void;
  onClear: () => void;
  /** sorts or filters the results */
  onArrange: (view: ListView) => void;
};

const noProducts: readonly Product[] = [];

/**
 * The results of a query, best first unless sorted otherwise, or why there are none.
 */
export function SearchResults({ query, found, onOpen, onClear, onArrange }: Props) {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const hasBasket = useBasketPosition().place !== null;
  const { view, shown, choices } = useListed(found ?? noProducts);
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
      <ListChips view={view} choices={choices} onChange={onArrange} />
      <p className={styles.count} role="status">
        {plural('search.found', shown.length)}
      </p>
      {shown.length === 0 && <NothingLeft onClear={() => onArrange(plainView)} />}
      <LongList items={shown} isList rowClass={styles.item}>
        {(product) => (
          <ShopRow
            key={product.id}
            product={product}
            onOpen={onOpen}
            isWithoutCart={
              !hasBasket || (product.categoryId !== null && withoutCart.has(product.categoryId))
            }
          />
        )}
      </LongList>
    </div>
  );
}
