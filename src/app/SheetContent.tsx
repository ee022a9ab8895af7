import { type ComponentType, useState } from 'react';
import { Route, Switch } from 'wouter';
import { importOptional } from '../device/chunkErrors';
import { whenIdle } from '../device/whenIdle';
import { lazyPart } from '../flows/lazyPart';
import { routes, type SheetRoute } from '../navigation/paths';

type Screen = {
  name: string;
  /** the lazy component: suspends until its chunk has loaded */
  late: ComponentType;
  /** the component itself, once its chunk has loaded */
  here: ComponentType | null;
  load: () => Promise<unknown>;
};

/** A screen in its own chunk, which can be prefetched. */
function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen {
  const loadModule = async () => {
    const module = await load();
    entry.here = module[name];
    return module;
  };
  const entry: Screen = {
    name,
    late: lazyPart(loadModule, name),
    here: null,
    load: loadModule,
  };
  return entry;
}

const product = () => import('../screens/product/ProductScreen');
const basket = () => import('../screens/basket/BasketScreen');
const checkout = () => import('../screens/checkout/CheckoutScreen');
const pickBranch = () => import('../screens/branches/BranchesScreen');
const pickAddress = () => import('../screens/address/AddressPickerScreen');
const branches = () => import('../screens/branches/BranchesScreen');
const policy = () => import('../screens/info/PolicyScreen');

/** Every sheet, in the order in which a customer is likely to need it. */
const screens: Record<SheetRoute, Screen> = {
  product: screen(product, 'ProductScreen'),
  basket: screen(basket, 'BasketScreen'),
  checkout: screen(checkout, 'CheckoutScreen'),
  checkoutConfirm: screen(() => import('../screens/orders/ConfirmScreen'), 'ConfirmScreen'),
  addressPickupList: screen(pickBranch, 'BranchPickerScreen'),
  addressPickup: screen(pickBranch, 'BranchPickerScreen'),
  chooseAddress: screen(
    () => import('../screens/address/ChooseAddressScreen'),
    'ChooseAddressScreen',
  ),
  addressDelivery: screen(pickAddress, 'AddressPickerScreen'),
  addressCreate: screen(pickAddress, 'AddressPickerScreen'),
  addressDetails: screen(
    () => import('../screens/address/AddressDetailsScreen'),
    'AddressDetailsScreen',
  ),
  addressSearch: screen(() => import('../screens/address/PlaceSearchScreen'), 'PlaceSearchScreen'),
  addresses: screen(() => import('../screens/address/AddressesScreen'), 'AddressesScreen'),
  checkoutTime: screen(() => import('../screens/checkout/TimeScreen'), 'TimeScreen'),
  checkoutReceiver: screen(() => import('../screens/checkout/ReceiverScreen'), 'ReceiverScreen'),
  checkoutPromo: screen(() => import('../screens/checkout/PromoScreen'), 'PromoScreen'),
  search: screen(() => import('../screens/search/SearchScreen'), 'SearchScreen'),
  category: screen(() => import('../screens/home/CategoryScreen'), 'CategoryScreen'),
  login: screen(() => import('../screens/login/LoginScreen'), 'LoginScreen'),
  loginConfirm: screen(() => import('../screens/login/LoginScreen'), 'LoginCodeScreen'),
  profile: screen(() => import('../screens/profile/ProfileScreen'), 'ProfileScreen'),
  user: screen(() => import('../screens/profile/UserScreen'), 'UserScreen'),
  phone: screen(() => import('../screens/profile/PhoneScreen'), 'PhoneScreen'),
  promos: screen(() => import('../screens/profile/PromosScreen'), 'PromosScreen'),
  favorites: screen(() => import('../screens/favourites/FavouritesScreen'), 'FavouritesScreen'),
  cards: screen(() => import('../screens/cards/CardsScreen'), 'CardsScreen'),
  cardCreate: screen(() => import('../screens/cards/AddCardScreen'), 'AddCardScreen'),
  cardConfirm: screen(() => import('../screens/cards/CardCodeScreen'), 'CardCodeScreen'),
  orders: screen(() => import('../screens/orders/OrdersScreen'), 'OrdersScreen'),
  order: screen(() => import('../screens/orders/OrderScreen'), 'OrderScreen'),
  orderMap: screen(() => import('../screens/orders/OrderMapScreen'), 'OrderMapScreen'),
  orderAgain: screen(() => import('../screens/orders/OrderAgainScreen'), 'OrderAgainScreen'),
  orderCancel: screen(() => import('../screens/orders/OrderCancelScreen'), 'OrderCancelScreen'),
  orderGrade: screen(() => import('../screens/orders/OrderGradeScreen'), 'OrderGradeScreen'),
  notifications: screen(() => import('../screens/notifications/NoticesScreen'), 'NoticesScreen'),
  language: screen(() => import('../screens/profile/LanguageScreen'), 'LanguageScreen'),
  reservation: screen(
    () => import('../screens/reservation/ReservationScreen'),
    'ReservationScreen',
  ),
  reservations: screen(
    () => import('../screens/reservation/ReservationsScreen'),
    'ReservationsScreen',
  ),
  waiter: screen(() => import('../screens/table/TableScreen'), 'TableScreen'),
  branches: screen(branches, 'BranchesScreen'),
  branchesMap: screen(branches, 'BranchesScreen'),
  about: screen(policy, 'PolicyScreen'),
  offer: screen(policy, 'PolicyScreen'),
  privacy: screen(policy, 'PolicyScreen'),
  story: screen(() => import('../screens/stories/StoryScreen'), 'StoryScreen'),
  vacancies: screen(() => import('../screens/vacancies/VacanciesScreen'), 'VacanciesScreen'),
  vacancy: screen(() => import('../screens/vacancies/VacanciesScreen'), 'VacancyScreen'),
  linkPage: screen(() => import('../screens/extra/LinkPageScreen'), 'LinkPageScreen'),
  linkPageWithCode: screen(() => import('../screens/extra/LinkPageScreen'), 'LinkCodeScreen'),
  contacts: screen(() => import('../screens/extra/ContactsScreen'), 'ContactsScreen'),
  keys: screen(() => import('../screens/keys/KeysScreen'), 'KeysScreen'),
  loyalty: screen(() => import('../screens/profile/LoyaltyScreen'), 'LoyaltyScreen'),
};
const inOrder = Object.values(screens);

const isSheetRoute = (name: string): name is SheetRoute => name in screens;
const sheetRoutes = Object.keys(screens).filter(isSheetRoute);

const NotFound = lazyPart(() => import('../screens/info/NotFoundScreen'), 'NotFoundScreen');

/**
 * The screen for the surrounding router's location. One that has several routes, such as a list and
 * its map, stays mounted and keeps the focus from one to the other.
 */
export function SheetContent() {
  return (
    <Switch>
      {sheetRoutes.map((route) => (
        <Route key={screens[route].name} path={routes[route]}>
          <ScreenContent screen={screens[route]} />
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

/**
 * Skips `lazy` for a loaded screen: React shows the fallback even if the chunk is already there.
 */
function ScreenContent({ screen }: { screen: Screen }) {
  const [Content] = useState(() => screen.here ?? screen.late);
  return <Content />;
}

/** Number of screens to prefetch: those on the way to an order. */
const prefetchCount = 5;

/** Prefetches the next screens while the browser is idle. Returns a function that stops it. */
export function prefetchScreens(): () => void {
  let isStopped = false;
  const next = (index: number) => {
    const upcoming = inOrder[index];
    if (isStopped || !upcoming || index >= prefetchCount) return;
    whenIdle(async () => {
      // A failed prefetch is retried, and its error shown, when the screen is opened.
      if (await importOptional(upcoming.load)) next(index + 1);
    }, 1500);
  };
  next(0);
  return () => {
    isStopped = true;
  };
}

/** Prefetches the code of sheets that are likely to be opened from what is shown. Returns a function that stops it. */
export const prefetch = (...routes: readonly SheetRoute[]): (() => void) =>
  whenIdle(() => Promise.all(routes.map((route) => importOptional(screens[route].load))), 1500);
