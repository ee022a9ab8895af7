import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import { NavigationBar, type NavigationItem } from '../../../src/ui/NavigationBar';
import { States } from './States';
import { longWord } from './samples';

const items = (count: number, home = t('navigation.home')): readonly NavigationItem[] => [
  { icon: 'home', label: home, href: paths.home, isCurrent: true },
  { icon: 'search', label: t('navigation.search'), href: paths.search() },
  { icon: 'basket', label: t('home.basket'), href: paths.basket, count },
  { icon: 'receipt', label: t('navigation.orders'), href: paths.orders },
  { icon: 'user', label: t('home.profile'), href: paths.profile },
];

const bar = (shown: readonly NavigationItem[]) => (
  <NavigationBar label={t('navigation.label')} items={shown} />
);

/** The navigation bar: empty, filled and at its longest. */
export const navigation = () => (
  <States of={{ empty: bar(items(0)), filled: bar(items(128)), long: bar(items(3, longWord())) }} />
);
