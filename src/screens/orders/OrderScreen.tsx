import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as orders from '../../stores/orders';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { OrderDetails } from './OrderDetails';
import { useFreshOrder } from './useFreshOrder';

/** One order, followed while it is under way (§2, /profile/orders/{id}). */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { known } = useSnapshot(orders.state);
  const order = known[id];
  const { state, refresh } = useFreshOrder(id, order?.status ?? null);
  if (order) {
    return (
      <SheetPage title={t('orders.order', { number: order.number })}>
        <OrderDetails order={order} />
      </SheetPage>
    );
  }
  return (
    <SheetPage title={t('orders.title')}>
      {state === 'loading' && <SkeletonRows />}
      {state === 'failed' && (
        <ErrorState title={t('orders.failed')} retryText={t('common.retry')} onRetry={refresh} />
      )}
      {state === 'missing' && (
        <EmptyState
          icon="receipt"
          title={t('orders.missing')}
          text={t('orders.missingText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
    </SheetPage>
  );
}
