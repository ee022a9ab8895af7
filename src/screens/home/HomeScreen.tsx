import { ActiveOrders } from './ActiveOrders';
import { Catalogue } from './Catalogue';
import { HomeBasket } from './HomeBasket';
import { HomeHead } from './HomeHead';
import styles from './HomeScreen.module.css';
import { SearchLink } from './SearchLink';

/** What lies beneath all sheets: the shop's head, the orders on their way, and the shelves. */
export function HomeScreen() {
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        <HomeHead />
        <SearchLink />
        <ActiveOrders />
        <Catalogue />
      </main>
      <HomeBasket />
    </div>
  );
}
