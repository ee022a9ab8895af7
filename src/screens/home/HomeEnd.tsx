import { Suspense, useContext, useRef } from 'react';
import { useSnapshot } from 'valtio';
import * as limits from '../../domain/limits';
import { part } from '../../flows/part';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useHasBasket } from '../../stores/basket/counts';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { useBasketPosition } from '../catalog/useBasketPosition';
import { ActiveOrders } from './ActiveOrders';
import styles from './HomeFloat.module.css';
import { useNear } from './useNear';

/** The end of home, after the sections: other categories, rows for this person, and what lies above everything. */
export function HomeEnd() {
  return (
    <>
      <MoreCategories />
      <ShelvesBelow />
      <StuckSearch />
      <HomeFloat />
    </>
  );
}

// Its texts are in the second part of the dictionary.
const OpeningNotice = part(() => import('./OpeningNotice'), 'OpeningNotice', { optional: true });

/** Over the end of home: whether the shop is open, and active orders. */
function HomeFloat() {
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

// Its name is in the second part of the dictionary.
const SearchAgain = part(() => import('./SearchAgain'), 'SearchAgain', { optional: true });

/** The search beside the categories, unless the bar at the bottom has it. */
function StuckSearch() {
  const { isNavigationViewEnabled } = useSnapshot(merchant.state).settings.flags;
  if (isNavigationViewEnabled) return null;
  return (
    <Suspense>
      <SearchAgain />
    </Suspense>
  );
}

/** After the last section of a shop with more categories than home shows: the way to all of them. */
function MoreCategories() {
  const { categories } = useSnapshot(catalog.state).catalog;
  if (categories.length <= limits.homeCategories) return null;
  return (
    <Section>
      <Row
        icon="list"
        label={t('home.allCategories')}
        hasChevron
        onPress={() => openSheet(paths.category())}
      />
    </Section>
  );
}

const Shelves = part(() => import('./Shelves'), 'Shelves', { optional: true });

/** All of a smaller shop is seen at a glance. */
const leastProducts = 24;

/** Rows of products for this person at the end of home; they cost nothing until that is near. */
function ShelvesBelow() {
  const { status, catalog: all } = useSnapshot(catalog.state);
  return status === 'ready' && all.products.length >= leastProducts ? <NearShelves /> : null;
}

function NearShelves() {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, true);
  return (
    <div ref={end}>
      {isNear && (
        <Suspense>
          <Shelves />
        </Suspense>
      )}
    </div>
  );
}
