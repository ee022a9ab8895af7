import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { refreshArchive } from '../../flows/order/loadArchive';
import { loadActiveOrders } from '../../flows/order/trackOrders';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as orders from '../../stores/order/orders';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { IconButton } from '../../ui/IconButton';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { Spinner } from '../../ui/Spinner';
import { Tabs } from '../../ui/Tabs';
import { usePullRefresh } from '../../ui/usePullRefresh';
import { ActiveOrders } from './ActiveOrders';
import { ArchivedOrders } from './ArchivedOrders';
import styles from './OrdersScreen.module.css';
import { SignInFirst } from './SignInFirst';

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
        {status === 'unknown' && <SkeletonRows />}
        {status === 'signedIn' && (view === 'active' ? <ActiveOrders /> : <ArchivedOrders />)}
      </div>
    </SheetPage>
  );
}
