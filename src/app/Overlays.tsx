import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../i18n/t';
import * as merchant from '../stores/merchant';
import * as toasts from '../stores/toasts';
import { Toasts } from '../ui/Toasts';
import { ConfirmDialog } from './ConfirmDialog';
import { lazyOptional } from './lazyScreen';
import { Offline } from './Offline';
import { useBrandEdge } from './useBrandEdge';
import { useDocumentHead } from './useDocumentHead';

// Optional: the shop works without favourites.
const FavouritesLayer = lazyOptional(() => import('./FavouritesLayer'), 'FavouritesLayer');

/** Everything above home and sheets: toasts, confirmation dialogs and the offline notice. */
export function Overlays() {
  useDocumentHead();
  useBrandEdge();
  const { list } = useSnapshot(toasts.state);
  const { favouriteActive } = useSnapshot(merchant.state).settings.flags;
  return (
    <>
      <Offline />
      <Toasts list={list} onDismiss={toasts.dismiss} label={t('common.notices')} />
      <ConfirmDialog />
      {favouriteActive && (
        <Suspense>
          <FavouritesLayer />
        </Suspense>
      )}
    </>
  );
}
