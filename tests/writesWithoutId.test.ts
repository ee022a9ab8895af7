import { expect, test } from 'vitest';
import { backend, beginJourneys, home, inTelegram, lastCode } from './journey';
import { eventually } from './until';

beginJourneys();

/** The server does the work and responds with 200 and no body, like a 204. */
const nothingFrom = (path: string, method = '*') =>
  backend.faults.add({ path, method, kind: 'empty', after: true });

const addressPath = '/users/v1/addresses/user/{id}';
const addressList = '/users/v1/addresses/merchant/{id}/user/{id}';

const uzcard = { number: '8600123412341239', expiry: '0928', cvv: '', name: 'Ish haqi' };

test('a card is confirmed', async () => {
  const page = await inTelegram();
  expect(await page.addCard(uzcard)).toBeNull();
  nothingFrom('/payments/v1/cards/{id}/verify');
  expect(await page.confirmCard(lastCode())).toBeNull();
  expect(page.cards.state.cards).toMatchObject([{ number: '8600 **** **** 1239' }]);
});

test('a card is added: its id comes from the list', async () => {
  const page = await inTelegram();
  nothingFrom('/payments/v1/cards', 'POST');
  const waiting = { id: 'card-7', number: '8600 **** **** 1239', isVerified: false };
  backend.faults.add({ path: '/payments/v1/cards', method: 'GET', kind: 'json', json: [waiting] });
  expect(await page.addCard(uzcard)).toBeNull();
  expect(page.cardCode.state.pending).toMatchObject({ id: 'card-7', time: 60 });
});

test('a card missing from every list was not added', async () => {
  const page = await inTelegram();
  backend.faults.add({ path: '/payments/v1/cards', method: 'POST', kind: 'empty' });
  expect((await page.addCard(uzcard))?.kind).toBe('unreadable');
  expect(page.cardCode.state.pending).toBeNull();
});

test('a code was not accepted if the card is missing from the list', async () => {
  const page = await inTelegram();
  expect(await page.addCard(uzcard)).toBeNull();
  backend.faults.add({ path: '/payments/v1/cards/{id}/verify', kind: 'empty' });
  expect((await page.confirmCard(lastCode()))?.kind).toBe('unreadable');
  expect(page.cardCode.state.isDone).toBe(false);
});

test('a card is confirmed when the list fails', async () => {
  const page = await inTelegram();
  expect(await page.addCard(uzcard)).toBeNull();
  nothingFrom('/payments/v1/cards/{id}/verify');
  backend.faults.add({ path: '/payments/v1/cards', status: 500 });
  expect(await page.confirmCard(lastCode())).toBeNull();
  expect(page.cardCode.state.isDone).toBe(true);
});

test('a favourite stays', async () => {
  const page = await inTelegram();
  const { id = '' } = page.catalog.state.catalog.products[0] ?? {};
  nothingFrom('/products/v1/favourite');
  await page.toggleFavourite(id);
  expect(page.favourites.state.known.has(id)).toBe(true);
  expect(page.toasts.state.list).toEqual([]);
});

test('an address is changed', async () => {
  const page = await inTelegram();
  expect(await page.saveAddress({ ...home, name: 'Uy' })).toBeNull();
  const [saved] = page.addresses.state.saved;
  if (!saved) throw new Error('No address was saved');
  nothingFrom('/users/v1/addresses/{id}', 'PUT');
  expect(await page.saveAddress({ ...saved, name: 'Hovli' })).toBeNull();
  expect(page.addresses.state.saved).toMatchObject([{ id: saved.id, name: 'Hovli' }]);
  expect(backend.db.addresses).toMatchObject([{ name: 'Hovli' }]);
});

test('a new address is stored once, and its id comes from the list', async () => {
  const page = await inTelegram();
  nothingFrom(addressPath);
  expect(await page.saveAddress({ ...home, name: 'Uy' })).toBeNull();
  expect(page.addresses.state.saved).toMatchObject([{ id: backend.db.addresses[0]?.id }]);
  expect(backend.db.addresses).toHaveLength(1);
});

test('a new address whose list fails is not sent again: the next start finds it', async () => {
  const page = await inTelegram();
  nothingFrom(addressPath);
  backend.faults.add({ path: addressList, status: 500 });
  expect(await page.saveAddress({ ...home, name: 'Uy' })).toBeNull();
  expect(page.draft.state.address?.name).toBe('Uy');
  backend.faults.clear();
  const next = await inTelegram();
  await eventually(() => expect(next.addresses.state.guest).toEqual([]));
  const [stored] = backend.db.addresses;
  expect(backend.db.addresses).toHaveLength(1);
  expect(next.draft.state.address?.id).toBe(stored?.id);
});

test('a new address whose list fails is not doubled when it is saved again', async () => {
  const page = await inTelegram();
  nothingFrom(addressPath);
  backend.faults.add({ path: addressList, status: 500 });
  expect(await page.saveAddress({ ...home, name: 'Uy' })).toBeNull();
  const { address } = page.draft.state;
  if (!address) throw new Error('No address is chosen');
  expect((await page.saveAddress({ ...address, name: 'Hovli' }))?.status).toBe(500);
  expect(page.draft.state.address?.name).toBe('Uy');
  backend.faults.clear();
  expect(await page.saveAddress({ ...address, name: 'Hovli' })).toBeNull();
  expect(backend.db.addresses).toMatchObject([{ name: 'Hovli' }]);
  expect(page.addresses.all()).toMatchObject([{ id: backend.db.addresses[0]?.id }]);
});

test('an address missing from the list was not stored, and is not resent automatically', async () => {
  const page = await inTelegram();
  backend.faults.add({ path: addressPath, kind: 'empty' });
  expect((await page.saveAddress({ ...home, name: 'Uy' }))?.kind).toBe('unreadable');
  const posts = backend.calls.filter(
    ({ method, path }) => method === 'POST' && /addresses/.test(path),
  );
  expect(posts).toHaveLength(1);
});

/** Noon in Tashkent in two days, when the branch is open. */
function reservationForm() {
  const day = 24 * 3_600_000;
  const at = Math.floor((backend.clock.now() + 2 * day) / day) * day + 7 * 3_600_000;
  return { branchId: 'markaz', place: '', chairs: 2, comment: '', at };
}

async function reserving() {
  for (const branch of backend.db.branches) branch.settings.bookingEnabled = true;
  await inTelegram();
  const { reserveTable } = await import('../src/flows/table/reservations');
  const { state } = await import('../src/stores/table/reservations');
  return { reserveTable, state };
}

test('a table is reserved once, and its id comes from the list', async () => {
  const { reserveTable, state } = await reserving();
  nothingFrom('/orders/v1/reservations', 'POST');
  expect(await reserveTable(reservationForm())).toEqual({ kind: 'reserved' });
  expect(backend.db.reservations).toHaveLength(1);
  expect(state.list).toMatchObject([{ id: backend.db.reservations[0]?.id }]);
});

test('a table is reserved when the list fails, but not when it is missing from the list', async () => {
  const { reserveTable, state } = await reserving();
  const path = '/orders/v1/reservations';
  backend.faults.add({ path, method: 'POST', kind: 'empty', after: true, times: 1 });
  backend.faults.add({ path, method: 'GET', status: 500 });
  expect(await reserveTable(reservationForm())).toEqual({ kind: 'reserved' });
  expect(state.list).toEqual([]);
  backend.faults.clear();
  backend.db.reservations = [];
  backend.faults.add({ path, method: 'POST', kind: 'empty' });
  expect((await reserveTable(reservationForm())).kind).toBe('failed');
  expect(backend.db.reservations).toEqual([]);
});
