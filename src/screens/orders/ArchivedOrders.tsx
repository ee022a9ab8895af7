import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { loadMoreArchive, refreshArchive } from '../../flows/order/loadArchive';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LongList } from '../../ui/LongList';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { Spinner } from '../../ui/Spinner';
import { watchSight } from '../../ui/watchSight';
import { OrderCard } from './OrderCard';
import styles from './OrdersScreen.module.css';

/** Past orders in pages of 10 (§9); the next page loads near the end of the list. */
export function ArchivedOrders() {
  const { ids, status, nextPage } = useSnapshot(archive.state);
  const { known } = useSnapshot(orders.state);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => void refreshArchive(), []);
  const mayLoad = nextPage !== null && status === 'ready';
  useEffect(() => {
    if (!mayLoad || !end.current) return;
    return watchSight(end.current, { rootMargin: '300px' }, (isInSight) => {
      if (isInSight) void loadMoreArchive();
    });
  }, [mayLoad]);

  const hasFailed = status === 'failed';
  if (ids.length === 0 && hasFailed) {
    return (
      <ErrorState
        title={t('orders.failed')}
        text={t('errors.general')}
        retryText={t('common.retry')}
        onRetry={() => void loadMoreArchive()}
      />
    );
  }
  if (ids.length === 0 && status !== 'ready') return <SkeletonRows />;
  if (ids.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t('orders.noArchive')}
        text={t('orders.noneText')}
        action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
      />
    );
  }
  return (
    <>
      <LongList items={ids.flatMap((id) => known[id] ?? [])} isList className={styles.list}>
        {(order) => <OrderCard key={order.id} order={order} isRepeatable />}
      </LongList>
      {hasFailed && (
        <div className={styles.more} role="alert">
          <p>{t('orders.moreFailed')}</p>
          <Button onPress={() => void loadMoreArchive()}>{t('common.retry')}</Button>
        </div>
      )}
      {!hasFailed && nextPage !== null && (
        <div ref={end} className={styles.sentinel}>
          <Spinner label={t('common.loading')} />
        </div>
      )}
    </>
  );
}
