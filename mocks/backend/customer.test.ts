// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { createVisitor } from './visitor';

/** Wednesday noon in Tashkent. */
const noon = Date.UTC(2026, 4, 13, 7);
const home = { name: 'Uy', streetName: 'Navoiy', latitude: 41.31, longitude: 69.25, office: '12' };

async function arrange() {
  const backend = createBackend({ now: () => noon });
  const visitor = createVisitor(backend);
  await visitor.signIn();
  return { backend, visitor };
}

describe('customer data', () => {
  it('addresses can be saved, changed and deleted', async () => {
    const { visitor } = await arrange();
    const list = `/api/users/v1/addresses/merchant/7001/user/${visitor.userId}`;
    const saved = await visitor.post(`/api/users/v1/addresses/user/${visitor.userId}`, home);
    expect(saved.status).toBe(201);
    const one = `/api/users/v1/addresses/${saved.body.id}`;
    await visitor.call('PUT', one, { ...home, floor: '3' });
    expect((await visitor.get(list)).body[0]).toMatchObject({ office: '12', floor: '3' });
    expect((await visitor.call('DELETE', one)).status).toBe(204);
    expect((await visitor.get(list)).body).toEqual([]);
    expect((await visitor.call('DELETE', one)).status).toBe(404);
  });

  it('an address is stored as it was sent, with a door in any form and no place on the map', async () => {
    const { visitor } = await arrange();
    const sent = { ...home, latitude: null, longitude: null, type: 'VILLA', zone: { id: 5 } };
    const create = `/api/users/v1/addresses/user/${visitor.userId}`;
    const saved = await visitor.post(create, { ...sent, details: { kv: 5 }, userId: 'another' });
    const { userId } = visitor;
    expect(saved.body).toMatchObject({ ...sent, details: { kv: 5 }, userId });
    const one = `/api/users/v1/addresses/${saved.body.id}`;
    const { id } = saved.body;
    const changed = await visitor.call('PUT', one, { ...sent, details: 'kv. 6', id: '0' });
    expect(changed.body).toMatchObject({ ...sent, details: 'kv. 6', id, userId });
  });

  it('a profile keeps what it is sent, but for what is the server’s own', async () => {
    const { backend, visitor } = await arrange();
    const [before] = structuredClone(backend.db.users);
    const sent = { firstName: 'Aziza', nickname: 'Zizi', cashback: 1e6, phone: '+998900000000' };
    const answer = await visitor.call('PUT', `/api/users/v1/users/${visitor.userId}`, sent);
    const { cashback, phone } = before ?? {};
    expect(answer.body).toMatchObject({ firstName: 'Aziza', nickname: 'Zizi', cashback, phone });
  });

  it('marking a favourite repeatedly keeps one record', async () => {
    const { visitor } = await arrange();
    const body = { productId: 'lagmon', isFavourite: true };
    const first = await visitor.post('/api/products/v1/favourite', body);
    const again = await visitor.post('/api/products/v1/favourite', body);
    expect([first.status, again.status]).toEqual([201, 200]);
    const list = `/api/products/v1/favourite/all?userId=${visitor.userId}&isFavourite=true`;
    expect((await visitor.get(list)).body).toHaveLength(1);
  });

  it('a card is masked, and saved once its code is confirmed', async () => {
    const { backend, visitor } = await arrange();
    const cards = '/api/payments/v1/cards';
    const body = { number: '8600 1234 5678 9012', expire: '12/29', cvv: '123' };
    const added = await visitor.post(cards, body);
    expect(added.text).not.toContain('5678');
    expect((await visitor.get(cards)).body).toEqual([]);
    const code = backend.db.codes[0]?.code;
    await visitor.post(`${cards}/${added.body.id}/verify`, { code });
    expect((await visitor.get(cards)).body[0]).toMatchObject({ type: 'UZCARD', isVerified: true });
    expect((await visitor.post(cards, { ...body, expire: '13/29' })).status).toBe(400);
  });
});

describe('a table', () => {
  it('can be reserved within the hours of a branch that takes reservations', async () => {
    const { visitor } = await arrange();
    const path = '/api/orders/v1/reservations';
    const reserve = (branchId: string, time: string) =>
      visitor.post(path, { branchId, chairs: 4, time });
    expect((await reserve('chilonzor', '2026-05-15T19:00:00+05:00')).status).toBe(201);
    const night = await reserve('chilonzor', '2026-05-15T03:00:00+05:00');
    expect(night.body.message).toBe('branch-closed');
    const past = await reserve('chilonzor', '2026-05-12T19:00:00+05:00');
    expect(past.body.message).toBe('time-invalid');
    const other = await reserve('registon', '2026-05-15T19:00:00+05:00');
    expect(other.body.message).toBe('booking-unavailable');
    expect((await visitor.get(path)).body.totalElements).toBe(1);
  });

  it('can call the waiter without a log-in', async () => {
    const { backend } = await arrange();
    const guest = createVisitor(backend);
    const body = { branchId: 'markaz', hallId: '1', tableId: '7' };
    expect((await guest.post('/api/orders/v1/waiter-calls', body)).status).toBe(201);
    expect(backend.db.waiterCalls).toHaveLength(1);
  });

  it('calls a waiter at most once a minute, but requests the bill at once', async () => {
    let at = noon;
    const guest = createVisitor(createBackend({ now: () => at }));
    const call = async (reason: string) =>
      (await guest.post('/api/orders/v1/waiter-calls', { tableId: '7', reason })).status;
    expect(await call('WAITER')).toBe(201);
    expect(await call('WAITER')).toBe(422);
    expect(await call('BILL')).toBe(201);
    at += 60_000;
    expect(await call('WAITER')).toBe(201);
  });
});

describe('the nearest branch', () => {
  const closest = '/api/users/v1/branches/merchant';

  it('is open, includes its distance, and delivers if requested', async () => {
    const { visitor } = await arrange();
    const at = 'lat=41.3046&lon=69.2588';
    const answer = await visitor.get(`${closest}/7001/closest?${at}&type=DELIVERY`);
    expect(answer.body).toMatchObject({ id: 'oshxona', distance: 0 });
  });

  it('of an unknown merchant is refused with the specification’s text', async () => {
    const { visitor } = await arrange();
    const answer = await visitor.get(`${closest}/undefined/closest?lat=41.3&lon=69.2`);
    expect(answer.body).toMatchObject({ status: 400, message: 'Merchant ID is undefined' });
  });
});

describe('the geocoder', () => {
  it('finds a street, and returns the same street for its coordinates', async () => {
    const { visitor } = await arrange();
    const path = '/api/notifications/v1/nominatim';
    const found = (await visitor.get(`${path}/search?format=json&q=navoiy`)).body[0];
    const named = await visitor.get(
      `${path}/reverse?format=json&lat=${found?.lat}&lon=${found?.lon}`,
    );
    expect(String(found?.name)).toContain('Navoiy');
    expect(named.body.address?.road).toBe(found?.name);
  });
});
