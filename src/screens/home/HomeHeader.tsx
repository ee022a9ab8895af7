import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { showText } from '../../i18n/show';
import * as merchant from '../../stores/merchant';
import { useLayer } from '../../ui/layer';
import { Picture } from '../../ui/Picture';
import styles from './HomeHeader.module.css';
import { ProfileButton } from './ProfileButton';

// Where an order goes is known later than the shelves are; its line is kept free.
const OrderPlace = lazy(() =>
  import('./OrderPlace').then((module) => ({ default: module.OrderPlace })),
);
// Most shops keep the basket in a bar below.
const BasketButton = lazy(() =>
  import('./BasketButton').then((module) => ({ default: module.BasketButton })),
);

/** Whose shop it is, where an order goes, and the way to the profile. */
export function HomeHeader() {
  const { titleId } = useLayer();
  const { merchant: shop, settings } = useSnapshot(merchant.state);
  const logo = settings.logo ?? shop?.logo ?? null;
  // The title of the settings is the page's: a whole sentence as a rule.
  const name = (shop && showText(shop.name)) || showText(settings.title);
  return (
    <header className={styles.head}>
      {logo && (
        <span className={styles.logo}>
          <Picture path={logo} alt="" width={48} radius="s" fit="contain" icon="store" priority />
        </span>
      )}
      <div className={styles.text}>
        <h1 id={titleId} className={styles.name} dir="auto">
          {name}
        </h1>
        <div className={styles.place}>
          <Suspense>
            <OrderPlace />
          </Suspense>
        </div>
      </div>
      {(!settings.flags.cartInMainActive || settings.basketPosition === 'NAVIGATION_BAR') && (
        <Suspense>
          <BasketButton />
        </Suspense>
      )}
      {!settings.flags.isNavigationViewEnabled && <ProfileButton />}
    </header>
  );
}
