import { vi } from 'vitest';
import { createOtherServer, type OtherServer } from '../otherServer/createOtherServer';
import { merchantId, merchantKey } from '../otherServer/shop';
import { setBase } from '../setBase';
import { rewindTo, serverTime } from './device';
import { goToCheckout } from './goToCheckout';
import { openLife } from './life';
import { person } from './person';
import type { Customer } from './server';
import { holdTime } from './time';

/** A customer of the foreign server: a samsa in the basket, and a pick-up branch. */
export async function createForeignCustomer(): Promise<Customer<OtherServer>> {
  holdTime();
  const server = createOtherServer({ now: serverTime, canCancel: true });
  setBase(server.options.base);
  const life = await openLife({ backend: server, path: `/?vendor=${merchantKey}` });
  await person.press(/^Savatga qoʻshish: Goʻshtli somsa/);
  const kept = await goToCheckout(() => server.world.codes.at(-1)?.code ?? '');
  life.end();
  const order = await fillServer(server);
  const startedAt = Date.now();
  const { nextId: _, options: __, ...world } = server.world;
  const stored = structuredClone(world);
  return {
    name: 'foreign',
    vendor: merchantKey,
    base: server.options.base,
    own: server,
    fetch: server.fetch,
    calls: () => server.calls,
    orderCount: () => server.world.orders.length,
    plant: ({ method, path }, { foreign }, times) =>
      server.plant({
        path,
        ...(method !== '*' && { method }),
        ...foreign,
        ...(times !== undefined && { times }),
      }),
    heal: server.heal,
    kept,
    named: (path) => path.replace('{order}', String(order)),
    restore() {
      rewindTo(startedAt);
      server.heal();
      server.calls.length = 0;
      Object.assign(server.world, structuredClone(stored));
    },
  };
}

/** Stores an address, a favourite and an order from an hour ago; returns the order's id. */
async function fillServer(server: OtherServer): Promise<number> {
  const { world } = server;
  const [token = '', userId = 0] = [...world.tokens].at(-1) ?? [];
  const fields = { name: 'Uy', streetName: 'Navoiy', latitude: 41.364, longitude: 69.284 };
  world.addresses.push({ id: world.nextId(), userId, fields });
  world.favourites.push({ id: world.nextId(), userId, productId: 101 });
  const body = {
    serviceType: 'PICK_UP',
    branchId: '1',
    cartItems: [{ product: { id: '101', count: 2 }, modifications: [] }],
    totalPrice: 18_000,
  };
  const request = new Request(`http://other.example${server.options.base}orders/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, merchant: String(merchantId) },
    body: JSON.stringify(body),
  });
  const answer = server.fetch(request);
  await vi.advanceTimersByTimeAsync(server.options.latency);
  if ((await answer).status !== 201) throw new Error(await (await answer).text());
  const placed = world.orders.at(-1);
  if (!placed) throw new Error('The order was not stored');
  placed.createdAt -= 60 * 60_000;
  return placed.id;
}
