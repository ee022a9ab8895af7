import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { followActiveOrders } from '../../flows/order/followOrder';
import { loadActiveOrders } from '../../flows/order/trackOrders';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as orders from '../../stores/order/orders';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { OrderCard } from './OrderCard';
import styles from './OrdersScreen.module.css';

/** Active orders, refreshed while visible. */
export function ActiveOrders() {
  const { active, activeStatus } = useSnapshot(orders.state);
  useEffect(followActiveOrders, []);
  if (activeStatus === 'failed') {
    return (
      <ErrorState
        title={t('orders.failed')}
        text={t('errors.general')}
        retryText={t('common.retry')}
        onRetry={() => void loadActiveOrders()}
      />
    );
  }
  if (activeStatus !== 'ready') return <SkeletonRows />;
  if (active.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t('orders.noActive')}
        text={t('orders.noneText')}
        action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
      />
    );
  }
  return (
    <LongList items={active} isList className={styles.list}>
      {(order) => <OrderCard key={order.id} order={order} />}
    </LongList>
  );
}
