import type { Page } from '@playwright/test';
import { planOrder } from '../../mocks/backend/rules/orderPlan';
import type { ServedShop } from '../../mocks/serve';
import { expect } from './fixtures';
import { later, place } from './pastOrders';
import { plant, plov } from './planted';
import type { Particulars } from './routeTour';
import { byMain, saveAddress } from './saveAddress';

const address = {
  ...byMain,
  streetName: 'Navoiy koʻchasi',
  houseNumber: '5',
  office: '12',
  entrance: '2',
  floor: '3',
  domophone: '12K',
};

const ids = { product: 'toy-oshi', story: 'story-osh', vacancy: 'vakansiya-oshpaz' };
const unknown = 'unknown';

/** Route parameters for a user who has never ordered. */
export const nothingOrdered: Particulars = {
  ...ids,
  order: unknown,
  orderMap: unknown,
  orderAgain: unknown,
  orderCancel: unknown,
  orderGrade: unknown,
};

/**
 * A user for whom every screen has content, on the device of the page's first load: a basket, addresses, cards, favourites, reservations,
 * and orders in every status with a screen of its own.
 */
export async function becomeCustomer(page: Page, shop: ServedShop): Promise<Particulars> {
  const { db, clock } = shop.backend;
  await plant(page, shop, { basket: [plov] });
  const user = db.users.at(-1);
  if (!user) throw new Error('No user has signed in');
  Object.assign(user, {
    firstName: 'Aziza',
    lastName: 'Karimova',
    email: 'aziza@example.uz',
    birthday: '1990-03-07',
    cashback: 45_000,
  });
  await saveAddress(shop, 'Uy', byMain);
  await saveAddress(shop, 'Ish', { latitude: 41.305, longitude: 69.25 });
  const { id: userId, merchantId } = user;
  const card = {
    userId,
    name: 'Oilaviy',
    number: '860012******1239',
    expire: '09/30',
    phone: '+998901234567',
    isVerified: true,
  };
  db.cards.push(
    { ...card, id: 'card-1', type: 'UZCARD' },
    { ...card, id: 'card-2', type: 'HUMO', expire: '01/24', name: '' },
  );
  db.favourites.push(
    { id: 'favourite-1', userId, productId: 'toy-oshi', isFavourite: true },
    { id: 'favourite-2', userId, productId: 'patir', isFavourite: true },
  );
  const reservation = {
    userId,
    merchantId,
    branchId: 'chilonzor',
    place: 'Terrasa',
    chairs: 4,
    comment: '',
    createdDate: '2026-03-01T09:00:00+05:00',
  };
  db.reservations.push(
    { ...reservation, id: 'table-1', status: 'CREATED', time: '2026-03-06T19:00:00+05:00' },
    { ...reservation, id: 'table-2', status: 'CANCELED', time: '2026-03-05T19:00:00+05:00' },
  );

  const finished = place(shop, ['tandir-somsa', 'patir']);
  later(shop, 60);
  const delivering = place(shop, ['tandir-somsa']);
  Object.assign(delivering, { serviceType: 'DELIVERY', address });
  planOrder(delivering, clock.now());
  later(shop, 22);
  const placed = place(shop, ['patir']);
  expect(db.orders).toHaveLength(3);
  return {
    ...ids,
    order: delivering.id,
    orderMap: delivering.id,
    orderAgain: finished.id,
    orderCancel: placed.id,
    orderGrade: finished.id,
  };
}
