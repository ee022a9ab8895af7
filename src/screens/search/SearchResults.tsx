import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { type ListView, plainView } from '../../domain/catalog/listView';
import { plural, t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { SkeletonRows } from '../../ui/Skeleton';
import { ListChips, NothingLeft } from '../catalog/ListChips';
import { MenuFailed } from '../catalog/MenuFailed';
import { ShopRow } from '../catalog/ShopRow';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { useListed } from '../catalog/useListed';
import styles from './SearchResults.module.css';
import { useOfferedInstead } from './useFound';

type Props = {
  query: string;
  /** null: the index is not there yet */
  found: readonly Product[] | null;
  /** called before the link to a product is followed */
  onOpen: () => void;
  onClear: () => void;
  /** sorts or filters the results */
  onArrange: (view: ListView) => void;
};

const noProducts: readonly Product[] = [];

/**
 * The results of a query, best first unless sorted otherwise, or why there are none.
 */
export function SearchResults({ query, found, onOpen, onClear, onArrange }: Props) {
  const { status } = useSnapshot(catalog.state);
  const { view, shown, choices } = useListed(found ?? noProducts);
  if (status === 'failed') {
    return <MenuFailed />;
  }
  if (found === null) return <SkeletonRows />;
  if (found.length === 0) {
    return (
      <div className={styles.nothing}>
        <div role="status">
          <EmptyState
            icon="search"
            title={t('search.nothing', { query })}
            text={t('search.nothingText')}
            action={{ text: t('search.clear'), onPress: onClear }}
          />
        </div>
        <OfferedInstead onOpen={onOpen} />
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
      <FoundProducts products={shown} onOpen={onOpen} />
    </div>
  );
}

type FoundProps = { products: readonly Product[]; onOpen: () => void };

function FoundProducts({ products, onOpen }: FoundProps) {
  const { catalog: all } = useSnapshot(catalog.state);
  const hasBasket = useBasketPosition().place !== null;
  const withoutCart = useMemo(
    () => new Set(all.categories.filter((one) => one.isWithoutCart).map(({ id }) => id)),
    [all],
  );
  return (
    <LongList items={products} isList rowClass={styles.item}>
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
  );
}

/** Some of the shop's best, so that an empty answer has a way on. */
function OfferedInstead({ onOpen }: Pick<FoundProps, 'onOpen'>) {
  const products = useOfferedInstead();
  if (products.length === 0) return null;
  return (
    <section>
      <h3 className={styles.head}>{t('basket.recommended')}</h3>
      <FoundProducts products={products} onOpen={onOpen} />
    </section>
  );
}
