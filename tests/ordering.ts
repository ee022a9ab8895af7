import { expect } from 'vitest';
import { backend, home, inBrowser, logIn, type Page } from './journey';
import { settled, until } from './until';

const tomorrow = { day: '2026-03-05', time: '13:00' };

/** Every kind of order, and the call it uses. */
export const ways = [
  { way: 'a pick-up', isDelivery: false, later: null, path: '/orders/v1/orders' },
  { way: 'a delivery', isDelivery: true, later: null, path: '/orders/v1/orders' },
  {
    way: 'a planned pick-up',
    isDelivery: false,
    later: tomorrow,
    path: '/orders/v1/orders/at-time',
  },
  {
    way: 'a planned delivery',
    isDelivery: true,
    later: tomorrow,
    path: '/orders/v1/orders/at-time',
  },
] as const;
export type Way = (typeof ways)[number];
export const [pickUp, delivery, , plannedDelivery] = ways;

/** A customer who has filled everything in and only has to press. */
export async function customer({ isDelivery, later }: Way): Promise<Page> {
  const page = await inBrowser();
  await logIn(page);
  page.addToBasket(mainDish(page), [], 3);
  if (isDelivery) page.draft.setAddress(home);
  else page.chooseBranch('markaz');
  page.draft.setTime(later);
  page.draft.setNote('Piyozsiz');
  await until(() => isReady(page));
  return page;
}

/** Three of these reach the delivery minimum. */
export function mainDish(page: Page) {
  const product = page.catalog.state.catalog.products.find(
    ({ amount, modificationGroups, branches, discount, costPrice }) =>
      amount === null &&
      modificationGroups.length === 0 &&
      branches === null &&
      discount === 0 &&
      costPrice >= 1_500_000,
  );
  if (!product) throw new Error('The demo has no plain main dish');
  return product;
}

/** Everything that makes up a total has loaded. */
export const isReady = (page: Page): boolean =>
  page.merchant.state.orderSettings !== null &&
  ['ready', 'idle'].includes(page.delivery.state.status) &&
  page.branches.state.nearestId !== null;

/** What is in the basket and in the form now, as JSON knows it. */
export const filledIn = (page: Page): unknown =>
  JSON.parse(JSON.stringify([page.cart.state.lines, page.draft.state]));
export const posts = () =>
  backend.calls.filter(({ method, path }) => method === 'POST' && /\/v1\/orders/.test(path));

/** A pick-up order's call, once. */
export const orderCall = { method: 'POST', path: pickUp.path, times: 1 } as const;
/** Where an order is looked up. */
export const orderList = '/orders/v1/orders/user/{id}/active';

/** A customer about to press for a pick-up, on a device whose clock may be wrong. */
export async function atCheckout(ahead = 0): Promise<Page> {
  const page = await inBrowser({ ahead });
  await logIn(page);
  return fillPickUp(page);
}

export async function fillPickUp(page: Page): Promise<Page> {
  page.addToBasket(mainDish(page), [], 3);
  page.chooseBranch('markaz');
  await until(() => isReady(page));
  return page;
}

/** Presses, and waits for what comes of it. */
export const press = (page: Page) => settled(page.submitOrder(), 200);

/**
 * Presses like a person who wants one dinner: again when the app says that nothing was ordered, but
 * not while it is still checking. Every message on the way must be true.
 */
export async function pressUntilOrdered(page: Page): Promise<void> {
  const before = filledIn(page);
  for (let presses = 0; presses < 3 && page.placed.state.orderId === null; presses += 1) {
    const { kind } = await settled(page.submitOrder());
    if (kind === 'checking') await lookedFor(page);
    expect(backend.db.orders.length).toBe(page.placed.state.orderId === null ? 0 : 1);
    if (page.placed.state.orderId === null) expect(filledIn(page)).toEqual(before);
  }
  expectOneOrder(page);
}

/** The app has found out what became of an order, or has given up. */
export const lookedFor = (page: Page) => until(() => page.pending.state.status !== 'checking', 500);

export function expectOneOrder(page: Page) {
  expect(backend.db.orders).toHaveLength(1);
  expect(page.placed.state.orderId).toBe(String(backend.db.orders[0]?.id));
  expect(page.cart.state.lines).toEqual([]);
  expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
  expect(backend.db.orders[0]?.cartItems[0]?.product.count).toBe(3);
}
