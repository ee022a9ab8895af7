import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isSoldIn, type Product } from '../../domain/catalog/catalog';
import { loadCatalog } from '../../flows/catalog/loadCatalog';
import { loadFavourites, removeFavourites } from '../../flows/favourites/favourites';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { plural, t } from '../../i18n/t';
import { closeAllSheets, closeSheet } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as favourites from '../../stores/favourites/favourites';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { Banner } from '../../ui/Banner';
import { CardGrid } from '../../ui/CardGrid';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonCards } from '../../ui/Skeleton';
import { useCardBlocks } from '../catalog/SectionCards';
import { ShopCard } from '../catalog/ShopCard';
import { useBasketAction, useViewOnly } from '../catalog/useBasketAction';
import styles from './FavouritesScreen.module.css';

/** The user's favourites (`/profile/favorites`), ready to order. */
export function FavouritesScreen() {
  const { settings, hasSettings } = useSnapshot(merchant.state);
  const { status, user } = useSnapshot(session.state);
  const favourite = useSnapshot(favourites.state);
  const action = useBasketAction();
  const isOffered = settings.flags.favouriteActive;
  const userId = user?.id;
  useEffect(() => {
    if (userId && isOffered) void loadFavourites();
  }, [userId, isOffered]);

  const isKnown = favourite.status === 'ready';
  const isEmpty =
    status === 'guest' || (isKnown && favourites.favouriteIds(favourite).length === 0);
  if (hasSettings && !isOffered) {
    return (
      <SheetPage title={t('favourites.title')}>
        <EmptyState
          icon="heart"
          title={t('favourites.notOffered')}
          action={{ text: t('common.back'), onPress: () => closeSheet() }}
        />
      </SheetPage>
    );
  }
  return (
    <SheetPage
      title={t('favourites.title')}
      surface={isEmpty ? 'grouped' : 'plain'}
      action={action}
    >
      {status === 'guest' && (
        <EmptyState
          icon="heart"
          title={t('favourites.signInFirst')}
          text={t('favourites.emptyText')}
          action={{ text: t('login.title'), onPress: () => void ensureSignedIn(), isPrimary: true }}
        />
      )}
      {status === 'unknown' && <SkeletonCards />}
      {status === 'signedIn' && <FavouriteCards />}
    </SheetPage>
  );
}

/**
 * The favourites, latest first, or why there are none; products no longer sold are listed
 * separately.
 */
function FavouriteCards() {
  const snapshot = useSnapshot(favourites.state);
  const { status, products } = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const isViewOnly = useViewOnly();
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
        isWithoutCart={(product) => !isSoldIn(product, nearestId) || isViewOnly(product)}
      />
      {/* A catalogue without any product does not say that these are no longer sold. */}
      {gone.length > 0 && products.size > 0 && <GoneFavourites ids={gone} />}
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

type LongCardsProps = {
  products: readonly Product[];
  isWithoutCart: (product: Product) => boolean;
};

/** More cards than this are mounted in blocks. */
const maxWhole = 24;

/** Cards of any number, of which only those near the screen are mounted. */
function LongCards({ products, isWithoutCart }: LongCardsProps) {
  const blocks = useCardBlocks(products, 'medium');
  const cards = (block: readonly Product[]) => (
    <CardGrid key={block[0]?.id}>
      {block.map((product) => (
        <ShopCard key={product.id} product={product} isWithoutCart={isWithoutCart(product)} />
      ))}
    </CardGrid>
  );
  if (products.length <= maxWhole) return cards(products);
  return (
    <LongList items={blocks} fewest={3} className={styles.blocks}>
      {cards}
    </LongList>
  );
}
