import { Suspense, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { lazyPart } from '../../flows/lazyPart';
import * as merchant from '../../stores/merchant';
import { BottomAction } from '../../ui/BottomAction';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { useBasketAction, useBasketPosition } from '../catalog/useBasketAction';

// Few shops have one, and its texts are in the second part of the dictionary.
const HomeNavigation = lazyPart(() => import('./HomeNavigation'), 'HomeNavigation');

/**
 * The bottom of home: the basket bar while the basket is not empty, and the navigation bar. Renders
 * independently of the sections.
 */
export function HomeBottom() {
  const { flags } = useSnapshot(merchant.state).settings;
  const action = useBasketAction();
  const { place } = useBasketPosition();
  const host = useContext(BottomButtonHostContext);
  // On a desktop the basket itself is beside the products.
  const isWide = useMedia(wideQuery);
  // Telegram's button shows the sum wherever else the shop has its basket.
  const hasBar = host !== null || place === 'products';
  const bar = action && hasBar && !isWide ? <BottomAction main={action} /> : null;
  if (!flags.isNavigationViewEnabled) return bar;
  return (
    <Suspense fallback={bar}>
      <HomeNavigation>{bar}</HomeNavigation>
    </Suspense>
  );
}
