import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadFavourites } from '../../flows/favourites/loadFavourites';
import { ensureSignedIn } from '../../flows/session/ensureSignedIn';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as favourites from '../../stores/favourites/favourites';
import * as merchant from '../../stores/merchant';
import * as session from '../../stores/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonCards } from '../../ui/SkeletonCards';
import { useBasketAction } from '../catalog/useBasketAction';
import { FavouriteCards } from './FavouriteCards';

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
