import { Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { part } from '../../flows/part';
import { useHasBasket } from '../../stores/basket/counts';
import * as merchant from '../../stores/merchant';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { ActiveOrders } from './ActiveOrders';
import styles from './HomeFloat.module.css';

// Its texts are in the second part of the dictionary.
const OpeningNotice = part(() => import('./OpeningNotice'), 'OpeningNotice', { optional: true });

/** Over the end of home: whether the shop is open, and active orders. */
export function HomeFloat() {
  const { isNavigationViewEnabled } = useSnapshot(merchant.state).settings.flags;
  const { place } = useBasketPosition();
  const hasBasket = useHasBasket();
  // Telegram's own button is outside the page.
  const hasNoHost = useContext(BottomButtonHostContext) === null;
  const isWide = useMedia(wideQuery);
  const hasBasketBar = hasNoHost && hasBasket && place === 'products' && !isWide;
  return (
    <div
      className={styles.float}
      data-navigation={isNavigationViewEnabled ? '' : undefined}
      data-basket={hasBasketBar ? '' : undefined}
    >
      <Suspense>
        <OpeningNotice />
      </Suspense>
      <ActiveOrders />
    </div>
  );
}
