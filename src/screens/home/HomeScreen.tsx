import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useHasBasket } from '../../stores/counts';
import * as orders from '../../stores/orders';
import { Catalogue } from './Catalogue';
import { HomeHead } from './HomeHead';
import styles from './HomeScreen.module.css';
import { SearchLink } from './SearchLink';

// Most visits begin with an empty basket and without an order on its way.
const ActiveOrders = lazy(() =>
  import('./ActiveOrders').then((module) => ({ default: module.ActiveOrders })),
);
const HomeBasket = lazy(() =>
  import('./HomeBasket').then((module) => ({ default: module.HomeBasket })),
);

/** What lies beneath all sheets: the shop's head, the orders on their way, and the shelves. */
export function HomeScreen() {
  const { active } = useSnapshot(orders.state);
  const hasBasket = useHasBasket();
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        <HomeHead />
        <SearchLink />
        {active.length > 0 && (
          <Suspense>
            <ActiveOrders />
          </Suspense>
        )}
        <Catalogue />
      </main>
      {hasBasket && (
        <Suspense>
          <HomeBasket />
        </Suspense>
      )}
    </div>
  );
}
