import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Outcome } from '../../flows/order/submitOrder';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import { useBasket } from '../../stores/basket/basket';
import * as catalog from '../../stores/catalog/catalog';
import { useIsMenuOnly } from '../../stores/delivery/serviceType';
import * as pendingOrder from '../../stores/order/pendingOrder';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { BasketEmpty } from '../catalog/BasketEmpty';
import { MenuFailed } from '../catalog/MenuFailed';
import { CheckingOrder } from './CheckingOrder';
import { CheckoutForm } from './CheckoutForm';
import { UnseenOrder } from './UnseenOrder';

/** The form, or why there is none. */
export function CheckoutSteps() {
  const { lines } = useBasket();
  const { status } = useSnapshot(catalog.state);
  const { status: sending, isElsewhere } = useSnapshot(pendingOrder.state);
  const isMenuOnly = useIsMenuOnly();
  // Kept here because the form unmounts while an earlier order is looked up.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isRepeating, setRepeating] = useState(false);
  const isChecking = sending === 'checking' || isElsewhere;
  // Repeating has to be confirmed each time that the order was not found.
  if (isChecking && isRepeating) setRepeating(false);
  if (isChecking) return <CheckingOrder isElsewhere={isElsewhere} />;
  if (sending === 'unseen' && !isRepeating) {
    const sendAgain = () => {
      setOutcome(null);
      setRepeating(true);
    };
    return <UnseenOrder onSendAgain={sendAgain} />;
  }
  // The basket from elsewhere is kept; at the table one orders with the waiter (settled: tables).
  if (isMenuOnly) {
    return (
      <SheetPage title={t('checkout.title')}>
        <EmptyState
          icon="table"
          title={t('home.waiterOrders')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      </SheetPage>
    );
  }
  if (lines.length === 0) {
    return (
      <SheetPage title={t('checkout.title')}>
        <BasketEmpty />
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
  if (status === 'failed') {
    return (
      <SheetPage title={t('checkout.title')}>
        <MenuFailed text={t('basket.keptText')} />
      </SheetPage>
    );
  }
  return <CheckoutForm outcome={outcome} setOutcome={setOutcome} />;
}
