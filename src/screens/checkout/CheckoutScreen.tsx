import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as placedOrder from '../../stores/order/placedOrder';
import { useIsTop } from '../../ui/layer';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonOrder } from '../../ui/SkeletonOrders';
import { CheckoutSteps } from './CheckoutSteps';

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
