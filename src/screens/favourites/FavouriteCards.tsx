import { useSnapshot } from 'valtio';
import { isSoldIn } from '../../domain/catalog/catalog';
import { loadCatalog } from '../../flows/catalog/loadCatalog';
import { loadFavourites } from '../../flows/favourites/loadFavourites';
import { removeFavourites } from '../../flows/favourites/toggleFavourite';
import { plural, t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as favourites from '../../stores/favourites/favourites';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonCards } from '../../ui/SkeletonCards';
import styles from './GoneFavourites.module.css';
import { LongCards } from './LongCards';

/**
 * The favourites, latest first, or why there are none; products no longer sold are listed
 * separately.
 */
export function FavouriteCards() {
  const snapshot = useSnapshot(favourites.state);
  const { status, products, catalog: shop } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const isFailed = snapshot.status === 'failed' || status === 'failed';
  if (isFailed) {
    return (
      <ErrorState
        title={t('favourites.failed')}
        text={t(navigator.onLine ? 'errors.general' : 'errors.network')}
        retryText={t('common.retry')}
        onRetry={() => {
          if (status === 'failed') void loadCatalog();
          if (snapshot.status === 'failed') void loadFavourites();
        }}
      />
    );
  }
  if (snapshot.status !== 'ready' || status !== 'ready') return <SkeletonCards />;

  const ids = favourites.favouriteIds(snapshot);
  const sold = ids.flatMap((id) => products.get(id) ?? []).filter(({ active }) => active);
  const gone = ids.filter((id) => !products.get(id)?.active);
  const displayOnly = shop.categories
    .filter(({ isWithoutCart }) => isWithoutCart)
    .map(({ id }) => id);
  return (
    <>
      {sold.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('favourites.empty')}
          text={t('favourites.emptyText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
      <LongCards
        products={sold}
        // If not sold at the order's branch, the product's own sheet says so.
        isWithoutCart={(product) =>
          !isSoldIn(product, nearestId) || displayOnly.includes(product.categoryId ?? '')
        }
      />
      {gone.length > 0 && <GoneFavourites ids={gone} />}
    </>
  );
}

type Props = { ids: readonly string[] };

/** The number of favourites no longer sold, and a button to remove them. */
function GoneFavourites({ ids }: Props) {
  return (
    <div className={styles.gone}>
      <Banner
        action={{
          text: t('favourites.removeGone'),
          onPress: () => void removeFavourites(ids),
        }}
      >
        {plural('favourites.gone', ids.length)}
      </Banner>
    </div>
  );
}
