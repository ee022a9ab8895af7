import { expect, vi } from 'vitest';
import { settled, until } from '../until';
import { inOtherBrowser, inOtherTelegram, lastOtherCode, type OtherPage, other } from './openOther';
import { endOfDay } from './shop';

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

/** A tea with the option that costs more, and what only the second branch sells. */
function fillWithOptions(page: OtherPage): void {
  const [tea, ayron] = ['201', '202'].map((id) => page.catalog.state.products.get(id));
  const group = tea?.modificationGroups[0];
  const large = group?.modifications.find(({ price }) => price === 300_000);
  if (!tea || !ayron || !group || !large) throw new Error('The drinks are not in the catalogue');
  const choice = { modificationId: large.id, groupId: group.id, count: 1 };
  page.addToBasket(tea, [choice], 1);
  page.addToBasket(ayron, [], 1);
}

/** The promo code counts until the end of today, and is not kept: this server’s orders have none. */
async function tryPromo(page: OtherPage): Promise<void> {
  const found = await settled(page.applyPromo('SOMSA10'));
  if (!other.options.takesPromos) return expect(found.kind).not.toBe('checked');
  expect(found).toMatchObject({ verdict: 'added', promo: { productDiscount: 10 } });
  const { endDate } = found.kind === 'checked' ? found.promo : { endDate: undefined };
  expect([null, endOfDay(Date.now())]).toContain(endDate);
  page.removePromo();
}

/** Pays where this server takes payments. */
async function pay(page: OtherPage, orderId: string): Promise<void> {
  if (!other.options.takesPayme) return;
  const openLink = vi.fn();
  const { telegram, ...rest } = page.services();
  page.provideServices({ ...rest, telegram: { ...telegram, openLink } });
  expect(await settled(page.payOrder(orderId))).toEqual({ kind: 'opened' });
  expect(openLink).toHaveBeenCalledExactlyOnceWith(`https://payme.invalid/${orderId}`);
}

/** The five ways through the shop that every author’s server has to allow. */
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
    await until(() => page.delivery.state.status === (isPriced ? 'ready' : 'unpriced'));
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

  async 'log-in → delivery with an option, paid online and followed'() {
    moveIn();
    const page = await settled(inOtherBrowser());
    await logIn(page);
    await until(() => page.addresses.state.status === 'ready');
    fillWithOptions(page);
    const [home] = page.addresses.state.saved;
    if (!home) throw new Error('The saved address is not listed');
    page.chooseAddress(home);
    const isPriced = home.latitude !== null;
    await until(() => page.delivery.state.status === (isPriced ? 'ready' : 'unpriced'));
    await tryPromo(page);
    if (other.options.takesPayme) page.draft.setPaymentType('PAYME');
    await order(page);
    const [placed] = other.world.orders;
    expect(placed?.total).toBe(1_600_000 + (isPriced ? 1_200_000 : 0));
    const id = String(placed?.id);
    await pay(page, id);
    expect(await settled(page.refreshOrder(id))).toBe('ready');
    const { lines, paymentType, address } = page.orders.state.known[id] ?? {};
    expect(lines?.map(({ productId }) => productId).sort()).toEqual(['201', '202']);
    expect(paymentType).toBe(other.options.takesPayme ? 'PAYME' : null);
    expect(address?.streetName).toBe('Amir Temur');
    const courier = page.orderLoads.state.couriers[id];
    expect(courier?.name).toBe(other.options.hasCouriers ? 'Ali Valiyev' : undefined);
    page.kill();
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
