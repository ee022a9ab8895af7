import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { askWhoIsThere } from '../../flows/askWhoIsThere';
import { t } from '../../i18n/t';
import * as session from '../../stores/session';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { Tabs } from '../../ui/Tabs';
import { ActiveOrders } from './ActiveOrders';
import { ArchivedOrders } from './ArchivedOrders';
import styles from './OrdersScreen.module.css';

type View = 'active' | 'archive';

/** The person's orders: those under way, and those of the past (§2, profile sections). */
export function OrdersScreen() {
  const { status } = useSnapshot(session.state);
  const [view, setView] = useState<View>('active');
  if (status !== 'signedIn') {
    return (
      <SheetPage title={t('orders.title')}>
        <EmptyState
          icon="receipt"
          title={t('orders.signInFirst')}
          text={t('login.benefits')}
          action={{ text: t('login.title'), onPress: () => void askWhoIsThere(), isPrimary: true }}
        />
      </SheetPage>
    );
  }
  return (
    <SheetPage title={t('orders.title')}>
      <div className={styles.tabs}>
        <Tabs
          label={t('orders.title')}
          options={[
            { value: 'active', label: t('orders.active') },
            { value: 'archive', label: t('orders.archive') },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'active' ? <ActiveOrders /> : <ArchivedOrders />}
    </SheetPage>
  );
}
