import { expect, test } from 'vitest';
import { arrivalOf, cookingRange } from '../../src/domain/delivery/arrival';
import {
  lastAddress,
  lastOrder,
  orderedOften,
  pastReceivers,
} from '../../src/domain/order/pastOrders';
import { forgetDevice } from '../forgetDevice';
import { settled, until } from '../until';
import { beginOtherJourneys, inOtherBrowser, lastOtherCode, newHome, other } from './openOther';

beginOtherJourneys();

/** Two deliveries to the same place, of which the server lists the last one as over. */
async function afterOrders() {
  const page = await settled(inOtherBrowser());
  await settled(page.sendCode('+998901112233'));
  await settled(page.confirmCode(lastOtherCode()));
  for (const id of ['102', '101']) {
    const product = page.catalog.state.products.get(id);
    if (!product) throw new Error(`There is no ${id}`);
    page.addToBasket(product, [], 2);
    page.draft.setAddress(newHome);
    await until(() => page.delivery.state.status === 'ready');
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
  }
  const [first, last] = other.world.orders;
  const receiver = { firstName: 'Dilnoza', phone: '+998935550147' };
  Object.assign(first ?? {}, { status: 'CANCELED' });
  Object.assign(last ?? {}, { status: 'DELIVERED', body: { ...last?.body, receiver } });
  await settled(page.refreshArchive());
  return { page, past: Object.values(page.orders.state.known).reverse() };
}

test('past orders with few fields give the usual, the last address and the receivers', async () => {
  const { page, past } = await afterOrders();
  const { catalog } = page.catalog.state;
  expect(lastOrder(past)?.lines).toMatchObject([{ productId: '101', count: 2 }]);
  expect(orderedOften(past, catalog, null).map(({ id }) => id)).toEqual(['101']);
  expect(lastAddress(past)).toMatchObject({ latitude: 41.364, longitude: 69.284 });
  // The server's phones have no plus; the order's receiver needs it.
  expect(pastReceivers(past)).toEqual([{ firstName: 'Dilnoza', phone: '+998935550147' }]);
});

test('on a new device the delivery goes where the last one went, as soon as its person is known', async () => {
  const { page } = await afterOrders();
  page.kill();
  forgetDevice();
  const next = await settled(inOtherBrowser());
  await settled(next.sendCode('+998901112233'));
  await settled(next.confirmCode(lastOtherCode()));
  await until(() => next.delivery.state.status === 'ready');
  expect(next.draft.state.address).toMatchObject({ latitude: 41.364, longitude: 69.284 });
});

test('nothing is said about how long an order takes where the server tells no times', async () => {
  const { page, past } = await afterOrders();
  const cooking = cookingRange(page.catalog.state.catalog.products);
  expect(cooking).toBeNull();
  const [order] = past;
  if (!order) throw new Error('There is no order');
  expect(arrivalOf({ ...order, status: 'COOKING' }, cooking, null)).toBeNull();
});
