import { Suspense, useContext, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { isPossible, minutesLeft } from '../../domain/delivery/arrival';
import * as limits from '../../domain/limits';
import type { Order } from '../../domain/order/order';
import { isActive, orderProgress } from '../../domain/order/orderProgress';
import { lazyPart } from '../../flows/lazyPart';
import { followActiveOrders } from '../../flows/order/followOrder';
import { statusText } from '../../i18n/statusText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useHasBasket } from '../../stores/basket/counts';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import { useArrival } from '../../stores/order/arrival';
import * as orders from '../../stores/order/orders';
import * as repeatOrder from '../../stores/order/repeatOrder';
import * as session from '../../stores/session/session';
import { Anchor } from '../../ui/Anchor';
import { BottomButtonHostContext } from '../../ui/bottomButtonHost';
import { Icon } from '../../ui/Icon';
import { useIsTop } from '../../ui/layer';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { useMedia, wideQuery } from '../../ui/useMedia';
import { rangeText } from '../catalog/timeText';
import { useBasketPosition } from '../catalog/useBasketAction';
import { useClock } from '../catalog/useClock';
import styles from './HomeEnd.module.css';
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
const OpeningNotice = lazyPart(() => import('./OpeningNotice'), 'OpeningNotice', {
  optional: true,
});

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
const SearchAgain = lazyPart(() => import('./SearchAgain'), 'SearchAgain', { optional: true });

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

const Shelves = lazyPart(() => import('./Shelves'), 'Shelves', { optional: true });

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

// Only for those who have ordered, and later than the active orders.
const RepeatOrder = lazyPart<object, 'RepeatOrder'>(() => import('./RepeatOrder'), 'RepeatOrder', {
  optional: true,
});

/** More than these are on the screen of orders. */
const most = 10;

const placedAt = ({ createdAt }: Order) => createdAt ?? Number.MAX_VALUE;
const newestFirst = (a: Order, b: Order) => placedAt(b) - placedAt(a);

/**
 * Active orders at the bottom of home; refreshed while home is on top. Without any, the last order
 * is offered again.
 */
function ActiveOrders() {
  const isTop = useIsTop();
  const { active } = useSnapshot(orders.state);
  const shown = active.filter(isActive).sort(newestFirst).slice(0, most);
  useEffect(() => (isTop ? followActiveOrders() : undefined), [isTop]);
  const { isHidden } = useSnapshot(repeatOrder.state);
  const { status } = useSnapshot(session.state);
  const { place } = useBasketPosition();
  const hasBasket = useHasBasket();
  const row = useRef<HTMLUListElement>(null);
  const newestId = shown[0]?.id;
  // A snapped row stays with the order that it showed, and a new one is before it.
  useEffect(() => {
    if (newestId) row.current?.scrollTo({ left: 0 });
  }, [newestId]);
  if (shown.length === 0) {
    if (status !== 'signedIn' || isHidden || hasBasket || place === null) return null;
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

type Props = { order: Order };

/** One active order in a low bar: its status, the minutes that are left where they are known, and its progress. */
function ActiveOrderCard({ order }: Props) {
  const { id, number } = order;
  const progress = orderProgress(order);
  const { now } = useClock();
  const arrival = useArrival(order);
  const left = arrival && isPossible(arrival, now) ? minutesLeft(arrival, now) : null;
  return (
    <Anchor className={styles.card} href={paths.order(id)}>
      <span className={styles.line}>
        <span className={styles.text}>
          <span className={styles.status}>{statusText(order)}</span>
          <span className={styles.number}>{t('home.activeOrder', { number })}</span>
        </span>
        {left && <span className={styles.status}>{rangeText(left)}</span>}
        <Icon name="next" size={20} />
      </span>
      {progress && (
        <span className={styles.steps} aria-hidden="true">
          {progress.steps.map((step, index) => (
            <i key={step} className={index < progress.step ? styles.done : styles.step} />
          ))}
        </span>
      )}
    </Anchor>
  );
}
