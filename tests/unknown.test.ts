import { describe, expect, test } from 'vitest';
import { addressAt, byMain, closest, tariff } from './delivering';
import {
  backend,
  beginJourneys,
  chooseMain,
  fill,
  inBrowser,
  inTelegram,
  logIn,
  type Page,
} from './journey';
import { settled, until } from './until';

// What cannot be read is unknown, neither none nor no: it stops no order. On the foreign server: otherServer/unknown.

beginJourneys({ isNoon: true, isHurried: true });

/** Answers this call with another body, written as the real one is changed. */
function answers(
  path: string,
  json: unknown,
  more: { method?: string; times?: number } = {},
): void {
  backend.faults.add({ path, kind: 'json', json, ...more });
}

async function customer(): Promise<Page> {
  const page = await settled(inBrowser());
  await settled(logIn(page));
  return page;
}

async function pickUp(page: Page): Promise<void> {
  fill(page);
  chooseMain(page);
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders).toHaveLength(1);
}

async function deliver(page: Page): Promise<string> {
  fill(page, 3);
  page.draft.setAddress(addressAt(byMain));
  await until(() => page.delivery.state.status === 'ready');
  return (await settled(page.submitOrder())).kind;
}

/** The demo shop’s. */
const ownBranches = () => backend.db.branches.filter(({ merchantId }) => merchantId === '7001');

const active = '/orders/v1/orders/user/{id}/active';

test.each([
  ['null', null],
  ['an object without a list', {}],
  ['what is no list', 7],
])('active orders as %s forbid no order', async (_, json) => {
  answers(active, json);
  await pickUp(await customer());
});

test('active orders without a body forbid no order', async () => {
  backend.faults.add({ path: active, kind: 'empty' });
  await pickUp(await customer());
});

test.each(['null', 'empty'] as const)('lists as %s are empty', async (kind) => {
  const page = await customer();
  for (const path of [
    '/users/v1/addresses/*',
    '/orders/v1/promo/user/*',
    '/products/v1/favourite/all',
  ])
    backend.faults.add({ method: 'GET', path, kind });
  await settled(page.loadAddresses());
  expect(page.addresses.state).toMatchObject({ status: 'ready', saved: [] });
  await settled(page.loadPromos());
  expect(page.promos.state).toMatchObject({ status: 'ready', own: [] });
  expect(await settled(page.loadFavourites())).toBe(true);
});

describe('where zones are checked', () => {
  const region = '/users/v1/region';
  const corners = [
    [41.2, 69.1],
    [41.2, 69.4],
    [41.45, 69.4],
    [41.45, 69.1],
  ] as const;

  test.each([
    ['objects', corners.map(([latitude, longitude]) => ({ latitude, longitude }))],
    ['short names', corners.map(([lat, lng]) => ({ lat, lng }))],
    ['nothing', null],
  ])('a polygon as %s delivers to an address in it', async (_, polygon) => {
    for (const rules of backend.db.orderRules) rules.shouldValidateDeliveryArea = true;
    answers(region, [{ id: 'zone', polygon }]);
    expect(await deliver(await customer())).toBe('accepted');
  });

  test('a polygon of objects still refuses an address outside', async () => {
    for (const rules of backend.db.orderRules) rules.shouldValidateDeliveryArea = true;
    answers(region, [{ id: 'zone', polygon: corners.map(([lat]) => ({ lat, lng: lat })) }]);
    expect(await deliver(await customer())).toBe('outOfZone');
  });
});

test('a log-in that answers a token without a user reads the profile', async () => {
  const page = await settled(inBrowser());
  const { fetch } = backend;
  backend.fetch = async (request) => {
    const answer = await fetch(request);
    if (!request.url.endsWith('/users/login')) return answer;
    const { token, ...record } = await answer.json();
    return Response.json(token ? { token } : record, { status: answer.status });
  };
  backend.faults.add({ path: '/nothing', status: 500 });
  expect(await settled(logIn(page))).toBeNull();
  expect(page.session.state).toMatchObject({ status: 'signedIn', loginRecord: null });
  await pickUp(page);
});

test('branches without settings are asked for in full, and offer pick-up', async () => {
  const short = ownBranches().map(({ settings: _, workHours: __, ...branch }) => branch);
  answers('/users/v1/branches', short);
  const page = await customer();
  await until(() => page.branches.state.branches.some(({ workHours }) => workHours !== null));
  await pickUp(page);
});

test('the tariff as deliveryPrice, and the closest branch in a list of one, deliver', async () => {
  const [main] = ownBranches();
  answers(closest, [main]);
  const page = await customer();
  const { fetch } = backend;
  backend.fetch = async (request) => {
    const answer = await fetch(request);
    if (!request.url.endsWith(tariff)) return answer;
    const { id, price } = await answer.json();
    return Response.json({ id, deliveryPrice: price });
  };
  expect(await deliver(page)).toBe('accepted');
});

test('a promo’s last day counts to its end', async () => {
  const [promo] = backend.db.promos;
  if (!promo) throw new Error('no promo');
  const page = await customer();
  fill(page, 20);
  const day = new Date(backend.clock.now() + 5 * 3_600_000).toISOString().slice(0, 10);
  const wire = { ...promo, discountType: promo.discountType.toLowerCase(), isActive: true };
  answers('/orders/v1/promo', { ...wire, startDate: day, endDate: day, minPrice: 0 });
  expect(await settled(page.applyPromo(promo.code))).toMatchObject({ verdict: 'added' });
});

test('a bot’s token as plain text signs in', async () => {
  const { fetch } = backend;
  backend.fetch = async (request) => {
    const answer = await fetch(request);
    if (!request.url.endsWith('/webbot/v1/users/token')) return answer;
    return new Response((await answer.json()).token);
  };
  backend.faults.add({ path: '/nothing', status: 500 });
  const signedAt = Math.floor(backend.clock.now() / 1000);
  const page = await settled(inTelegram({ signedAt }));
  expect(page.session.state.user?.firstName).toBe('Dilnoza');
});

describe('stock', () => {
  /** What the shop says of each product, with the server's amounts set to these in turn. */
  const amounts = (...cycle: readonly (number | null)[]) =>
    backend.db.products.forEach((product, at) => {
      product.amount = cycle[at % cycle.length] ?? null;
    });
  const shown = (page: Page) => [
    ...new Set(page.catalog.state.catalog.products.map(({ amount }) => amount)),
  ];

  test('is not kept where every product says 0', async () => {
    amounts(0);
    expect(shown(await settled(inBrowser()))).toEqual([null]);
  });

  test.each([
    ['of another', [0, 3]],
    ['that is not kept', [0, null]],
    ['below none', [0, -2]],
  ])('of 0 is sold out beside an amount %s', async (_, cycle) => {
    amounts(...cycle);
    expect(new Set(shown(await settled(inBrowser())))).toEqual(new Set(cycle));
  });

  test('that was seen on an earlier visit is sold out at 0, another shop’s is not', async () => {
    amounts(1);
    const first = await settled(inBrowser());
    first.kill();
    amounts(0);
    expect(shown(await settled(inBrowser()))).toEqual([0]);
    expect(shown(await settled(inBrowser({ vendor: 'bloom' })))).not.toContain(0);
  });
});
