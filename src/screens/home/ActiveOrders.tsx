import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isActive } from '../../domain/orderProgress';
import { loadActiveOrders } from '../../flows/trackOrders';
import { t } from '../../i18n/t';
import * as orders from '../../stores/orders';
import { useLayer } from '../../ui/layer';
import { ActiveOrderCard } from './ActiveOrderCard';
import styles from './ActiveOrders.module.css';

/** The orders on their way, above the shelves; asked anew whenever home comes to the top again. */
export function ActiveOrders() {
  const { isTop } = useLayer();
  const shown = useSnapshot(orders.state).active.filter(isActive);
  useEffect(() => {
    if (isTop) void loadActiveOrders();
  }, [isTop]);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('orders.active')}>
      {shown.map(({ id, number, status, serviceType }) => (
        <li key={id} className={styles.item}>
          <ActiveOrderCard id={id} number={number} status={status} serviceType={serviceType} />
        </li>
      ))}
    </ul>
  );
}
