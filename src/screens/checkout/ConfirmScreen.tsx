import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { nextStep } from '../../domain/order/payment';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import { closeAllSheets, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import * as placedOrder from '../../stores/order/placedOrder';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { CanceledOrder } from './CanceledOrder';
import { CodeOfOrder } from './CodeOfOrder';
import { OrderUnread } from './OrderUnread';
import { PayingOrder } from './PayingOrder';
import { PlacedState } from './PlacedState';
import { SentOrder } from './SentOrder';
import { usePlacedOrder } from './usePlacedOrder';

/** Remaining steps of a placed order: code, then payment, until it is accepted (§4). */
export function ConfirmScreen() {
  const { id, order, status } = usePlacedOrder();
  const { rules } = useSnapshot(merchant.state);
  const { orderId, isConfirmed } = useSnapshot(placedOrder.state);
  const isCodeConfirmed = orderId === id && isConfirmed;
  const step =
    order && nextStep(order, rules.isSmsConfirmationRequiredPerOrder && !isCodeConfirmed);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === 'pay' && step === 'nothing') haptic('success');
    previousStep.current = step;
  }, [step]);
  useEffect(() => {
    // The order list shows what happened, or asks the user to sign in.
    if (status === 'nobody') replaceSheet(paths.orders);
  }, [status]);

  if (order && step === 'confirm') return <CodeOfOrder order={order} />;
  if (order && step === 'pay') return <PayingOrder order={order} />;
  if (order && step === 'canceled') return <CanceledOrder order={order} />;
  if (order) return <SentOrder order={order} />;
  return (
    <SheetPage title={t('orders.title')} isTitleHidden surface="plain" size="content">
      {status === 'failed' && id !== null && <OrderUnread id={id} />}
      {status === 'missing' && (
        <EmptyState
          icon="receipt"
          title={t('orders.missing')}
          text={t('orders.missingText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
      {(status === 'loading' || status === 'nobody') && (
        <PlacedState tone="waiting" icon="spinner" title={t('common.loading')} />
      )}
    </SheetPage>
  );
}
