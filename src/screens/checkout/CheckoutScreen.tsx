import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { hasBasket } from '../../domain/merchant';
import type { Outcome } from '../../flows/order/submitOrder';
import { t } from '../../i18n/t';
import { closeAllSheets, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useBasket } from '../../stores/basket/basket';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as placedOrder from '../../stores/order/placedOrder';
import { useIsMenuOnly } from '../../stores/table/menuOnly';
import { EmptyState } from '../../ui/EmptyState';
import { useIsTop } from '../../ui/layer';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonOrder, SkeletonRows } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { BasketEmpty } from '../catalog/BasketEmpty';
import { MenuFailed } from '../catalog/MenuFailed';
import { CheckoutForm } from './CheckoutForm';
import styles from './CheckoutForm.module.css';

/** From a full basket to an accepted order (§4, order submit). */
export function CheckoutScreen() {
  const { orderId } = useSnapshot(placedOrder.state);
  const isTop = useIsTop();
  const [seen, setSeen] = useState(orderId);
  const [isSent, setSent] = useState(false);
  if (orderId !== null && orderId !== seen) {
    setSeen(orderId);
    // Its confirmation opens in place of a checkout that is on top; beneath another sheet the form stays.
    if (isTop) setSent(true);
  }
  return isSent ? <OrderSent /> : <CheckoutSteps />;
}

/**
 * In place of the form, which an accepted order has emptied, until the sheet turns into the
 * confirmation. That says what has happened.
 */
function OrderSent() {
  const action = { text: t('checkout.submit'), isBusy: true, onPress: () => undefined };
  return (
    <SheetPage title={t('checkout.title')} action={action}>
      <SkeletonOrder />
    </SheetPage>
  );
}

/** The form, or why there is none. */
function CheckoutSteps() {
  const { lines } = useBasket();
  const { status } = useSnapshot(catalog.state);
  const { status: sending, isElsewhere } = useSnapshot(pendingOrder.state);
  const isMenuOnly = useIsMenuOnly();
  const { settings } = useSnapshot(merchant.state);
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
  if (lines.length === 0 || !hasBasket(settings)) {
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

/**
 * An order is in flight in another tab (`isElsewhere`), or its response was lost and it is being
 * looked up. The basket is kept, and submitting is disabled.
 */
function CheckingOrder({ isElsewhere }: { isElsewhere: boolean }) {
  const title = t(isElsewhere ? 'checkout.elsewhere' : 'checkout.checking');
  return (
    <SheetPage
      title={title}
      action={{ text: title, isBusy: true, onPress: () => undefined }}
      secondary={{ text: t('checkout.toOrders'), onPress: () => replaceSheet(paths.orders) }}
    >
      <div className={styles.checking} role="status">
        <Spinner label={title} />
        <EmptyState
          icon="receipt"
          title={title}
          text={t(isElsewhere ? 'checkout.elsewhereText' : 'checkout.checkingText')}
        />
      </div>
    </SheetPage>
  );
}

/**
 * The order was not found once it could no longer be in flight. It may still appear, so the order
 * list comes first and resending needs a separate confirmation.
 */
function UnseenOrder({ onSendAgain }: { onSendAgain: () => void }) {
  return (
    <SheetPage
      title={t('checkout.unseen')}
      action={{ text: t('checkout.toOrders'), onPress: () => replaceSheet(paths.orders) }}
      secondary={{ text: t('checkout.sendAgain'), onPress: onSendAgain }}
    >
      <div role="status">
        <EmptyState icon="receipt" title={t('checkout.unseen')} text={t('checkout.unseenText')} />
      </div>
    </SheetPage>
  );
}
