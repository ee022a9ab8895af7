import type { Db } from '../db';
import { blankOrder } from '../records/blankOrder';
import type { OrderItemRecord, OrderRecord } from '../records/order';
import { demoId } from './demo/identity';
import { repeatProducts } from './repeatProducts';

/** Everything that a server sends as a list. */
export const fillable = [
  'products',
  'categories',
  'branches',
  'cities',
  'banners',
  'stories',
  'storyParts',
  'vacancies',
  'brands',
  'options',
  'addresses',
  'orders',
  'activeOrders',
  'notices',
  'cards',
  'favourites',
  'promos',
  'reservations',
] as const;
export type Fillable = (typeof fillable)[number];

/**
 * Fills lists of the demo shop, and those of its last user, with `count` entries each, for tests
 * and benchmarks of a shop that has grown or wants to break the app. Lists that the backend pages
 * come whole (`sendsWholeLists`).
 */
export function fillShop(db: Db, count: number, ...wanted: readonly Fillable[]): void {
  db.sendsWholeLists = true;
  for (const each of wanted) fillers[each](db, count);
}

const ofDemo = ({ merchantId }: { merchantId: string }) => merchantId === demoId;

function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('There is nothing to repeat.');
  return first;
}

/** `count` copies of a record, each with its number from 1. */
const copies = <T extends object>(record: T, count: number, part: (number: number) => Partial<T>) =>
  Array.from({ length: count }, (_, index) => ({ ...record, ...part(index + 1) }));

const inAll = (text: string) => ({ uz: text, ru: text, eng: text });

function lastUser({ users }: Db) {
  const user = users.at(-1);
  if (!user) throw new Error('No user has signed in');
  return user;
}

const fillers: Readonly<Record<Fillable, (db: Db, count: number) => void>> = {
  products(db, count) {
    db.products = repeatProducts(db.products.filter(ofDemo), count);
  },

  categories(db, count) {
    const [first, ...others] = db.categories.filter(ofDemo);
    if (!first) return;
    const part = (number: number) => ({ id: `turkum-${number}`, name: inAll(`Turkum ${number}`) });
    const many = copies({ ...first, groupId: null }, count, part);
    const products = db.products.filter(ofDemo);
    // A category without products is not shown. With all its texts 10,000 would be more than a response may hold.
    const one = { ...firstOf(products), description: inAll(''), modificationGroups: [] };
    db.categories = [first, ...others, ...many];
    db.products = [
      ...products,
      ...many.map(({ id }) => ({ ...one, id: `taom-${id}`, categoryId: id })),
    ];
  },

  branches(db, count) {
    const first = firstOf(db.branches.filter(ofDemo));
    const side = Math.ceil(Math.sqrt(count));
    db.branches = copies({ ...first, isMain: false }, count, (number) => ({
      id: `filial-${number}`,
      name: inAll(`Filial ${number}`),
      latitude: first.latitude + ((number % side) - side / 2) * 0.001,
      longitude: first.longitude + (Math.floor(number / side) - side / 2) * 0.001,
    }));
  },

  cities(db, count) {
    const first = firstOf(db.cities.filter(ofDemo));
    db.cities.push(
      ...copies({ ...first, isMain: false }, count, (number) => ({
        id: `shahar-${number}`,
        name: { ...first.name, ...inAll(`Shahar ${number}`) },
      })),
    );
  },

  banners(db, count) {
    const first = firstOf(db.banners.filter(ofDemo));
    db.banners = copies(first, count, (number) => ({ id: `banner-${number}` }));
  },

  stories(db, count) {
    const first = firstOf(db.stories.filter(ofDemo));
    db.stories = copies(first, count, (number) => ({ id: `hikoya-${number}` }));
  },

  storyParts(db, count) {
    const first = firstOf(db.stories.filter(ofDemo));
    const part = (number: number) => ({ id: `qism-${number}` });
    first.items = copies(firstOf(first.items), count, part);
  },

  vacancies(db, count) {
    const first = firstOf(db.vacancies.filter(ofDemo));
    db.vacancies = copies(first, count, (number) => ({
      id: `vakansiya-${number}`,
      position: inAll(`Lavozim ${number}`),
    }));
  },

  brands(db, count) {
    const first = firstOf(db.brands);
    db.brands.push(...copies(first, count, (number) => ({ id: `brend-${number}` })));
  },

  options(db, count) {
    const product = db.products.filter(ofDemo).find((each) => each.modificationGroups.length > 0);
    const group = firstOf(product?.modificationGroups ?? []);
    group.modifications = copies(firstOf(group.modifications), count, (number) => ({
      id: `tanlov-${number}`,
      name: inAll(`Tanlov ${number}`),
    }));
  },

  addresses(db, count) {
    const { id: userId } = lastUser(db);
    const [latitude, longitude] = [41.3119, 69.2425];
    for (let number = 1; number <= count; number += 1) {
      db.addresses.push({
        id: `manzil-${number}`,
        userId,
        merchantId: demoId,
        type: 'HOUSE',
        name: `Manzil ${number}`,
        streetName: 'Navoiy koʻchasi',
        houseNumber: String(number),
        details: '',
        description: '',
        cityId: null,
        comment: '',
        office: '',
        domophone: '',
        entrance: '',
        floor: '',
        createdDate: '2026-03-01T09:00:00+05:00',
        latitude: latitude + number * 1e-5,
        longitude,
      });
    }
  },

  orders: (db, count) => db.orders.push(...ordersOf(db, count, 'CLOSED')),

  activeOrders: (db, count) => db.orders.push(...ordersOf(db, count, 'COOKING')),

  notices(db, count) {
    for (let number = 1; number <= count; number += 1) {
      db.notices.push({
        id: `xabar-${number}`,
        merchantId: demoId,
        userId: null,
        title: inAll(`Xabar ${number}`),
        text: inAll('Bugun barcha salatlarga chegirma.'),
        image: null,
        orderId: null,
        createdDate: new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString(),
      });
    }
  },

  cards(db, count) {
    const { id: userId } = lastUser(db);
    for (let number = 1; number <= count; number += 1) {
      db.cards.push({
        id: `karta-${number}`,
        userId,
        name: `Karta ${number}`,
        number: `**** **** **** ${String(number % 10_000).padStart(4, '0')}`,
        expire: '12/30',
        phone: '998901234567',
        isVerified: true,
        type: 'HUMO',
      });
    }
  },

  favourites(db, count) {
    const { id: userId } = lastUser(db);
    db.products = repeatProducts(db.products.filter(ofDemo), count);
    db.favourites.push(
      ...db.products.map(({ id }) => ({
        id: `sevimli-${id}`,
        userId,
        productId: id,
        isFavourite: true,
      })),
    );
  },

  promos(db, count) {
    const first = firstOf(db.promos.filter(ofDemo));
    db.promos.push(
      ...copies({ ...first, isPublic: true, isActive: true }, count, (number) => ({
        id: `promo-${number}`,
        code: `PROMO${number}`,
      })),
    );
  },

  reservations(db, count) {
    const { id: userId } = lastUser(db);
    const branch = firstOf(db.branches.filter(ofDemo));
    for (let number = 1; number <= count; number += 1) {
      db.reservations.push({
        id: `bron-${number}`,
        userId,
        merchantId: demoId,
        branchId: branch.id,
        place: 'HALL',
        chairs: 2,
        time: new Date(Date.UTC(2026, 0, 1, 12) - number * 3_600_000).toISOString(),
        comment: '',
        status: 'CREATED',
        createdDate: '2025-01-01T09:00:00+05:00',
      });
    }
  },
};

/** Orders of the last user, each of one dish. */
function ordersOf(db: Db, count: number, status: OrderRecord['status']): OrderRecord[] {
  const { id: userId } = lastUser(db);
  const { id, name, image, costPrice } = firstOf(db.products.filter(ofDemo));
  const item: OrderItemRecord = {
    id: 'qator',
    product: { id, name, image, costPrice, discount: 0, count: 1 },
    modifications: [],
    note: '',
  };
  const order: OrderRecord = {
    ...blankOrder(),
    id: '',
    number: '',
    merchantId: demoId,
    userId,
    status,
    courierStatus: 'NEW',
    branchId: firstOf(db.branches.filter(ofDemo)).id,
    cartItems: [item],
    createdAt: Date.UTC(2026, 0, 1),
    productCount: 1,
    productPrice: costPrice,
    productDiscount: 0,
    totalProductPrice: costPrice,
    totalProductDiscount: 0,
    deliveryPrice: 0,
    deliveryDiscount: 0,
    totalDiscount: 0,
    cashback: 0,
    servicePrice: 0,
    totalPrice: costPrice,
  };
  return copies(order, count, (number) => ({
    id: `buyurtma-${number}`,
    number: String(100_000 + number),
  }));
}
