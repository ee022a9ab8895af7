/**
 * Every route of the storefront (§2; settled: sheets and routes), as a
 * match pattern. `paths` builds the addresses.
 */
export const routes = {
  home: '/',
  about: '/about',
  linkPage: '/extra',
  linkPageWithCode: '/extra2',
  contacts: '/extr3',
  basket: '/basket',
  search: '/search',
  blocked: '/blocked',
  offer: '/offerta',
  privacy: '/privacy',
  category: '/category',
  login: '/login',
  loginConfirm: '/login/confirm',
  branches: '/branches',
  branchesMap: '/branches/map',
  product: '/product/:id',
  profile: '/profile',
  user: '/profile/user',
  phone: '/profile/phone',
  promos: '/profile/promos',
  loyalty: '/profile/loyalty',
  favorites: '/profile/favorites',
  cards: '/profile/cards',
  cardCreate: '/profile/cards/create',
  cardConfirm: '/profile/cards/confirm',
  orders: '/profile/orders',
  order: '/profile/orders/:id',
  orderMap: '/profile/orders/:id/map',
  orderAgain: '/profile/orders/:id/again',
  orderCancel: '/profile/orders/:id/cancel',
  orderGrade: '/profile/orders/:id/grade',
  addresses: '/profile/address',
  addressCreate: '/profile/address/create',
  language: '/profile/language',
  reservations: '/profile/reservations',
  reservation: '/reservation',
  notifications: '/notifications',
  story: '/stories/:id',
  waiter: '/waiter',
  keys: '/keys',
  vacancies: '/vacancy',
  vacancy: '/vacancy/:id',
  addressPickup: '/address/pickup',
  addressPickupList: '/address/pickup2',
  addressDelivery: '/address/delivery',
  addressDetails: '/address/delivery/details',
  addressSearch: '/address/delivery/search',
  checkout: '/checkout',
  checkoutConfirm: '/checkout/confirm',
  checkoutTime: '/checkout/time',
  checkoutPromo: '/checkout/promo',
  checkoutReceiver: '/checkout/receiver',
  chooseAddress: '/choose-address',
  merchantNotAvailable: '/merchantNotAvailable',
} as const;

/** Home and the routes that replace it; every other route is a sheet above home. */
export const wholeScreens = ['home', 'blocked', 'merchantNotAvailable'] as const;

/** A route that is shown as a sheet. */
export type SheetRoute = Exclude<keyof typeof routes, (typeof wholeScreens)[number]>;

/** The routes with a parameter, each of which has a builder in `paths`. */
type Parametrized = {
  [Name in keyof typeof routes]: (typeof routes)[Name] extends `${string}/:${string}`
    ? Name
    : never;
}[keyof typeof routes];

type Query = Readonly<Record<string, string | undefined>>;

const withId = (pattern: string, id: string): string =>
  pattern.replace(':id', encodeURIComponent(id));

/** An address with a query, without the parameters that are missing. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Builds addresses for `openSheet`; ids are escaped only here. */
export const paths = {
  ...routes,
  /** with `line`, the key of a basket line, its options are edited */
  product: (id: string, line?: string) => withQuery(withId(routes.product, id), { line }),
  /** one category; all of them without an id */
  category: (id?: string) => withQuery(routes.category, { id }),
  /** one branch, its hours and its phone */
  branch: (id: string) => withQuery(routes.branches, { branch: id }),
  /** someone’s basket from a link, packed by `domain/basket/sharedBasket` */
  shared: (packed: string) => withQuery(routes.basket, { shared: packed }),
  /** `text` is the initial query */
  search: (text?: string) => withQuery(routes.search, { q: text }),
  /** the remaining steps of a placed order: code, payment */
  confirmOrder: (id: string) => withQuery(routes.checkoutConfirm, { order: id }),
  order: (id: string) => withId(routes.order, id),
  orderMap: (id: string) => withId(routes.orderMap, id),
  orderAgain: (id: string) => withId(routes.orderAgain, id),
  orderCancel: (id: string) => withId(routes.orderCancel, id),
  orderGrade: (id: string) => withId(routes.orderGrade, id),
  vacancy: (id: string) => withId(routes.vacancy, id),
  story: (id: string) => withId(routes.story, id),
} as const satisfies Record<Parametrized, (id: string) => string> & Record<string, unknown>;
