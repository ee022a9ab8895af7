import { type ComponentType, useState } from 'react';
import { Route, Switch } from 'wouter';
import { loadSpare } from '../device/lostChunks';
import { whenIdle } from '../device/whenIdle';
import { routes } from '../navigation/paths';
import { lazily } from './lazily';

type Screen = {
  path: string;
  /** shown when it has arrived, and a skeleton until then */
  late: ComponentType;
  /** what `late` shows, once it has been fetched */
  here: ComponentType | null;
  load: () => Promise<unknown>;
};

/** A screen in a chunk of its own, which can be fetched before it is wanted. */
function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen {
  const fetch = async () => {
    const module = await load();
    made.here = module[name];
    return module;
  };
  const made: Screen = { path, late: lazily(fetch, name), here: null, load: fetch };
  return made;
}

const product = () => import('../screens/product/ProductScreen');
const basket = () => import('../screens/basket/BasketScreen');
const checkout = () => import('../screens/checkout/CheckoutScreen');
const pickBranch = () => import('../screens/branches/BranchPickerScreen');
const pickAddress = () => import('../screens/address/AddressPickerScreen');
const branches = () => import('../screens/branches/BranchesScreen');
const policy = () => import('../screens/info/PolicyScreen');

/** In the order in which a customer is likely to want them. */
const screens: readonly Screen[] = [
  screen(routes.product, product, 'ProductScreen'),
  screen(routes.basket, basket, 'BasketScreen'),
  screen(routes.checkout, checkout, 'CheckoutScreen'),
  screen(routes.addressPickupList, pickBranch, 'BranchPickerScreen'),
  screen(routes.addressPickup, pickBranch, 'BranchPickerScreen'),
  screen(
    routes.chooseAddress,
    () => import('../screens/address/ChooseAddressScreen'),
    'ChooseAddressScreen',
  ),
  screen(routes.addressDelivery, pickAddress, 'AddressPickerScreen'),
  screen(routes.addressCreate, pickAddress, 'AddressPickerScreen'),
  screen(
    routes.addressDetails,
    () => import('../screens/address/AddressDetailsScreen'),
    'AddressDetailsScreen',
  ),
  screen(
    routes.addressSearch,
    () => import('../screens/address/PlaceSearchScreen'),
    'PlaceSearchScreen',
  ),
  screen(routes.addresses, () => import('../screens/address/AddressesScreen'), 'AddressesScreen'),
  screen(
    routes.checkoutConfirm,
    () => import('../screens/checkout/ConfirmScreen'),
    'ConfirmScreen',
  ),
  screen(routes.checkoutTime, () => import('../screens/checkout/TimeScreen'), 'TimeScreen'),
  screen(
    routes.checkoutReceiver,
    () => import('../screens/checkout/ReceiverScreen'),
    'ReceiverScreen',
  ),
  screen(routes.checkoutPromo, () => import('../screens/checkout/PromoScreen'), 'PromoScreen'),
  screen(routes.search, () => import('../screens/search/SearchScreen'), 'SearchScreen'),
  screen(routes.category, () => import('../screens/home/CategoryScreen'), 'CategoryScreen'),
  screen(routes.login, () => import('../screens/login/LoginScreen'), 'LoginScreen'),
  screen(routes.loginConfirm, () => import('../screens/login/LoginCodeScreen'), 'LoginCodeScreen'),
  screen(routes.profile, () => import('../screens/profile/ProfileScreen'), 'ProfileScreen'),
  screen(routes.user, () => import('../screens/profile/UserScreen'), 'UserScreen'),
  screen(routes.phone, () => import('../screens/profile/PhoneScreen'), 'PhoneScreen'),
  screen(routes.promos, () => import('../screens/profile/PromosScreen'), 'PromosScreen'),
  screen(
    routes.favorites,
    () => import('../screens/favourites/FavouritesScreen'),
    'FavouritesScreen',
  ),
  screen(routes.cards, () => import('../screens/cards/CardsScreen'), 'CardsScreen'),
  screen(routes.cardCreate, () => import('../screens/cards/AddCardScreen'), 'AddCardScreen'),
  screen(routes.cardConfirm, () => import('../screens/cards/CardCodeScreen'), 'CardCodeScreen'),
  screen(routes.orders, () => import('../screens/orders/OrdersScreen'), 'OrdersScreen'),
  screen(routes.order, () => import('../screens/orders/OrderScreen'), 'OrderScreen'),
  screen(routes.orderMap, () => import('../screens/orders/OrderMapScreen'), 'OrderMapScreen'),
  screen(routes.orderAgain, () => import('../screens/orders/OrderAgainScreen'), 'OrderAgainScreen'),
  screen(
    routes.orderCancel,
    () => import('../screens/orders/OrderCancelScreen'),
    'OrderCancelScreen',
  ),
  screen(routes.orderGrade, () => import('../screens/orders/OrderGradeScreen'), 'OrderGradeScreen'),
  screen(
    routes.notifications,
    () => import('../screens/notifications/NoticesScreen'),
    'NoticesScreen',
  ),
  screen(routes.language, () => import('../screens/profile/LanguageScreen'), 'LanguageScreen'),
  screen(
    routes.reservation,
    () => import('../screens/reservation/ReservationScreen'),
    'ReservationScreen',
  ),
  screen(
    routes.reservations,
    () => import('../screens/reservation/ReservationsScreen'),
    'ReservationsScreen',
  ),
  screen(routes.waiter, () => import('../screens/table/TableScreen'), 'TableScreen'),
  screen(routes.branches, branches, 'BranchesScreen'),
  screen(routes.branchesMap, branches, 'BranchesScreen'),
  screen(routes.about, policy, 'PolicyScreen'),
  screen(routes.offer, policy, 'PolicyScreen'),
  screen(routes.privacy, policy, 'PolicyScreen'),
  screen(routes.story, () => import('../screens/stories/StoryScreen'), 'StoryScreen'),
  screen(routes.vacancies, () => import('../screens/vacancies/VacanciesScreen'), 'VacanciesScreen'),
  screen(routes.vacancy, () => import('../screens/vacancies/VacancyScreen'), 'VacancyScreen'),
  screen(routes.linkPage, () => import('../screens/extra/LinkPageScreen'), 'LinkPageScreen'),
  screen(
    routes.linkPageWithCode,
    () => import('../screens/extra/LinkCodeScreen'),
    'LinkCodeScreen',
  ),
  screen(routes.contacts, () => import('../screens/extra/ContactsScreen'), 'ContactsScreen'),
];

const NotFound = lazily(() => import('../screens/info/NotFoundScreen'), 'NotFoundScreen');

/** The screen of the address at which the surrounding router stands. */
export function SheetContent() {
  return (
    <Switch>
      {screens.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <Shown screen={screen} />
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

/** React shows a lazy component's skeleton for a while, however quickly it is there. */
function Shown({ screen }: { screen: Screen }) {
  const [Content] = useState(() => screen.here ?? screen.late);
  return <Content />;
}

/** How many screens are fetched ahead: those on the way to an order. */
const ahead = 5;

/** Fetches the next screens while nothing else is to be done. Answers how to stop. */
export function prefetchScreens(): () => void {
  let isStopped = false;
  const next = (index: number) => {
    const upcoming = screens[index];
    if (isStopped || !upcoming || index >= ahead) return;
    whenIdle(async () => {
      // What cannot be fetched ahead is fetched when it is wanted, and said then.
      if (await loadSpare(upcoming.load)) next(index + 1);
    }, 1500);
  };
  next(0);
  return () => {
    isStopped = true;
  };
}
