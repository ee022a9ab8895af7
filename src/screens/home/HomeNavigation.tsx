import { type ReactNode, useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import { tellBar } from '../../ui/bottomBars';
import { useIsTop } from '../../ui/layer';
import { NavigationBar, type NavigationItem } from '../../ui/NavigationBar';
import { scrollBehavior } from '../../ui/useMedia';
import { useBasketPosition } from '../catalog/useBasketAction';
import styles from './HomeNavigation.module.css';

type Props = {
  /** shown above it: the basket bar */
  children: ReactNode;
};

/** Bottom navigation: home, search, basket, orders and profile (settings, isNavigationViewEnabled). */
export function HomeNavigation({ children }: Props) {
  const isTop = useIsTop();
  const { lines } = useSnapshot(cart.state);
  const { place, path } = useBasketPosition();
  const basket: NavigationItem = {
    icon: 'basket',
    label: t('home.basket'),
    href: path,
    count: lines.reduce((sum, line) => sum + line.count, 0),
  };
  const items: readonly NavigationItem[] = [
    {
      icon: 'home',
      label: t('navigation.home'),
      href: paths.home,
      onPress: goToTop,
      isCurrent: true,
    },
    { icon: 'search', label: t('navigation.search'), href: paths.search() },
    ...(place ? [basket] : []),
    { icon: 'receipt', label: t('navigation.orders'), href: paths.orders },
    { icon: 'user', label: t('home.profile'), href: paths.profile },
  ];
  const bar = useId();
  // Toasts are positioned above it.
  useEffect(() => {
    if (!isTop) return;
    tellBar(bar, 57);
    return () => tellBar(bar, 0);
  }, [isTop, bar]);
  return (
    <div className={styles.bottom}>
      <div className={styles.above}>{children}</div>
      <NavigationBar label={t('navigation.label')} items={items} />
    </div>
  );
}

function goToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
