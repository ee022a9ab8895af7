import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { followActiveOrders } from '../../flows/order/followOrder';
import { loadMoreArchive, refreshArchive } from '../../flows/order/loadArchive';
import { loadActiveOrders } from '../../flows/order/trackOrders';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { Button, IconButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { usePullRefresh } from '../../ui/onDrag';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonOrders } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { Tabs } from '../../ui/Tabs';
import { watchSight } from '../../ui/watchSight';
import { OrderCard } from './OrderCard';
import styles from './OrderCard.module.css';
import { SignInFirst } from './OrderGate';

type View = 'active' | 'archive';

/** The user's active and past orders (§2, profile sections); opens where there are some. */
export function OrdersScreen() {
  const { status } = useSnapshot(session.state);
  const { active, activeStatus } = useSnapshot(orders.state);
  const [chosen, setView] = useState<View | null>(null);
  const view = chosen ?? 'active';
  // Decided once: an order that ends while it is looked at does not take its list away.
  if (chosen === null && activeStatus === 'ready')
    setView(active.length > 0 ? 'active' : 'archive');
  const [isRefreshing, setRefreshing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const refresh = async () => {
    if (isRefreshing || status !== 'signedIn') return;
    setRefreshing(true);
    const error = await (view === 'active' ? loadActiveOrders() : refreshArchive());
    setRefreshing(false);
    if (error) toasts.show(errorText(error), { tone: 'bad' });
  };
  usePullRefresh(content, () => void refresh());
  if (status === 'guest') {
    return (
      <SheetPage title={t('orders.title')}>
        <SignInFirst />
      </SheetPage>
    );
  }
  return (
    <SheetPage
      title={t('orders.title')}
      aside={
        isRefreshing ? (
          <span className={styles.refreshing}>
            <Spinner label={t('common.loading')} />
          </span>
        ) : (
          <IconButton
            icon="retry"
            label={t('orders.refresh')}
            isRound
            onPress={() => void refresh()}
          />
        )
      }
    >
      <div ref={content} className={styles.content}>
        <Tabs
          label={t('orders.title')}
          options={[
            { value: 'active', label: t('orders.active') },
            { value: 'archive', label: t('orders.archive') },
          ]}
          value={view}
          onChange={setView}
        />
        {status === 'unknown' && <SkeletonOrders />}
        {status === 'signedIn' && (view === 'active' ? <ActiveOrders /> : <ArchivedOrders />)}
      </div>
    </SheetPage>
  );
}

/** Active orders, refreshed while visible. */
function ActiveOrders() {
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
  if (activeStatus !== 'ready') return <SkeletonOrders />;
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

/** Past orders in pages of 10 (§9); the next page loads near the end of the list. */
function ArchivedOrders() {
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
  if (ids.length === 0 && status !== 'ready') return <SkeletonOrders />;
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
        <div className={styles.ordersScreenMore} role="alert">
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
