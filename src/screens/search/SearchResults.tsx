import { memo, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Catalog, Product } from '../../domain/catalog/catalog';
import { type ListView, plainView } from '../../domain/catalog/listView';
import { offeredInstead, searchProducts } from '../../domain/catalog/search';
import { buildSearchIndex, type SearchIndex } from '../../domain/catalog/searchIndex';
import { dotted, isolate } from '../../i18n/phrases';
import { plural, t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { ProductRow } from '../../ui/ProductRow';
import { SkeletonRows } from '../../ui/Skeleton';
import { ListChips, NothingLeft, useListed } from '../catalog/ListChips';
import { MenuFailed } from '../catalog/MenuFailed';
import { productTexts } from '../catalog/productTexts';
import { ShopStepper } from '../catalog/ShopCard';
import { useViewOnly } from '../catalog/useBasketAction';
import styles from './SearchScreen.module.css';

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
  const isViewOnly = useViewOnly();
  return (
    <LongList items={products} isList rowClass={styles.searchResultsItem}>
      {(product) => (
        <ShopRow
          key={product.id}
          product={product}
          onOpen={onOpen}
          isWithoutCart={isViewOnly(product)}
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
      <h3 className={styles.searchResultsHead}>{t('basket.recommended')}</h3>
      <FoundProducts products={products} onOpen={onOpen} />
    </section>
  );
}

/** The products that a query finds, best first; null until the index is built. */
export function useFound(query: string): readonly Product[] | null {
  const index = useSearchIndex();
  return useMemo(() => (index ? searchProducts(index, query) : null), [index, query]);
}

/** What is offered where a query finds nothing. */
function useOfferedInstead(): readonly Product[] {
  const index = useSearchIndex();
  return useMemo(() => offeredInstead(index?.entries.map(({ product }) => product) ?? []), [index]);
}

type CachedIndex = { catalog: Catalog; nearestId: string | null; index: SearchIndex };

/** Cached beyond the sheet: reopening the search does not rebuild the index. */
let cached: CachedIndex | null = null;

const isFor = (
  entry: CachedIndex | null,
  all: Catalog,
  nearestId: string | null,
): entry is CachedIndex => entry?.catalog === all && entry.nearestId === nearestId;

/** Safari has no idle callback. */
const whenIdle =
  globalThis.requestIdleCallback ?? ((run: () => void) => Number(setTimeout(run, 1)));
const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;

/** The search index of the visible catalogue, built when the page is idle; null until then. */
function useSearchIndex(): SearchIndex | null {
  const { status, catalog: all } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const [, setCached] = useState(cached);
  useEffect(() => {
    if (status !== 'ready' || isFor(cached, all, nearestId)) return;
    const handle = whenIdle(
      () => {
        cached = { catalog: all, nearestId, index: buildSearchIndex(all, nearestId) };
        setCached(cached);
      },
      { timeout: 300 },
    );
    return () => cancelIdle(handle);
  }, [status, all, nearestId]);
  return isFor(cached, all, nearestId) ? cached.index : null;
}

type ShopRowProps = {
  product: Product;
  /** called before the link to the product is followed */
  onOpen: () => void;
  /** §9, isWithoutCart: the row only opens the product */
  isWithoutCart?: boolean | undefined;
};

/** A catalogue product in a list of two-line rows, with its count in the basket. */
const ShopRow = memo(function ShopRow({ product, onOpen, isWithoutCart }: ShopRowProps) {
  const { notice, badge, measure, ...face } = productTexts(product);
  const stepper = isWithoutCart ? undefined : <ShopStepper product={product} />;
  return (
    <ProductRow
      {...face}
      picture={product.image}
      detail={dotted([measure && isolate(measure), notice]) || undefined}
      oldPriceLabel={t('home.oldPrice')}
      isCompact
      href={paths.product(product.id)}
      onOpen={onOpen}
      aside={face.isSoldOut ? <Badge>{t('home.soldOut')}</Badge> : stepper}
    />
  );
});
