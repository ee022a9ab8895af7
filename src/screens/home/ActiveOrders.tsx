import { Suspense, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { isActive } from '../../domain/order/orderProgress';
import { followActiveOrders } from '../../flows/order/followOrder';
import { part } from '../../flows/part';
import { t } from '../../i18n/t';
import { useHasBasket } from '../../stores/basket/counts';
import * as orders from '../../stores/order/orders';
import * as repeatOrder from '../../stores/order/repeatOrder';
import * as session from '../../stores/session/session';
import { useIsTop } from '../../ui/layer';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { ActiveOrderCard } from './ActiveOrderCard';
import styles from './ActiveOrders.module.css';

// Only for those who have ordered, and later than the active orders.
const RepeatOrder = part(() => import('./RepeatOrder'), 'RepeatOrder', { optional: true });

/** More than these are on the screen of orders. */
const most = 10;

const placedAt = ({ createdAt }: Order) => createdAt ?? Number.MAX_VALUE;
const newestFirst = (a: Order, b: Order) => placedAt(b) - placedAt(a);

/**
 * Active orders at the bottom of home; refreshed while home is on top. Without any, the last order
 * is offered again.
 */
export function ActiveOrders() {
  const isTop = useIsTop();
  const shown = useSnapshot(orders.state).active.filter(isActive).sort(newestFirst).slice(0, most);
  useEffect(() => (isTop ? followActiveOrders() : undefined), [isTop]);
  const { isHidden } = useSnapshot(repeatOrder.state);
  const isSignedIn = useSnapshot(session.state).status === 'signedIn';
  const { place } = useBasketPosition();
  const hasBasket = useHasBasket();
  const row = useRef<HTMLUListElement>(null);
  const newestId = shown[0]?.id;
  // A snapped row stays with the order that it showed, and a new one is before it.
  useEffect(() => {
    if (newestId) row.current?.scrollTo({ left: 0 });
  }, [newestId]);
  if (shown.length === 0) {
    if (!isSignedIn || isHidden || hasBasket || place === null) return null;
    return (
      <Suspense>
        <RepeatOrder />
      </Suspense>
    );
  }
  return (
    <ul ref={row} className={styles.row} tabIndex={-1} aria-label={t('orders.active')}>
      {shown.map((order) => (
        <li key={order.id} className={styles.item}>
          <ActiveOrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
