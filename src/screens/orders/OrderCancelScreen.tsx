import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import { canCancel } from '../../domain/order/orderActions';
import { t } from '../../i18n/t';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as merchant from '../../stores/merchant';
import { CancelForm } from './CancelForm';
import { CannotCancel } from './CannotCancel';
import { MenuGate } from './MenuGate';
import { OrderGate } from './OrderGate';
import { OtherPayment } from './OtherPayment';

/** Cancels an order, while that is still possible; `?pay` places it again with another payment. */
export function OrderCancelScreen() {
  const { id = '' } = useParams();
  const { cancelOrderActive } = useSnapshot(merchant.state).settings.flags;
  const isForPayment = useSheetParam('pay') !== null;
  return (
    <OrderGate id={id}>
      {(order) => {
        if (isForPayment) {
          return (
            <MenuGate title={t('orders.otherPayment.action')}>
              <OtherPayment order={order} />
            </MenuGate>
          );
        }
        if (canCancel(order, cancelOrderActive)) return <CancelForm order={order} />;
        return <CannotCancel order={order} title={t('orders.cancel.action')} />;
      }}
    </OrderGate>
  );
}
