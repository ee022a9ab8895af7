import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { part } from '../flows/part';
import { t } from '../i18n/t';
import { useSheetStack } from '../navigation/useSheetStack';
import * as merchant from '../stores/merchant';
import * as toasts from '../stores/toasts';
import { watchRows } from '../ui/rovingTabindex';
import { watchScrollKeys } from '../ui/scrollKeys';
import { watchRadioFocus } from '../ui/showRadioFocus';
import { Toasts } from '../ui/Toasts';
import { watchCoveredFocus } from '../ui/watchCoveredFocus';
import { ConfirmDialog } from './ConfirmDialog';
import { Offline } from './Offline';
import { SkipLinks } from './SkipLinks';
import { useBrandEdge } from './useBrandEdge';
import { useDocumentHead } from './useDocumentHead';

// Optional: the shop works without favourites.
const FavouritesLayer = part(() => import('./FavouritesLayer'), 'FavouritesLayer', {
  optional: true,
});

/**
 * Everything above home and sheets: toasts, confirmation dialogs, the offline notice and the skip
 * links.
 */
export function Overlays() {
  useDocumentHead();
  useBrandEdge();
  useEffect(watchCoveredFocus, []);
  useEffect(watchRows, []);
  useEffect(watchRadioFocus, []);
  useEffect(watchScrollKeys, []);
  const { list } = useSnapshot(toasts.state);
  const { favouriteActive } = useSnapshot(merchant.state).settings.flags;
  return (
    <>
      <SkipLinks />
      <Offline />
      <Toasts
        list={list}
        onDismiss={toasts.dismiss}
        place={useSheetStack().at(-1)?.url}
        label={t('common.notices')}
      />
      <ConfirmDialog />
      {favouriteActive && (
        <Suspense>
          <FavouritesLayer />
        </Suspense>
      )}
    </>
  );
}
