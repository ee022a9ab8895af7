import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import { canCancel } from '../../domain/order/orderActions';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as merchant from '../../stores/merchant';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { CancelForm } from './CancelForm';
import { OrderGate } from './OrderGate';

/** Cancels an order, while that is still possible. */
export function OrderCancelScreen() {
  const { id = '' } = useParams();
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  return (
    <OrderGate id={id}>
      {(order) =>
        canCancel(order, cancelOrderActive) ? (
          <CancelForm order={order} />
        ) : (
          <SheetPage title={t('orders.cancel.action')} size="content">
            <EmptyState
              icon="info"
              title={t(
                order.status === 'CANCELED' ? 'orders.cancel.done' : 'orders.cancel.tooLate',
              )}
              text={order.status === 'CANCELED' ? undefined : t('orders.cancel.tooLateText')}
              action={{ text: t('common.back'), onPress: () => closeSheet() }}
            />
          </SheetPage>
        )
      }
    </OrderGate>
  );
}
