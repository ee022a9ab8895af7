import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TelegramStorage } from '../src/telegram/handle';
import { combineBackends, type StorageBackend } from '../src/telegram/telegramStorage';
import { forgetDevice } from './forgetDevice';
import { backend, beginJourneys, chooseMain, fill } from './journey';
import { dilnoza, openPage } from './openPage';
import { eventually } from './until';

let texts: Map<string, string>;
let vault: TelegramStorage;

/** One of Telegram's storages, which refuses texts longer than `room` characters. */
function backendOf(texts: Map<string, string>, room = 4096) {
  const own: StorageBackend = {
    put: (name, text) =>
      text.length > room
        ? Promise.reject(new RangeError('Too long'))
        : Promise.resolve(texts.set(name, text)),
    remove: async (name) => texts.delete(name),
    read: async (name) => texts.get(name) ?? null,
  };
  return { texts, own };
}

const vaultWith = (room: number): TelegramStorage => combineBackends([backendOf(texts, room).own]);

beginJourneys();
beforeEach(() => {
  texts = new Map();
  vault = vaultWith(4096);
});

const open = (user = dilnoza, vendor = 'demo') =>
  openPage({ backend, user, vendor, contact: 'granted', vault });
type Page = Awaited<ReturnType<typeof open>>;

const untilBackedUp = () => eventually(() => expect([...texts.keys()]).toEqual(['basket_7001']));
const untilRemoved = () => eventually(() => expect(texts.size).toBe(0));
const untilRestored = (page: Page) =>
  eventually(() => expect(page.cart.state.lines).not.toHaveLength(0));

async function visit() {
  const page = await open();
  fill(page, 2);
  fill(page, 1, 1);
  page.draft.setNote('piyozsiz');
  await untilBackedUp();
  await eventually(() => expect(texts.get('basket_7001')).toContain('piyozsiz'));
  return page;
}

test('a device that lost its storage gets basket and draft back', async () => {
  const { lines } = (await visit()).cart.state;
  forgetDevice();
  const page = await open();
  await untilRestored(page);
  expect(page.cart.state.lines).toEqual(lines);
  expect(page.draft.state.note).toBe('piyozsiz');
});

test('the backup is not restored for another person or in another merchant’s shop', async () => {
  await visit();
  forgetDevice();
  const [other, bloom] = [
    await open({ id: 777, first_name: 'Aziz' }),
    await open(dilnoza, 'bloom'),
  ];
  // Calling again waits for the responses.
  await Promise.all([other.restoreBasketBackup(), bloom.restoreBasketBackup()]);
  expect(other.cart.state.lines).toEqual([]);
  expect(bloom.cart.state.lines).toEqual([]);
});

test('the basket on the device takes precedence, even if it is empty', async () => {
  const page = await visit();
  const old = texts.get('basket_7001') ?? '';
  page.cart.clear();
  await untilRemoved();
  // A stale backup, as after a slow cloud sync.
  texts.set('basket_7001', old);
  const recall = vi.spyOn(vault, 'recall');
  const next = await open();
  expect(recall).not.toHaveBeenCalled();
  expect(next.cart.state.lines).toEqual([]);
});

test('a basket begun before the backup is read is kept', async () => {
  await visit();
  forgetDevice();
  let answer: (text: string | null) => void = () => undefined;
  const old = texts.get('basket_7001') ?? null;
  vault = { ...vault, recall: () => new Promise((resolve) => (answer = resolve)) };
  const page = await open();
  fill(page, 1, 2);
  const { lines } = page.cart.state;
  answer(old);
  await eventually(() => expect(texts.get('basket_7001')).not.toBe(old));
  expect(page.cart.state.lines).toEqual(lines);
});

test('logging out removes the backup', async () => {
  const page = await visit();
  await page.logOut();
  await untilRemoved();
});

test('ordered items do not come back as a basket', async () => {
  const page = await visit();
  chooseMain(page);
  await page.submitOrder();
  expect(page.cart.state.lines).toEqual([]);
  await untilRemoved();
});

/** Sends the order; the page is killed as soon as the server has it, before its response arrives. */
async function loseResponse(page: Page, orders = 1) {
  chooseMain(page);
  const { fetch } = backend;
  const sent = vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
    const answer = await fetch(request);
    if (request.method === 'POST' && request.url.endsWith('/orders/v1/orders')) page.kill();
    return answer;
  });
  void page.submitOrder();
  await eventually(() => expect(backend.db.orders).toHaveLength(orders));
  sent.mockRestore();
}

const untilOrderBackedUp = () =>
  eventually(() => expect(texts.get('basket_7001')).toContain('knownIds'));

async function expectFound(page: Page) {
  await eventually(() => expect(page.placed.state.orderId).toBe(backend.db.orders[0]?.id));
  expect(page.cart.state.lines).toEqual([]);
  expect(backend.db.orders).toHaveLength(1);
}

test('an order whose response was lost together with storage is looked up, not sent again', async () => {
  const page = await visit();
  await loseResponse(page);
  await untilOrderBackedUp();
  forgetDevice();
  await expectFound(await open());
});

test('an order on its way counts, where the device keeps the basket but refuses the order', async () => {
  const { own: device, texts: onDevice } = backendOf(new Map());
  vault = combineBackends([device, backendOf(texts).own]);
  const page = await open();
  fill(page, 2);
  await eventually(() => expect([...onDevice.keys()]).toEqual(['basket_7001']));
  device.put = () => Promise.reject(new Error('QUOTA_EXCEEDED'));
  await loseResponse(page);
  await untilOrderBackedUp();
  await eventually(() => expect(onDevice.size).toBe(0));
  forgetDevice();
  await expectFound(await open());
});

describe('with room for the basket but not for the whole order on its way', () => {
  const backup = () => JSON.parse(texts.get('basket_7001') ?? '{}');

  /** `count` dishes in the basket; from now on Telegram takes their lines and `more` characters. */
  async function visitWithRoom(count: number, more: number) {
    const page = await open();
    for (let index = 0; index < count; index += 1) fill(page, 1, index);
    await eventually(() => expect(backup().lines).toHaveLength(count));
    const { userId, lines } = backup();
    Object.assign(vault, vaultWith(JSON.stringify({ userId, lines }).length + more));
    return page;
  }

  test.each([
    { left: 'without the names of its dishes', more: 2000, lines: 8 },
    { left: 'without the basket', more: 1500, lines: 0 },
  ])('the order is kept $left, and found in the next life', async ({ more, lines }) => {
    const page = await visitWithRoom(8, more);
    await loseResponse(page);
    await untilOrderBackedUp();
    expect(backup().lines).toHaveLength(lines);
    forgetDevice();
    await expectFound(await open());
  });

  test('an earlier order of the same dishes is not taken for the one on its way', async () => {
    const page = await visitWithRoom(8, 2000);
    const basket = page.cart.state.lines.map((line) => ({ ...line }));
    chooseMain(page);
    await page.submitOrder();
    const [earlier] = backend.db.orders;
    page.cart.replace(basket);
    await loseResponse(page, 2);
    await untilOrderBackedUp();
    expect(backup().intent.knownIds).toEqual([earlier?.id]);
    forgetDevice();
    const next = await open();
    const isOther = ({ id }: { id: string }) => id !== earlier?.id;
    const sent = backend.db.orders.find(isOther);
    await eventually(() => expect(next.placed.state.orderId).toBe(sent?.id));
    expect(backend.db.orders).toHaveLength(2);
  });

  test('where no order fits, its lines do not come back to be ordered a second time', async () => {
    const page = await visitWithRoom(2, 20);
    await loseResponse(page);
    forgetDevice();
    const next = await open();
    await next.restoreBasketBackup();
    chooseMain(next);
    await next.submitOrder();
    expect(backend.db.orders).toHaveLength(1);
    expect(next.cart.state.lines).toEqual([]);
  });
});

test('with little room the basket lines are stored first', async () => {
  vault = vaultWith(500);
  const page = await open();
  fill(page);
  page.draft.setNote('x'.repeat(450));
  await untilBackedUp();
  const { lines } = page.cart.state;
  forgetDevice();
  const next = await open();
  await untilRestored(next);
  expect(next.cart.state.lines).toEqual(lines);
  expect(next.draft.state.note).toBe('');
});

test('a basket too large for the storage leaves no older backup behind', async () => {
  vault = vaultWith(300);
  const page = await open();
  fill(page);
  await untilBackedUp();
  page.cart.setNote(page.cart.state.lines[0]?.key ?? '', 'x'.repeat(400));
  await untilRemoved();
});

test('a Telegram storage that never responds blocks nothing', async () => {
  const never = () => new Promise<never>(() => undefined);
  vault = { keep: never, recall: never };
  const page = await open();
  fill(page);
  expect((await open()).cart.state.lines).toHaveLength(1);
});

test.each(['', '{', 'null', '[]', '{"userId":"1"}', '{"lines":7}'])(
  'the text %j in Telegram’s storage is not a basket',
  async (text) => {
    texts.set('basket_7001', text);
    const page = await open();
    await page.restoreBasketBackup();
    expect(page.cart.state.lines).toEqual([]);
    expect(page.session.state.status).toBe('signedIn');
  },
);

const failingSignIn = { method: 'POST', path: '/webbot/v1/users/token', status: 503 };

/** Someone whose sign-in failed on the server, with a basket nevertheless. */
async function visitAsGuest() {
  backend.faults.add(failingSignIn);
  const page = await open();
  expect(page.session.state.status).toBe('guest');
  fill(page, 2);
  await vi.waitFor(() => expect([...texts.keys()]).toEqual(['guest_basket_7001']));
  return page.cart.state.lines;
}

test('a guest whose sign-in failed gets the basket back on a device that lost it', async () => {
  const lines = await visitAsGuest();
  forgetDevice();
  const page = await open();
  expect(page.session.state.status).toBe('guest');
  await untilRestored(page);
  expect(page.cart.state.lines).toEqual(lines);
  page.cart.clear();
  await untilRemoved();
});

test('a guest’s backup is adopted, and stored under the person, once the sign-in succeeds', async () => {
  const lines = await visitAsGuest();
  forgetDevice();
  backend.faults.clear();
  const page = await open();
  expect(page.session.state.status).toBe('signedIn');
  await untilRestored(page);
  expect(page.cart.state.lines).toEqual(lines);
  await untilBackedUp();
});

test('a guest’s basket does not overwrite the backup of the signed-in person', async () => {
  await visit();
  const own = texts.get('basket_7001');
  forgetDevice();
  backend.faults.add(failingSignIn);
  const page = await open();
  await page.restoreBasketBackup();
  expect(page.cart.state.lines).toEqual([]);
  fill(page, 1, 2);
  await vi.waitFor(() => expect(texts.has('guest_basket_7001')).toBe(true));
  expect(texts.get('basket_7001')).toBe(own);
});
