import type { Page } from '@playwright/test';
import { planOrder } from '../../mocks/backend/rules/orderPlan';
import type { ServedShop } from '../../mocks/serve';
import { expect } from './fixtures';
import { later, place } from './pastOrders';
import type { Particulars } from './routeTour';
import { byMain, saveAddress } from './saveAddress';
import { addPlov, logIn, press } from './steps';

const address = {
  ...byMain,
  streetName: 'Navoiy koʻchasi',
  houseNumber: '5',
  office: '12',
  entrance: '2',
  floor: '3',
  domophone: '12K',
};

const things = { product: 'toy-oshi', story: 'story-osh', vacancy: 'vakansiya-oshpaz' };
const unknown = 'unknown';

/** What the routes are about for somebody who has never ordered. */
export const nothingOrdered: Particulars = {
  ...things,
  order: unknown,
  orderMap: unknown,
  orderAgain: unknown,
  orderCancel: unknown,
  orderGrade: unknown,
};

/**
 * Somebody for whom every screen has something to show: a basket, addresses, cards, favourites,
 * reservations, and orders in every state that has a screen of its own.
 */
export async function becomeCustomer(page: Page, shop: ServedShop): Promise<Particulars> {
  const { db, clock } = shop.backend;
  await logIn(page, shop);
  await addPlov(page, (text) => press(page, text));
  const user = db.users.at(-1);
  if (!user) throw new Error('Nobody has signed in');
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

  const eaten = place(shop, ['tandir-somsa', 'patir']);
  later(shop, 60);
  const onWay = place(shop, ['tandir-somsa']);
  Object.assign(onWay, { serviceType: 'DELIVERY', address });
  planOrder(onWay, clock.now());
  later(shop, 22);
  const sent = place(shop, ['patir']);
  expect(db.orders).toHaveLength(3);
  return {
    ...things,
    order: onWay.id,
    orderMap: onWay.id,
    orderAgain: eaten.id,
    orderCancel: sent.id,
    orderGrade: eaten.id,
  };
}
