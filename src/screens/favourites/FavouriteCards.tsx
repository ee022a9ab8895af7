import { useSnapshot } from 'valtio';
import { isSoldIn } from '../../domain/catalog/catalog';
import { loadCatalog } from '../../flows/catalog/loadCatalog';
import { loadFavourites } from '../../flows/favourites/loadFavourites';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as favourites from '../../stores/favourites/favourites';
import { CardGrid } from '../../ui/CardGrid';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonCards } from '../../ui/SkeletonCards';
import { ShopCard } from '../catalog/ShopCard';
import { GoneFavourites } from './GoneFavourites';

/** What is kept, the latest first, or why nothing is shown; what is sold no longer is told apart. */
export function FavouriteCards() {
  const kept = useSnapshot(favourites.state);
  const { status, products, catalog: shop } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const isFailed = kept.status === 'failed' || status === 'failed';
  if (isFailed) {
    return (
      <ErrorState
        title={t('favourites.failed')}
        text={t(navigator.onLine ? 'errors.general' : 'errors.network')}
        retryText={t('common.retry')}
        onRetry={() => {
          if (status === 'failed') void loadCatalog();
          if (kept.status === 'failed') void loadFavourites();
        }}
      />
    );
  }
  if (kept.status !== 'ready' || status !== 'ready') return <SkeletonCards />;

  const ids = favourites.favouriteIds(kept);
  const sold = ids.flatMap((id) => products.get(id) ?? []).filter(({ active }) => active);
  const gone = ids.filter((id) => !products.get(id)?.active);
  const looked = shop.categories.filter(({ isWithoutCart }) => isWithoutCart).map(({ id }) => id);
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
      <CardGrid>
        {sold.map((product) => (
          <ShopCard
            key={product.id}
            product={product}
            // Elsewhere than where the order comes from: the product's own sheet says so.
            isWithoutCart={
              !isSoldIn(product, nearestId) || looked.includes(product.categoryId ?? '')
            }
          />
        ))}
      </CardGrid>
      {gone.length > 0 && <GoneFavourites ids={gone} />}
    </>
  );
}
