import { expect, test } from 'vitest';
import { settled, until } from '../until';
import { beginOtherJourneys, inOtherTelegram, newHome, other } from './openOther';

beginOtherJourneys({ canCancel: true, takesPayme: true });

/** Samsas for home; another server's staff read Uzbek. */
async function delivery() {
  const page = {
    ...(await settled(inOtherTelegram())),
    ...(await import('../../src/stores/order/handOver')),
    ...(await import('../../src/flows/basket/orderAgain')),
    ...(await import('../../src/flows/order/payOtherwise')),
  };
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('no such product');
  page.addToBasket(somsa, [], 2);
  page.draft.setAddress(newHome);
  await until(() => page.delivery.state.status === 'ready');
  return page;
}

const body = () => other.world.orders.at(-1)?.body;

test('change and the wishes for the door are sent to the courier', async () => {
  const page = await delivery();
  page.setChange(5_000_000);
  page.toggleDoorWish('callFirst');
  page.toggleDoorWish('leaveAtDoor');
  page.draft.setCourierComment('Hovlida it bor');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  // Not left at the door, because it is paid there.
  const courierComment =
    'Hovlida it bor. 50\u00a0000\u00a0soʻmdan qaytim kerak. Kelishdan oldin qoʻngʻiroq qiling';
  expect(body()).toMatchObject({ paymentType: 'CASH', courierComment, note: '', comment: '' });
});

test('where an order does not tell its notes, what the device remembers holds for the next payment', async () => {
  const page = await delivery();
  page.draft.setPaymentType('PAYME');
  page.toggleDoorWish('leaveAtDoor');
  page.toggleDoorWish('dontRing');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(body()).toMatchObject({
    courierComment: 'Eshik oldida qoldiring. Eshik qoʻngʻirogʻini bosmang',
  });
  await settled(page.loadActiveOrders());
  const known = page.orders.state.known[String(other.world.orders[0]?.id)];
  if (!known) throw new Error('The order is not known');
  expect(await settled(page.payOtherwise(known, page.compareWithNow(known)))).toEqual({
    kind: 'open',
  });
  expect(page.readHandOver()).toMatchObject({
    isPaidAhead: true,
    door: ['leaveAtDoor', 'dontRing'],
  });
  page.draft.setPaymentType('CASH');
  expect(page.readHandOver()).toMatchObject({ isPaidAhead: false, door: ['dontRing'] });
  await until(() => page.delivery.state.status === 'ready');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(body()).toMatchObject({
    paymentType: 'CASH',
    courierComment: 'Eshik qoʻngʻirogʻini bosmang',
  });
});
