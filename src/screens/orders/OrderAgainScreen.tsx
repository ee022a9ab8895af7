import { useParams } from 'wouter';
import { t } from '../../i18n/t';
import { AgainPlan } from './AgainPlan';
import { MenuGate } from './MenuGate';
import { OrderGate } from './OrderGate';

/** Reviews an earlier order at today's prices before it is added to the basket. */
export function OrderAgainScreen() {
  const { id = '' } = useParams();
  return (
    <OrderGate id={id}>
      {(order) => (
        <MenuGate title={t('orders.again.action')}>
          <AgainPlan order={order} />
        </MenuGate>
      )}
    </OrderGate>
  );
}
