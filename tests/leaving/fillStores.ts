import type { Order } from '../../src/domain/order/order';
import { sampleAddress, samplePromo, sampleUser } from '../samples/models';
import { sampleOrder, sampleRequest } from '../samples/orders';

/** Says in every field that can hold it that this is the person's. */
export const mark = 'Faqat-Dilnozaniki';

const address = sampleAddress({ streetName: mark });
const order: Order = sampleOrder({ id: mark, note: mark });
const sent = { key: mark, request: sampleRequest(), knownIds: [], tries: 1 };
const card = { id: mark, name: mark, number: mark, expire: '', type: '' };
const phoneRecord = { id: mark, phone: mark, type: 'WEB', time: 60, timestamp: null };
const notice = { id: mark, title: {}, text: {}, image: null, orderId: mark, createdAt: 1 };

/** The modules of `src/stores`, by path from there without the extension. */
const modules = import.meta.glob<Record<string, unknown>>('../../src/stores/**/*.ts');
const pathOf = (file: string) => file.replace('../../src/stores/', '').replace(/\.ts$/, '');

/** Every store of the page's current life, by its path: the modules that export a `state`. */
export async function importAllStores(): Promise<Map<string, { state: object }>> {
  const found = new Map<string, { state: object }>();
  for (const [file, load] of Object.entries(modules)) {
    if (/\.test/.test(file)) continue;
    const { state } = await load();
    if (typeof state === 'object' && state !== null) found.set(pathOf(file), { state });
  }
  return found;
}

/** Puts something of the person's into each store that can hold it. */
export const personal: Readonly<Record<string, () => Promise<unknown>>> = {
  'session/session': async () =>
    (await import('../../src/stores/session/session')).setUser(
      sampleUser({ id: 'dilnoza', firstName: mark }),
    ),
  'session/phoneChange': async () =>
    (await import('../../src/stores/session/phoneChange')).begin(phoneRecord, 1),
  'session/profileEdits': async () =>
    (await import('../../src/stores/session/profileEdits')).edit({ lastName: mark }),
  'addresses/addresses': async () =>
    (await import('../../src/stores/addresses/addresses')).setSaved([address]),
  'addresses/addressDraft': async () =>
    (await import('../../src/stores/addresses/addressDraft')).fillIn('/', address),
  'order/draft': async () => {
    const draft = await import('../../src/stores/order/draft');
    draft.setAddress(address);
    draft.setReceiver({ firstName: mark, phone: mark });
    draft.setCheque(true, mark);
    draft.setPaymentType('CASH', mark);
  },
  'order/orders': async () => (await import('../../src/stores/order/orders')).setActive([order]),
  'order/archive': async () =>
    (await import('../../src/stores/order/archive')).set([mark], { nextPage: null, total: 1 }),
  'order/orderLoads': async () =>
    (await import('../../src/stores/order/orderLoads')).set(mark, 'ready', 1),
  'order/placedOrder': async () => (await import('../../src/stores/order/placedOrder')).begin(mark),
  'order/problemReport': async () => {
    const report = await import('../../src/stores/order/problemReport');
    report.open(mark);
    report.change({ comment: mark });
  },
  'order/lateOrders': async () =>
    (await import('../../src/stores/order/lateOrders')).expect([sent], mark),
  'cards/cards': async () => (await import('../../src/stores/cards/cards')).setCards([card]),
  'cards/cardCode': async () =>
    (await import('../../src/stores/cards/cardCode')).begin(
      { id: mark, phone: mark, time: 60, sentAt: 1 },
      null,
    ),
  'favourites/favourites': async () =>
    (await import('../../src/stores/favourites/favourites')).setKnown([
      { id: mark, productId: mark },
    ]),
  'favourites/pendingFavourite': async () =>
    (await import('../../src/stores/favourites/pendingFavourite')).set(mark),
  'content/notices': async () =>
    (await import('../../src/stores/content/notices')).addPage([notice], 0, true),
  'promo/promos': async () =>
    (await import('../../src/stores/promo/promos')).setOwn([samplePromo({ code: mark })]),
  'table/reservations': async () =>
    Object.assign((await import('../../src/stores/table/reservations')).state, {
      list: [{ id: mark }],
    }),
  'catalog/pastSearches': async () =>
    (await import('../../src/stores/catalog/pastSearches')).add(mark),
  'catalog/recentlyViewed': async () =>
    (await import('../../src/stores/catalog/recentlyViewed')).add(mark),
};

/** The stores that hold nothing of the person's, and those that stay with the basket. */
export const notPersonal: Readonly<Record<string, string>> = {
  clock: 'the time',
  confirmDialog: 'the open question',
  merchant: 'the shop',
  toasts: 'sentences, for 4.5 s',
  'addresses/regions': 'the shop',
  'basket/cart': 'products: stays with a lost session (settled)',
  'branches/branches': 'the shop',
  'brand/brands': 'the shop',
  'catalog/catalog': 'the shop',
  'catalog/grades': 'the shop',
  'content/banners': 'the shop',
  'content/stories': 'the shop, and which stories were seen on this device',
  'delivery/deliveryQuote': 'a price, asked for again',
  'order/storedFees': 'the shop',
  'order/pendingOrder': 'an order on its way: without it the basket could be ordered twice',
  'order/repeatOrder': 'whether a section was put away',
  'start/prompts': 'what this device was asked',
  'start/shortcuts': 'whether keys of this device do something',
  'table/reservationDraft': 'what is being typed, with no name in it',
  'table/table': 'the table that was scanned',
  'table/waiterCalls': 'when the waiter was called',
};

/** A state as text, with what is in its maps. */
export const textOf = (state: object): string =>
  JSON.stringify(state, (_, value) => (value instanceof Map ? [...value] : value));
