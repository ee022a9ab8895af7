import type { Fillable } from '../../mocks/backend/seed/fillShop';
import { paths } from '../../src/navigation/paths';

/** What a screen of a very large shop costs. */
export type Scale = {
  /** processor time of the main thread until the screen is ready, ms */
  mainThread: number;
  /** elements in the page: at rest, and the most while scrolling */
  elements: number;
  scrolled: number;
  /** 95 of 100 frames while scrolling were shorter, ms */
  frame: number;
};

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

const many = 10_000;
const onHome = (name: string, goal: number, ...fills: Fillable[]): ScaleCase => ({
  name,
  fills,
  count: many,
  goal,
});
const onSheet = (name: string, path: string, ...fills: Fillable[]): ScaleCase => ({
  name,
  fills,
  count: many,
  path,
  goal: 300,
});

export const scaleCases: readonly ScaleCase[] = [
  { name: 'the demo shop’s home, to compare', fills: [], count: 0, goal: 400 },
  onHome('home, products', 400, 'products'),
  onHome('home, categories', 400, 'categories'),
  onHome('home, banners and stories', 400, 'banners', 'stories'),
  onHome('home, brands', 400, 'brands'),
  onHome('home, active orders', 400, 'activeOrders'),
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
  {
    ...onSheet('basket of 100 lines', paths.basket, 'products'),
    count: 100,
    lines: 100,
    goal: 200,
  },
  {
    ...onSheet('checkout of 100 lines', paths.checkout, 'products'),
    count: 100,
    lines: 100,
    goal: 200,
  },
];
