import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, inTelegram, plainProduct } from './journey';
import { until } from './until';

const minute = 60_000;

beginJourneys({ isHurried: true });

async function opened() {
  const page = await inTelegram();
  const afterwards = {
    ...(await import('../src/flows/order/followOrder')),
    ...(await import('../src/flows/order/cancelOrder')),
    ...(await import('../src/flows/order/gradeOrder')),
    ...(await import('../src/flows/basket/orderAgain')),
    ...(await import('../src/flows/start/showPrompts')),
    ...(await import('../src/flows/catalog/loadCatalog')),
    ...(await import('../src/flows/content/loadNotices')),
    freshness: await import('../src/stores/order/orderLoads'),
    notices: await import('../src/stores/content/notices'),
    offers: await import('../src/stores/start/prompts'),
  };
  return { ...page, ...afterwards };
}
type Page = Awaited<ReturnType<typeof opened>>;

/** Orders two pieces of a plain product for pick-up; returns the order's id. */
async function ordered(page: Page, productId = plainProduct(page).id): Promise<string> {
  const product = page.catalog.state.products.get(productId);
  if (!product) throw new Error(`The demo does not sell ${productId}`);
  page.draft.setServiceType('PICK_UP');
  page.chooseBranch('markaz');
  page.addToBasket(product, [], 2);
  let outcome: Awaited<ReturnType<Page['submitOrder']>> | null = null;
  void page.submitOrder().then((answer) => {
    outcome = answer;
  });
  await until(() => outcome !== null);
  const id = backend.db.orders.at(-1)?.id;
  expect(outcome).toMatchObject({ kind: 'accepted', orderId: id });
  return String(id);
}

const statusOf = (page: Page, id: string) => page.orders.state.known[id]?.status;

test('a followed order shows each of its states, and is no longer polled once it is over', async () => {
  const page = await opened();
  const id = await ordered(page);
  const stop = page.followOrder(id);
  const seen = new Set<unknown>();
  for (const minutes of [0, 1, 2, 15, 22]) {
    backend.clock.advance(minutes * minute);
    const expected = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'CLOSED'][seen.size];
    await until(() => statusOf(page, id) === expected);
    seen.add(statusOf(page, id));
  }
  const asked = () => backend.calls.filter(({ path }) => path.endsWith(`/orders/${id}`)).length;
  const before = asked();
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(asked()).toBe(before);
  stop();
});

test('an order that cannot be refreshed stays as it was, with its age, until the server is back', async () => {
  const page = await opened();
  const id = await ordered(page);
  const stop = page.followOrder(id);
  await until(() => page.freshness.state.orders[id]?.status === 'ready');
  backend.faults.add({ path: '/orders/v1/orders/*', kind: 'drop', times: null });
  backend.clock.advance(3 * minute);
  await until(() => page.freshness.state.orders[id]?.status === 'failed');
  const { toldAt, askedAt } = page.freshness.state.orders[id] ?? {};
  expect((askedAt ?? 0) - (toldAt ?? 0)).toBeGreaterThanOrEqual(3 * minute);
  expect(statusOf(page, id)).toBe('CREATED');
  backend.faults.clear();
  await until(() => statusOf(page, id) === 'COOKING');
  expect(page.freshness.state.orders[id]?.status).toBe('ready');
  stop();
});

test('an order that the server does not find for a moment is followed on', async () => {
  const page = await opened();
  const id = await ordered(page);
  backend.faults.add({ path: '/orders/v1/orders/*', status: 404, times: 1 });
  const stop = page.followOrder(id);
  await until(() => page.freshness.state.orders[id]?.status === 'missing');
  await vi.advanceTimersByTimeAsync(minute);
  await until(() => page.freshness.state.orders[id]?.status === 'ready');
  stop();
});

test('two screens that show an order share one request', async () => {
  const page = await opened();
  const id = await ordered(page);
  const asked = () => backend.calls.filter(({ path }) => path.endsWith(`/orders/${id}`)).length;
  const before = asked();
  const stops = [page.followOrder(id), page.followOrder(id)];
  await until(() => page.freshness.state.orders[id] !== undefined);
  expect(asked()).toBe(before + 1);
  stops[0]?.();
  await vi.advanceTimersByTimeAsync(11_000);
  await until(() => asked() === before + 2);
  stops[1]?.();
  await vi.advanceTimersByTimeAsync(minute);
  expect(asked()).toBe(before + 2);
});

test('an order is cancelled with a reason, but not once it is being prepared', async () => {
  const page = await opened();
  const [first, second] = [await ordered(page), await ordered(page)];
  expect(await page.cancelOrder(first, 'Fikrim oʻzgardi')).toBeNull();
  expect(page.orders.state.known[first]).toMatchObject({
    status: 'CANCELED',
    reason: 'Fikrim oʻzgardi',
  });
  backend.clock.advance(5 * minute);
  expect(await page.cancelOrder(second, 'Kech')).toMatchObject({ status: 409 });
  await until(() => statusOf(page, second) === 'COOKING');
});

test('an order is rated once, together with its products', async () => {
  const page = await opened();
  const id = await ordered(page);
  backend.clock.advance(60 * minute);
  const products = [{ productId: plainProduct(page).id, grade: 4 }];
  expect(await page.gradeOrder(id, { grade: 5, comment: 'Zoʻr', products })).toBeNull();
  expect(page.orders.state.known[id]?.grade).toBe(5);
  expect(backend.db.productGrades).toEqual(products);
  const again = await page.gradeOrder(id, { grade: 1, comment: '', products: [] });
  expect(again?.status).toBe(409);
  await until(() => page.orders.state.known[id]?.grade === 5);
});

test('ordering again adds what is available, and lists what is gone or costs more', async () => {
  const page = await opened();
  const id = await ordered(page);
  const order = page.orders.state.known[id];
  if (!order) throw new Error('The order is not known');
  expect(page.compareWithNow(order).differences).toEqual([]);
  page.putAgain(page.compareWithNow(order), order);
  expect(page.cart.state.lines).toMatchObject([{ productId: plainProduct(page).id, count: 2 }]);

  const record = backend.db.products.find((each) => each.id === plainProduct(page).id);
  if (!record) throw new Error('The product is not known');
  record.costPrice += 1000;
  await page.loadCatalog();
  expect(page.compareWithNow(order).differences).toMatchObject([{ kind: 'price' }]);
  record.active = false;
  await page.loadCatalog();
  expect(page.compareWithNow(order)).toMatchObject({
    additions: [],
    differences: [{ kind: 'gone' }],
  });
});

test('further Telegram features are offered with the first accepted order until they are answered, and never again', async () => {
  const agreed: string[] = [];
  const open = async () => {
    const page = await opened();
    const before = page.services();
    page.provideServices({
      ...before,
      telegram: {
        ...before.telegram,
        offers: () =>
          Promise.resolve({
            askForNotices: () => {
              agreed.push('notices');
              return Promise.resolve(false);
            },
            findHomeScreen: () => Promise.resolve(null),
            shareStory: null,
          }),
      },
    });
    return page;
  };
  const page = await open();
  expect(page.offers.state).toEqual({ wasAsked: false, orderId: null, open: [] });
  const order = page.orders.state.known[await ordered(page)];
  if (!order) throw new Error('The order is not known');
  await page.showPrompts({ ...order, paymentType: 'CLICK', isPaid: false });
  expect(page.offers.state.open).toEqual([]);
  await page.showPrompts(order);
  expect(page.offers.state).toMatchObject({ orderId: order.id, open: ['notices'] });

  const reloaded = await open();
  await reloaded.showPrompts({ ...order, id: 'another' });
  expect(reloaded.offers.state).toMatchObject({ orderId: order.id, open: ['notices'] });
  await reloaded.showPrompts(order);
  expect(reloaded.offers.state.open).toEqual(['notices']);
  await reloaded.acceptPrompt('notices');
  expect([agreed, reloaded.offers.state.open]).toEqual([['notices'], []]);

  const later = await open();
  await later.showPrompts(order);
  expect(later.offers.state.open).toEqual([]);
  await later.logOut();
  const muchLater = await open();
  await muchLater.showPrompts(order);
  expect(muchLater.offers.state.open).toEqual([]);
});

test('a notice of the far future does not make those after it read', async () => {
  const page = await opened();
  const [first] = backend.db.notices;
  if (!first) throw new Error('There are no notices');
  const now = backend.clock.now();
  const createdDate = (at: number) => new Date(at).toISOString();
  backend.db.notices.push({ ...first, id: 'ahead', createdDate: createdDate(now + 4e10) });
  await page.loadNotices();
  page.notices.markRead();
  backend.db.notices.push({ ...first, id: 'fresh', createdDate: createdDate(now + 1) });
  await page.loadNotices();
  expect(page.notices.unreadCount(page.notices.state)).toBe(1);
});

test('notices whose reload failed are asked for again, although there are no more of them', async () => {
  const page = await opened();
  await page.loadNotices();
  expect(page.notices.state.nextPage).toBeNull();
  backend.faults.add({ path: '/notifications/*', status: 500, times: null });
  await page.loadNotices();
  expect(page.notices.state.status).toBe('failed');
  backend.faults.clear();
  await page.loadMoreNotices();
  expect(page.notices.state.status).toBe('ready');
});

test('notices read on this device stay read', async () => {
  const page = await opened();
  await page.loadNotices();
  expect(page.notices.unreadCount(page.notices.state)).toBe(2);
  page.notices.markRead();
  expect(page.notices.unreadCount(page.notices.state)).toBe(0);
  const later = await opened();
  await later.loadNotices();
  expect(later.notices.unreadCount(later.notices.state)).toBe(0);
});
