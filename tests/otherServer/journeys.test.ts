import { expect, test } from 'vitest';
import { settled, until } from '../until';
import {
  beginOtherJourneys,
  inOtherBrowser,
  inOtherTelegram,
  lastOtherCode,
  newHome,
  type OtherPage,
  other,
} from './openOther';
import { deliveryPrice } from './orders';

beginOtherJourneys();

/** Opens a page, advancing time for the server's latency. */
const opened = (page: Promise<OtherPage>) => settled(page);

async function logIn(page: OtherPage, phone = '+998901112233') {
  expect(await settled(page.sendCode(phone))).toBeNull();
  expect(await settled(page.confirmCode(lastOtherCode()))).toBeNull();
}

/** Adds meat samsas to the basket. */
function fill(page: OtherPage, count: number) {
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('The somsa is not in the catalogue');
  page.addToBasket(somsa, [], count);
}

test('start → pick-up order, inside Telegram', async () => {
  const page = await opened(inOtherTelegram());
  expect(page.session.state.user).toMatchObject({ firstName: 'Dilnoza' });
  fill(page, 3);
  page.chooseBranch('1');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toMatchObject([{ total: 2_700_000, lines: [{ count: 3 }] }]);
  expect(other.world.orders[0]?.body).toMatchObject({ serviceType: 'PICK_UP', branchId: '1' });
  expect(page.placed.state.orderId).toBe(String(other.world.orders[0]?.id));
  expect(page.cart.state.lines).toEqual([]);
});

test('start → delivery order, to a branch without hours', async () => {
  const page = await opened(inOtherBrowser());
  await logIn(page);
  fill(page, 2);
  page.draft.setAddress(newHome);
  await until(() => page.delivery.state.status === 'ready');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toMatchObject([
    { total: 1_800_000 + deliveryPrice, body: { serviceType: 'DELIVERY', branchId: '2' } },
  ]);
});

test('log-in → profile → log-out', async () => {
  const page = await opened(inOtherBrowser());
  await logIn(page);
  const changes = {
    firstName: 'Malika',
    lastName: 'Karimova',
    email: null,
    birthday: '1990-05-17',
    gender: 'female',
  } as const;
  expect(await settled(page.saveProfile(changes))).toBeNull();
  expect(other.world.people).toMatchObject([
    { firstName: 'Malika', birthday: Date.parse(changes.birthday) },
  ]);
  // The next life of the page reads back what the server stored.
  const next = await opened(inOtherBrowser());
  await until(() => next.session.state.user?.firstName === 'Malika');
  expect(next.session.state.user).toMatchObject(changes);
  await settled(next.logOut());
  expect(next.session.state).toMatchObject({ status: 'guest', token: null });
  expect(other.world.tokens.size).toBe(0);
});
test('failed first sign-in: the shop opens for a guest, who logs in later and orders', async () => {
  other.plant({ path: '/webbot/v1/users/token', answer: { status: 500 } });
  const page = await opened(inOtherTelegram());
  expect(page.session.state.status).toBe('guest');
  expect(page.catalog.state.status).toBe('ready');
  fill(page, 1);
  other.heal();
  await settled(page.ensureSignedIn());
  expect(page.session.state.status).toBe('signedIn');
  expect(page.session.state.user?.phone).toBeTruthy();
  page.chooseBranch('1');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
});
