import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { loadMoreArchive } from '../../flows/trackOrders';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as orders from '../../stores/orders';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { Spinner } from '../../ui/Spinner';
import { OrderCard } from './OrderCard';
import styles from './OrdersScreen.module.css';

/** Past orders by pages of 10 (§9): the next one is fetched when the end comes into view. */
export function ArchivedOrders() {
  const { archive, archiveStatus, nextPage } = useSnapshot(orders.state);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    orders.startArchive();
    void loadMoreArchive();
  }, []);
  const mayLoad = nextPage !== null && archiveStatus === 'ready';
  useEffect(() => {
    if (!mayLoad || !end.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void loadMoreArchive(),
      { rootMargin: '300px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [mayLoad]);

  const hasFailed = archiveStatus === 'failed';
  if (archive.length === 0 && !hasFailed && archiveStatus !== 'ready') return <SkeletonRows />;
  if (archive.length === 0 && !hasFailed) {
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
      <ul className={styles.list}>
        {archive.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasFailed ? (
        <ErrorState
          title={t('orders.failed')}
          retryText={t('common.retry')}
          onRetry={() => void loadMoreArchive()}
        />
      ) : (
        nextPage !== null && (
          <div ref={end} className={styles.sentinel}>
            <Spinner label={t('common.loading')} />
          </div>
        )
      )}
    </>
  );
}
