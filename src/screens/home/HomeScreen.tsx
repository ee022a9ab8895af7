import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { Late } from '../../flows/Late';
import { lazyPart } from '../../flows/lazyPart';
import { paths } from '../../navigation/paths';
import { useHasBasket } from '../../stores/basket/counts';
import * as merchant from '../../stores/merchant';
import { isTab } from '../../stores/start/storedMerchant';
import { Anchor } from '../../ui/Anchor';
import { Icon } from '../../ui/Icon';
import { useSearchHint } from '../catalog/useSearchHint';
import { Catalogue } from './Catalogue';
import { HomeHeader } from './HomeHeader';
import styles from './HomeScreen.module.css';

// Most shops are the only one of their brand.
const BrandTabs = lazyPart(() => import('./BrandTabs'), 'BrandTabs', { texts: 'home' });
// Rows for this person, active orders and the branch are known later than the sections.
const HomeEnd = lazyPart(() => import('./HomeEnd'), 'HomeEnd', { texts: 'home' });
// Promotions load after the sections, into reserved space, whose outline is styled in index.html.
const Promotions = lazyPart(() => import('./Promotions'), 'Promotions', { texts: 'home' });
// Most visits start with an empty basket.
const HomeBottom = lazyPart(() => import('./HomeBottom'), 'HomeBottom', { texts: 'home' });

/** The layer beneath all sheets: header, sections and active orders. */
export function HomeScreen() {
  const { storiesActive, bannersActive, multiTabNavigationEnabled } = useSnapshot(merchant.state)
    .settings.flags;
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        {/* Users who came through a tab can go back, whatever state this shop is in. */}
        {(multiTabNavigationEnabled || isTab()) && (
          <Late fallback={<div style={{ blockSize: 56 }} />}>
            <BrandTabs />
          </Late>
        )}
        <HomeHeader />
        <SearchLink />
        {(storiesActive || bannersActive) && (
          <div className={styles.part}>
            <Late
              fallback={
                <>
                  {storiesActive && <div data-reserved="rings" />}
                  {bannersActive && <div data-reserved="banners" />}
                </>
              }
            >
              <Promotions />
            </Late>
          </div>
        )}
        <Catalogue />
        <Late>
          <HomeEnd />
        </Late>
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
    <div className={styles.part}>
      <Late>
        <HomeBottom />
      </Late>
    </div>
  );
}

/** Looks like the search field, and opens the search. */
export function SearchLink() {
  return (
    <Anchor className={styles.link} href={paths.search()}>
      <Icon name="search" size={20} />
      <span className={styles.text}>{useSearchHint()}</span>
    </Anchor>
  );
}
