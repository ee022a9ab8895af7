import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { syncClock } from '../../flows/start/syncClock';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { PromoChosen } from './PromoChosen';
import { PromoField } from './PromoField';
import { PromoList } from './PromoList';
import { usePromoCode } from './usePromoCode';

/** Adds a promo to the order (`/checkout/promo`), by code or from the user's own. */
export function PromoScreen() {
  const { settings, hasSettings } = useSnapshot(merchant.state);
  const entry = usePromoCode();
  // Promos that started or expired since are updated before one is chosen.
  useEffect(syncClock, []);
  if (!hasSettings || !settings.flags.promoActive) {
    return (
      <SheetPage title={t('promo.title')}>
        {hasSettings ? (
          <EmptyState
            icon="promo"
            title={t('promo.notOffered')}
            action={{ text: t('common.back'), onPress: closeSheet }}
          />
        ) : (
          <SkeletonRows />
        )}
      </SheetPage>
    );
  }
  return (
    <SheetPage
      title={t('promo.title')}
      action={{ text: t('promo.apply'), onPress: entry.apply, isBusy: entry.isBusy }}
    >
      <PromoField entry={entry} />
      <PromoChosen />
      <PromoList />
    </SheetPage>
  );
}
