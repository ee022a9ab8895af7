import type { ScreenSpecimen } from '../../mocks/gallery/situations/screens';
import type { routes } from '../../src/navigation/paths';

/** The gallery specimen shown for each screen. */
type Screens = Readonly<Record<keyof typeof routes, ScreenSpecimen>>;

/** What is also shown in WebKit: the way to an order and the maps. */
export const webkitNames = [
  'home',
  'product',
  'basket',
  'checkout',
  'addressDelivery',
  'branches',
  'profile',
  'order',
  'orderMap',
] as const satisfies readonly (keyof Screens)[];

/**
 * Every route (§2), in the order of a customer's path. A route without a specimen does not compile, nor does a specimen
 * that the gallery does not have.
 */
export const screens: Screens = {
  home: 'home-basket',
  category: 'category-filled',
  search: 'search-found',
  product: 'product-options',
  basket: 'basket-delivery',
  checkout: 'checkout-delivery',
  checkoutTime: 'time-pick',
  checkoutReceiver: 'receiver-other',
  checkoutPromo: 'promo-own',
  checkoutConfirm: 'checkout-accepted',
  order: 'order-on-way',
  orderMap: 'order-map',
  orderCancel: 'order-cancel',
  orderGrade: 'order-grade',
  orderAgain: 'order-again',
  orders: 'orders-active',
  addressDelivery: 'address-map',
  addressSearch: 'address-search-found',
  addressDetails: 'address-details',
  chooseAddress: 'address-choose',
  addresses: 'address-list',
  addressCreate: 'address-map-outside',
  addressPickup: 'branches-pick-map',
  addressPickupList: 'branches-pick',
  branches: 'branches-list',
  branchesMap: 'branches-map',
  profile: 'profile-person',
  user: 'user',
  phone: 'phone',
  promos: 'own-promos',
  loyalty: 'loyalty',
  favorites: 'favourites-some',
  cards: 'cards-some',
  cardCreate: 'card-new',
  cardConfirm: 'card-code',
  language: 'language',
  keys: 'keys',
  notifications: 'notices-new',
  login: 'login-phone',
  loginConfirm: 'login-code',
  reservation: 'reservation-filled',
  reservations: 'reservations',
  waiter: 'table-seated',
  story: 'story',
  about: 'about',
  offer: 'offer',
  privacy: 'privacy',
  vacancies: 'vacancies',
  vacancy: 'vacancy',
  linkPage: 'links',
  linkPageWithCode: 'links-code',
  contacts: 'contacts',
  blocked: 'blocked',
  merchantNotAvailable: 'merchant-unreachable',
};
