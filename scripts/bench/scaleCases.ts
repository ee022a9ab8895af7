import type { Fillable } from '../../mocks/backend/seed/fillShop';
import { paths } from '../../src/navigation/paths';

export type ScaleCase = {
  name: string;
  fills: readonly Fillable[];
  count: number;
  /** opened in the running app; without one, home is opened for the first time */
  path?: string;
  /** the tab to choose there */
  tab?: string;
  /** lines in the basket */
  lines?: number;
  goal: number;
};

const full = (name: string, goal: number, ...fills: Fillable[]): ScaleCase => ({
  name,
  fills,
  count: 10_000,
  goal,
});
const onSheet = (name: string, path: string, ...fills: Fillable[]): ScaleCase => ({
  ...full(name, 300, ...fills),
  path,
});
/** A sheet with 100 lines in the basket. */
const withLines = (name: string, path: string): ScaleCase => ({
  ...onSheet(name, path, 'products'),
  count: 100,
  lines: 100,
  goal: 200,
});

export const scaleCases: readonly ScaleCase[] = [
  { name: 'the demo shop’s home, to compare', fills: [], count: 0, goal: 400 },
  full('home, products', 400, 'products'),
  full('home, categories', 400, 'categories'),
  full('home, banners and stories', 400, 'banners', 'stories'),
  full('home, brands', 400, 'brands'),
  full('home, active orders', 400, 'activeOrders'),
  onSheet('search results', paths.search('osh'), 'products'),
  onSheet('all categories', paths.category(), 'categories'),
  onSheet('one story of many parts', paths.story('story-osh'), 'storyParts'),
  onSheet('options of a dish', paths.product('toy-oshi'), 'options'),
  onSheet('branches', paths.branches, 'branches'),
  onSheet('branches on the map', paths.branchesMap, 'branches'),
  onSheet('cities', paths.branches, 'cities'),
  onSheet('contacts', paths.contacts, 'branches'),
  onSheet('reservation', paths.reservation, 'branches'),
  onSheet('reservations', paths.reservations, 'reservations'),
  onSheet('vacancies', paths.vacancies, 'vacancies'),
  onSheet('addresses', paths.addresses, 'addresses'),
  onSheet('choosing an address', paths.chooseAddress, 'addresses'),
  { ...onSheet('past orders', paths.orders, 'orders'), tab: 'Arxiv' },
  onSheet('active orders', paths.orders, 'activeOrders'),
  onSheet('notifications', paths.notifications, 'notices'),
  onSheet('cards', paths.cards, 'cards'),
  onSheet('favourites', paths.favorites, 'favourites'),
  onSheet('promo codes', paths.promos, 'promos'),
  withLines('basket of 100 lines', paths.basket),
  withLines('checkout of 100 lines', paths.checkout),
];
