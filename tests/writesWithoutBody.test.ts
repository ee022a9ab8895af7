import { expect, test } from 'vitest';
import {
  backend,
  beginJourneys,
  chooseMain,
  fill,
  inTelegram,
  lastCode,
  type Page,
} from './journey';
import { eventually } from './until';

beginJourneys();

/** The server does the work and responds with 200 and no body, like a 204. */
const nothingFrom = (path: string, method = '*') =>
  backend.faults.add({ path, method, kind: 'empty', after: true });

async function order(page: Page): Promise<string> {
  chooseMain(page);
  fill(page, 2);
  await eventually(() => expect(page.merchant.state.orderSettings).not.toBeNull());
  expect((await page.submitOrder()).kind).toBe('accepted');
  return page.placed.state.orderId ?? '';
}

const cancel = async (id: string) =>
  (await import('../src/flows/order/cancelOrder')).cancelOrder(id, 'Kech');
const grade = async (id: string) =>
  (await import('../src/flows/order/gradeOrder')).gradeOrder(id, {
    grade: 4,
    comment: '',
    products: [],
  });

test('an order is cancelled', async () => {
  const page = await inTelegram();
  const id = await order(page);
  nothingFrom('/orders/v1/orders/{id}/cancel');
  expect(await cancel(id)).toBeNull();
  expect(page.orders.state.known[id]).toMatchObject({ status: 'CANCELED', reason: 'Kech' });
});

test('an order is cancelled even if it cannot be reloaded', async () => {
  const page = await inTelegram();
  const id = await order(page);
  nothingFrom('/orders/v1/orders/{id}/cancel');
  backend.faults.add({ path: '/orders/v1/orders/{id}', status: 500 });
  expect(await cancel(id)).toBeNull();
  expect(page.orders.state.known[id]).toMatchObject({ status: 'CANCELED', reason: 'Kech' });
});

test('an order that the server still prepares is not cancelled', async () => {
  const page = await inTelegram();
  const id = await order(page);
  backend.faults.add({ path: '/orders/v1/orders/{id}/cancel', kind: 'empty' });
  expect((await cancel(id))?.kind).toBe('unreadable');
  expect(page.orders.state.known[id]?.status).toBe('CREATED');
});

test('an order is rated', async () => {
  const page = await inTelegram();
  const id = await order(page);
  backend.clock.advance(60 * 60_000);
  nothingFrom('/orders/v1/orders/{id}/grade');
  expect(await grade(id)).toBeNull();
  expect(page.orders.state.known[id]?.grade).toBe(4);
});

test.each([200, 500])('an order is confirmed when reloading it returns %i', async (status) => {
  const page = await inTelegram({ vendor: 'bloom' });
  const id = await order(page);
  await page.askForOrderCode(id);
  nothingFrom('/orders/v1/orders/{id}/confirm');
  if (status === 500) backend.faults.add({ path: '/orders/v1/orders/{id}', status });
  expect(await page.giveOrderCode(id, lastCode())).toBeNull();
  expect(page.placed.state.isConfirmed).toBe(true);
  expect(page.orders.state.known[id]?.isConfirmed).toBe(true);
});

test('the code of an order is sent', async () => {
  const page = await inTelegram({ vendor: 'bloom' });
  const id = await order(page);
  nothingFrom('/orders/v1/orders/{id}/confirm');
  expect(await page.askForOrderCode(id)).toBeNull();
  expect(page.placed.state.code).toMatchObject({
    phone: page.session.state.user?.phone,
    time: 60,
  });
});

test('the code of a log-in is sent', async () => {
  const page = await inTelegram();
  nothingFrom('/webbot/v1/users/login');
  expect(await page.sendCode('+998901112233')).toBeNull();
  expect(page.session.state.loginRecord).toMatchObject({ phone: '+998901112233', type: 'WEB' });
});

test('the code for a new phone is sent, and the phone is confirmed', async () => {
  const page = await inTelegram();
  const verify = '/users/v1/users/phone/verify';
  expect(await page.sendPhoneCode('+998935556677')).toBeNull();
  nothingFrom(verify);
  backend.faults.add({ path: '/users/v1/users/me', status: 500 });
  expect(await page.confirmPhone(lastCode())).toBeNull();
  expect(page.session.state.user?.phone).toBe('+998935556677');
  nothingFrom('/users/v1/users/phone');
  expect(await page.sendPhoneCode('+998935556688')).toBeNull();
  expect(page.phoneChange.state.record).toMatchObject({ phone: '+998935556688' });
});

test('the waiter is called', async () => {
  await inTelegram({ scan: 'tableId=7&hallId=zal&branchId=markaz' });
  const { callWaiter } = await import('../src/flows/table/callWaiter');
  nothingFrom('/orders/v1/waiter-calls');
  expect(await callWaiter('WAITER')).toBeNull();
  expect(backend.db.waiterCalls).toHaveLength(1);
});
