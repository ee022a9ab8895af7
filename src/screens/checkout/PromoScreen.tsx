import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { removePromo } from '../../flows/promo/applyPromo';
import { syncClock } from '../../flows/start/syncClock';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { PromoField } from './PromoField';
import { PromoList } from './PromoList';
import { PromoRow } from './PromoRow';
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

/** The order's promo, valid or not, with a remove button. */
function PromoChosen() {
  const { promo: chosen } = useBasket();
  if (!chosen) return null;
  const { promo, verdict } = chosen;
  return (
    <Section title={t('promo.chosen')}>
      <PromoRow
        promo={promo}
        verdict={verdict}
        note={verdict === 'tooSmall' ? t('promo.waits') : undefined}
        action={{ text: t('promo.remove'), isDestructive: true, onPress: removePromo }}
      />
    </Section>
  );
}
