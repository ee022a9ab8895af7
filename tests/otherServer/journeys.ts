import { expect } from 'vitest';
import { settled, until } from '../until';
import { inOtherBrowser, inOtherTelegram, lastOtherCode, type OtherPage, other } from './openOther';

/** A customer who has an address on this server. */
const phone = '+998901112233';

const savedHome = {
  name: 'Uy',
  streetName: 'Amir Temur',
  houseNumber: '7',
  latitude: 41.364,
  longitude: 69.284,
  type: 'HOUSE',
  details: JSON.stringify({ office: '12', floor: '3' }),
  cityId: 1,
};

function moveIn(): void {
  const id = other.world.nextId();
  const nobody = { firstName: null, lastName: null, email: null, gender: null, birthday: null };
  other.world.people.push({ id, ...nobody, phone: '998901112233', telegramId: null });
  other.world.addresses.push({ id: other.world.nextId(), userId: id, fields: savedHome });
}

export async function logIn(page: OtherPage): Promise<void> {
  expect(await settled(page.sendCode(phone))).toBeNull();
  expect(await settled(page.confirmCode(lastOtherCode()))).toBeNull();
}

/** Adds meat samsas to the basket. */
export function fill(page: OtherPage, count: number): void {
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('The somsa is not in the catalogue');
  page.addToBasket(somsa, [], count);
}

async function order(page: OtherPage): Promise<void> {
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(page.placed.state.orderId).toBe(String(other.world.orders[0]?.id));
  expect(page.cart.state.lines).toEqual([]);
}

/** What a courier finds the door by, wherever in the order it is. */
const doorIn = ({ office, floor, courierComment }: Readonly<Record<string, unknown>>) =>
  [office, floor, courierComment].filter(Boolean).join(' ');

/** The four ways through the shop that every author’s server has to allow. */
export const journeys = {
  async 'start → pick-up order, inside Telegram'() {
    const page = await settled(inOtherTelegram());
    expect(page.session.state.user).toMatchObject({ firstName: 'Dilnoza' });
    fill(page, 3);
    page.chooseBranch('1');
    await order(page);
    expect(other.world.orders).toMatchObject([{ total: 2_700_000, lines: [{ count: 3 }] }]);
    expect(other.world.orders[0]?.body).toMatchObject({ serviceType: 'PICK_UP', branchId: '1' });
    page.kill();
  },

  async 'log-in → delivery to the saved address'() {
    moveIn();
    const page = await settled(inOtherBrowser());
    await logIn(page);
    await until(() => page.addresses.state.status === 'ready');
    fill(page, 2);
    const [home] = page.addresses.state.saved;
    if (!home) throw new Error('The saved address is not listed');
    page.chooseAddress(home);
    const isPriced = home.latitude !== null;
    await until(() => page.delivery.state.status === (isPriced ? 'ready' : 'untold'));
    await order(page);
    const [placed] = other.world.orders;
    expect(placed?.deliveryPrice).toBe(isPriced ? 1_200_000 : 0);
    expect(placed?.body).toMatchObject({
      serviceType: 'DELIVERY',
      branchId: isPriced ? '2' : null,
    });
    expect(doorIn(placed?.body ?? {})).toMatch(/^12 3( |$)/);
    page.kill();
  },

  async 'log-in → profile and address → log-out'() {
    moveIn();
    const page = await settled(inOtherBrowser());
    await logIn(page);
    await until(() => page.addresses.state.status === 'ready');
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
    const [home] = page.addresses.state.saved;
    if (!home) throw new Error('The saved address is not listed');
    expect(await settled(page.saveAddress({ ...home, name: 'Hovli' }))).toBeNull();
    expect(other.world.addresses).toMatchObject([
      { fields: { name: 'Hovli', streetName: 'Amir Temur' } },
    ]);
    page.kill();
    // The next life of the page reads back what the server stored.
    const next = await settled(inOtherBrowser());
    await until(() => next.session.state.user?.firstName === 'Malika');
    expect(next.session.state.user).toMatchObject(changes);
    await until(() => next.addresses.state.saved[0]?.details.office === '12');
    await settled(next.logOut());
    expect(next.session.state).toMatchObject({ status: 'guest', token: null });
    expect(other.world.tokens.size).toBe(0);
    next.kill();
  },

  async 'failed first sign-in: the shop opens for a guest, who logs in later and orders'() {
    other.plant({ path: '/webbot/v1/users/token', answer: { status: 500 } });
    const page = await settled(inOtherTelegram());
    expect(page.session.state.status).toBe('guest');
    expect(page.catalog.state.status).toBe('ready');
    fill(page, 1);
    other.heal();
    await settled(page.ensureSignedIn());
    expect(page.session.state.status).toBe('signedIn');
    expect(page.session.state.user?.phone).toBeTruthy();
    page.chooseBranch('1');
    await order(page);
    page.kill();
  },
} as const satisfies Record<string, () => Promise<void>>;
