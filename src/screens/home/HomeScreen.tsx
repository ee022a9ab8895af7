import { Suspense, useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { part } from '../../flows/part';
import { useHasBasket } from '../../stores/basket/counts';
import * as merchant from '../../stores/merchant';
import { isTab } from '../../stores/start/storedMerchant';
import { Catalogue } from './Catalogue';
import { HomeHeader } from './HomeHeader';
import styles from './HomeScreen.module.css';
import { SearchLink } from './SearchLink';
import { SnapshotPart, snapshotParts } from './SnapshotPart';

// Most shops are the only one of their brand.
const BrandTabs = part(() => import('./BrandTabs'), 'BrandTabs', { texts: 'home' });
// Rows for this person, active orders and the branch are known later than the sections.
const HomeEnd = part(() => import('./HomeEnd'), 'HomeEnd', { texts: 'home' });
// Promotions load after the sections, into reserved space.
const Promotions = part(() => import('./Promotions'), 'Promotions', { texts: 'home' });
// Most visits start with an empty basket.
const HomeBottom = part(() => import('./HomeBottom'), 'HomeBottom', { texts: 'home' });

/** The layer beneath all sheets: header, sections and active orders. */
export function HomeScreen() {
  const { storiesActive, bannersActive, multiTabNavigationEnabled } = useSnapshot(merchant.state)
    .settings.flags;
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        {/* Users who came through a tab can go back, whatever state this shop is in. */}
        {(multiTabNavigationEnabled || isTab()) && (
          <Suspense fallback={<div style={{ blockSize: 56 }} />}>
            <BrandTabs />
          </Suspense>
        )}
        <HomeHeader />
        <SearchLink />
        {(storiesActive || bannersActive) && (
          <div className={styles.part} data-part="promotions">
            <Suspense
              fallback={
                snapshotParts.has('promotions') ? (
                  <SnapshotPart name="promotions" />
                ) : (
                  <>
                    {storiesActive && <div style={{ blockSize: 'var(--rings)' }} />}
                    {bannersActive && <div style={{ blockSize: 'var(--banners)' }} />}
                  </>
                )
              }
            >
              <Promotions />
            </Suspense>
          </div>
        )}
        <Catalogue />
        <Suspense fallback={<SnapshotPart name="float" />}>
          <HomeEnd />
        </Suspense>
      </main>
      <Bottom />
    </div>
  );
}

/** Renders independently: a card shows a first plus in its own frame, the bar follows in the next. */
function Bottom() {
  const hasBasket = useDeferredValue(useHasBasket());
  const { isNavigationViewEnabled } = useSnapshot(merchant.state).settings.flags;
  if (!hasBasket && !isNavigationViewEnabled) return null;
  return (
    <div className={styles.part} data-part="bottom">
      <Suspense fallback={<SnapshotPart name="bottom" />}>
        <HomeBottom />
      </Suspense>
    </div>
  );
}
