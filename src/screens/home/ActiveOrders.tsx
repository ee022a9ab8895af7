import { useContext, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { isActive } from '../../domain/order/orderProgress';
import { followActiveOrders } from '../../flows/order/followOrder';
import { t } from '../../i18n/t';
import { useHasBasket } from '../../stores/basket/counts';
import * as merchant from '../../stores/merchant';
import * as orders from '../../stores/order/orders';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { useIsTop } from '../../ui/layer';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { ActiveOrderCard } from './ActiveOrderCard';
import styles from './ActiveOrders.module.css';

const placedAt = ({ createdAt }: Order) => createdAt ?? Number.MAX_VALUE;
const newestFirst = (a: Order, b: Order) => placedAt(b) - placedAt(a);

/** Active orders at the bottom of home; refreshed while home is on top. */
export function ActiveOrders() {
  const isTop = useIsTop();
  const shown = useSnapshot(orders.state).active.filter(isActive).sort(newestFirst);
  const { isNavigationViewEnabled } = useSnapshot(merchant.state).settings.flags;
  const { place } = useBasketPosition();
  const hasBasket = useHasBasket();
  // Telegram's own button is outside the page.
  const hasNoHost = useContext(BottomButtonHostContext) === null;
  const isWide = useMedia(wideQuery);
  const hasBasketBar = hasNoHost && hasBasket && place === 'products' && !isWide;
  useEffect(() => (isTop ? followActiveOrders() : undefined), [isTop]);
  const row = useRef<HTMLUListElement>(null);
  const newestId = shown[0]?.id;
  // A snapped row stays with the order that it showed, and a new one is before it.
  useEffect(() => {
    if (newestId) row.current?.scrollTo({ left: 0 });
  }, [newestId]);
  if (shown.length === 0) return null;
  return (
    <ul
      ref={row}
      className={styles.row}
      aria-label={t('orders.active')}
      data-navigation={isNavigationViewEnabled ? '' : undefined}
      data-basket={hasBasketBar ? '' : undefined}
    >
      {shown.map((order) => (
        <li key={order.id} className={styles.item}>
          <ActiveOrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
