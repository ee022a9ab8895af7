import { useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isActive } from '../../domain/order/orderProgress';
import { followActiveOrders } from '../../flows/order/followOrder';
import { t } from '../../i18n/t';
import { useHasBasket } from '../../stores/basket/counts';
import * as merchant from '../../stores/merchant';
import * as orders from '../../stores/order/orders';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { useIsTop } from '../../ui/layer';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { ActiveOrderCard } from './ActiveOrderCard';
import styles from './ActiveOrders.module.css';

/** Active orders at the bottom of home; refreshed while home is on top. */
export function ActiveOrders() {
  const isTop = useIsTop();
  const shown = useSnapshot(orders.state).active.filter(isActive);
  const { isNavigationViewEnabled } = useSnapshot(merchant.state).settings.flags;
  const { place } = useBasketPosition();
  const hasBasket = useHasBasket();
  // Telegram's own button is outside the page.
  const hasNoHost = useContext(BottomButtonHostContext) === null;
  const hasBasketBar = hasNoHost && hasBasket && place === 'products';
  useEffect(() => (isTop ? followActiveOrders() : undefined), [isTop]);
  if (shown.length === 0) return null;
  return (
    <ul
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
