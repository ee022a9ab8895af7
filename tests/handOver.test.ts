import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentType } from '../src/domain/order/paymentTraits';
import {
  backend,
  beginJourneys,
  chooseMain,
  fill,
  home,
  inBrowser,
  logIn,
  plainProduct,
} from './journey';
import { isReady } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** Sets the shop's own language, which is not the customer's. */
beforeEach(() => {
  for (const settings of backend.db.settings) settings.mainLanguage = 'ru';
});

const opened = async () => ({
  ...(await inBrowser()),
  ...(await import('../src/stores/order/handOver')),
  ...(await import('../src/stores/order/handOver')),
  ...(await import('../src/flows/basket/orderAgain')),
  ...(await import('../src/flows/order/payOtherwise')),
});
type Page = Awaited<ReturnType<typeof opened>>;

async function signedIn() {
  const page = await opened();
  await logIn(page);
  return page;
}

/** A person with a delivery to their home in the basket. */
async function delivery(paymentType: PaymentType = 'CASH'): Promise<Page> {
  const page = await signedIn();
  await refill(page);
  page.draft.setPaymentType(paymentType);
  return page;
}

async function refill(page: Page) {
  fill(page, 9);
  page.draft.setAddress(home);
  await until(() => isReady(page));
}

/** The notes of the order that is placed now, as staff read them. */
async function ordered(page: Page) {
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const record = backend.db.orders.at(-1);
  if (!record) throw new Error('No order');
  return { note: record.note, courierComment: record.courierComment };
}

const cashOf = (page: Page) => page.readHandOver().cash ?? 0;
const sum = (units: number) => units * 100;

describe('change', () => {
  test('is said to the courier in the shop’s language, after the person’s own words', async () => {
    const page = await delivery();
    page.draft.setCourierComment('Darvoza oldida.');
    page.setChange(sum(1_000_000));
    expect(await ordered(page)).toEqual({
      note: '',
      courierComment: 'Darvoza oldida. Нужна сдача с 1\u00a0000\u00a0000\u00a0сум',
    });
  });

  test('is said at a pick-up too', async () => {
    const page = await signedIn();
    chooseMain(page);
    fill(page, 2);
    page.setChange('none');
    expect((await ordered(page)).courierComment).toBe('Сдача не нужна');
  });

  test('is remembered for the next order, also after a reload', async () => {
    const page = await delivery();
    page.setChange(sum(1_000_000));
    await ordered(page);
    expect(page.draft.state.change).toBe(sum(1_000_000));
    const next = await opened();
    await refill(next);
    expect(next.readHandOver().change).toBe(sum(1_000_000));
  });

  test('is not said with another payment, nor for a sum that the total has outgrown', async () => {
    const page = await delivery();
    page.setChange(cashOf(page) + 100);
    page.draft.setPaymentType('TERMINAL');
    expect(page.readHandOver()).toMatchObject({ cash: null, change: null });
    page.draft.setPaymentType('CASH');
    fill(page, 1, 1);
    await until(() => isReady(page));
    expect(page.readHandOver()).toMatchObject({ change: null, outgrown: page.draft.state.change });
    expect((await ordered(page)).courierComment).toBe('');
  });

  test('is not needed for exactly the total', async () => {
    const page = await delivery();
    page.setChange(cashOf(page));
    expect((await ordered(page)).courierComment).toBe('Сдача не нужна');
  });
});

describe('wishes for the door', () => {
  test('are said to the courier, and remembered for the address', async () => {
    const page = await delivery('PAYME');
    page.toggleDoorWish('dontRing');
    page.toggleDoorWish('leaveAtDoor');
    page.draft.setCourierComment('Bola uxlayapti!');
    expect((await ordered(page)).courierComment).toBe(
      'Bola uxlayapti! Оставить у двери. Не звонить в дверь',
    );
    await refill(page);
    expect(page.readHandOver().door).toEqual(['leaveAtDoor', 'dontRing']);
    page.draft.setAddress({ ...home, id: 'other', latitude: home.latitude + 0.001 });
    expect(page.readHandOver().door).toEqual([]);
    page.draft.setAddress({ ...home, id: 'saved' });
    expect(page.readHandOver().door).toEqual(['leaveAtDoor', 'dontRing']);
    chooseMain(page);
    expect(page.readHandOver().door).toEqual([]);
  });

  test.each(['CASH', 'TERMINAL'] as const)(
    'an order that is paid by %s on hand-over is not left at the door',
    async (paymentType) => {
      const page = await delivery('PAYME');
      page.toggleDoorWish('leaveAtDoor');
      page.toggleDoorWish('callFirst');
      page.draft.setPaymentType(paymentType);
      expect(page.readHandOver()).toMatchObject({ isPaidAhead: false, door: ['callFirst'] });
      expect((await ordered(page)).courierComment).toBe('Позвонить перед приездом');
      // The next one, paid online, is.
      page.draft.setPaymentType('PAYME');
      await refill(page);
      expect(page.readHandOver().door).toEqual(['leaveAtDoor', 'callFirst']);
    },
  );
});

test('a shop without a main language is written to in the first one that it has switched on', async () => {
  for (const settings of backend.db.settings)
    Object.assign(settings, { mainLanguage: null, uzActive: false, ruActive: true });
  const page = await delivery();
  page.setChange('none');
  expect((await ordered(page)).courierComment).toBe('Сдача не нужна');
});

/** An order for home by Payme with every choice, that the person has not paid. */
async function unpaid() {
  for (const settings of backend.db.settings) settings.productComment = true;
  const page = await delivery('PAYME');
  page.draft.setNote('Piyozsiz');
  page.draft.setCourierComment('Darvoza oldida');
  page.setSubstitution('', 'call');
  page.setSubstitution(plainProduct(page).id, 'replace');
  page.toggleDoorWish('leaveAtDoor');
  const notes = await ordered(page);
  const order = page.orders.state.known[page.placed.state.orderId ?? ''];
  if (!order) throw new Error('The order is not known');
  return { page, order, notes };
}

test('paid another way, the choices come back as choices, and are said once', async () => {
  const { page, order, notes } = await unpaid();
  const { additions } = page.compareWithNow(order);
  expect(await settled(page.payOtherwise(order, { additions, differences: [] }))).toEqual({
    kind: 'open',
  });
  expect(page.draft.state).toMatchObject({
    note: 'Piyozsiz',
    courierComment: 'Darvoza oldida',
    substitution: { '': 'call', [plainProduct(page).id]: 'replace' },
  });
  await until(() => isReady(page));
  expect(await ordered(page)).toEqual(notes);
  expect(backend.db.orders.at(-1)?.cartItems).toMatchObject([
    { note: 'Если закончилось: заменить на похожее' },
  ]);
});

test('what was chosen since an order was placed is not replaced when it is paid another way', async () => {
  const { page, order } = await unpaid();
  page.setSubstitution('', 'leaveOut');
  page.toggleDoorWish('leaveAtDoor');
  page.toggleDoorWish('callFirst');
  await settled(page.payOtherwise(order, page.compareWithNow(order)));
  expect(page.draft.state).toMatchObject({ substitution: { '': 'leaveOut' } });
  page.draft.setPaymentType('PAYME');
  expect(page.readHandOver().door).toEqual(['callFirst']);
});

test('ordered again on another device, the wishes for the door come along', async () => {
  const { page, order } = await unpaid();
  page.draft.restore(null);
  page.putAgain(page.compareWithNow(order), order);
  page.draft.setPaymentType('PAYME');
  page.draft.setAddress(home);
  expect(page.readHandOver().door).toEqual(['leaveAtDoor']);
});
