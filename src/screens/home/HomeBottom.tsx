import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { textsComplete } from '../../i18n/t';
import * as merchant from '../../stores/merchant';
import { BottomAction } from '../../ui/BottomAction';
import { useBasketAction } from '../catalog/useBasketAction';
import { useBasketPosition } from '../catalog/useBasketPosition';

// Few shops have one; its words come with the second part of the texts.
const HomeNavigation = lazy(async () => {
  const [{ HomeNavigation }] = await Promise.all([import('./HomeNavigation'), textsComplete()]);
  return { default: HomeNavigation };
});

/**
 * What stays at the bottom of home: the basket bar while there is something in the basket, and the
 * merchant's navigation bar. It renders apart from the shelves.
 */
export function HomeBottom() {
  const { flags } = useSnapshot(merchant.state).settings;
  const action = useBasketAction();
  const { place } = useBasketPosition();
  const bar = action && place === 'products' ? <BottomAction main={action} /> : null;
  if (!flags.isNavigationViewEnabled) return bar;
  return (
    <Suspense fallback={bar}>
      <HomeNavigation>{bar}</HomeNavigation>
    </Suspense>
  );
}
