import { lazy, Suspense, useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { useHasBasket } from '../../stores/basket/counts';
import * as merchant from '../../stores/merchant';
import { isTab } from '../../stores/start/storedMerchant';
import { Catalogue } from './Catalogue';
import { HomeHeader } from './HomeHeader';
import styles from './HomeScreen.module.css';
import { SearchLink } from './SearchLink';
import { SnapshotPromotions } from './SnapshotPromotions';
import { storedPromotions } from './storedPromotions';

// Most shops are the only ones of their brand.
const BrandTabs = lazy(() =>
  import('./BrandTabs').then((module) => ({ default: module.BrandTabs })),
);
// Who has an order on its way is known later than the shelves are.
const ActiveOrders = lazy(() =>
  import('./ActiveOrders').then((module) => ({ default: module.ActiveOrders })),
);
// What the merchant puts forward comes behind the shelves, into a place that is kept for it.
const Promotions = lazy(() =>
  import('./Promotions').then((module) => ({ default: module.Promotions })),
);
// Most visits begin with an empty basket.
const HomeBottom = lazy(() =>
  import('./HomeBottom').then((module) => ({ default: module.HomeBottom })),
);

/** What lies beneath all sheets: the shop's head, the orders on their way, and the shelves. */
export function HomeScreen() {
  const { storiesActive, bannersActive, multiTabNavigationEnabled } = useSnapshot(merchant.state)
    .settings.flags;
  const kept = [storiesActive && 'var(--rings)', bannersActive && 'var(--banners)'].filter(Boolean);
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        {/* Whoever came through a tab finds the way back, whatever the shop behind it says. */}
        {(multiTabNavigationEnabled || isTab()) && (
          <Suspense fallback={<div style={{ blockSize: 56 }} />}>
            <BrandTabs />
          </Suspense>
        )}
        <HomeHeader />
        <SearchLink />
        {kept.length > 0 && (
          <div className={styles.promotions} data-promotions="">
            <Suspense
              fallback={
                storedPromotions().length > 0 ? (
                  <SnapshotPromotions />
                ) : (
                  <div style={{ blockSize: `calc(${kept.join(' + ')})` }} />
                )
              }
            >
              <Promotions />
            </Suspense>
          </div>
        )}
        <Catalogue />
        <Suspense>
          <ActiveOrders />
        </Suspense>
      </main>
      <Bottom />
    </div>
  );
}

/** Renders apart from the rest. A card answers a first plus in its own frame, the bar comes in the next. */
function Bottom() {
  const hasBasket = useDeferredValue(useHasBasket());
  const { isNavigationViewEnabled } = useSnapshot(merchant.state).settings.flags;
  if (!hasBasket && !isNavigationViewEnabled) return null;
  return (
    <Suspense>
      <HomeBottom />
    </Suspense>
  );
}
