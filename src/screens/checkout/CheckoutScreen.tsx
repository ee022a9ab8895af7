import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Outcome } from '../../flows/submitOrder';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket';
import * as catalog from '../../stores/catalog';
import * as intent from '../../stores/intent';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { CheckingOrder } from './CheckingOrder';
import { CheckoutForm } from './CheckoutForm';

/** From a full basket to an accepted order (§4, order submit). */
export function CheckoutScreen() {
  const { lines } = useBasket();
  const { status } = useSnapshot(catalog.state);
  const { status: sending } = useSnapshot(intent.state);
  // Kept here: the form makes way while an earlier try is looked for.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (sending === 'checking') return <CheckingOrder />;
  if (lines.length === 0) {
    return (
      <SheetPage title={t('checkout.title')}>
        <EmptyState
          icon="basket"
          title={t('basket.empty')}
          text={t('basket.emptyText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      </SheetPage>
    );
  }
  if (status === 'loading') {
    return (
      <SheetPage title={t('checkout.title')}>
        <SkeletonRows />
      </SheetPage>
    );
  }
  return <CheckoutForm outcome={outcome} setOutcome={setOutcome} />;
}
