import { describe, expect, test, vi } from 'vitest';
import { settled, until } from '../until';
import { addSomsa, logInThere } from './customer';
import { type Fields, missing } from './forms';
import { menuIn } from './menu';
import {
  beginOtherJourneys,
  inOtherBrowser,
  inOtherTelegram,
  newHome,
  type OtherPage,
  other,
  startOther,
} from './openOther';
import type { Variant } from './variants';

// What cannot be read is unknown, neither none nor no: it stops no order.

beginOtherJourneys();

const json = { 'content-type': 'application/json' };
const answers = (value: unknown) => ({
  status: 200,
  text: JSON.stringify(value),
  headers: json,
});

async function pickUp(page: OtherPage): Promise<void> {
  addSomsa(page, 2);
  page.chooseBranch('1');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toMatchObject([{ total: 1_800_000 }]);
}

describe('the list of active orders', () => {
  const path = '/orders/v1/orders/user/:id/active';

  test.each([
    ['null', answers(null)],
    ['204', { status: 204 }],
    ['an empty body', 'empty' as const],
    ['an object without a list', answers({})],
    ['a page of null', answers({ content: null, totalElements: 0 })],
    ['what is no list', answers(7)],
    ['words', { status: 200, text: 'No active orders' }],
  ])('as %s forbids no order', async (_, answer) => {
    other.plant({ path, answer });
    const page = await settled(inOtherBrowser());
    await logInThere(page);
    await pickUp(page);
  });

  test.each(['html', 'truncated'] as const)(
    'as a gateway’s page or half of it (%s) is asked for again before an order is sent',
    async (answer) => {
      const page = await settled(inOtherBrowser());
      await logInThere(page);
      addSomsa(page);
      page.chooseBranch('1');
      await settled(page.loadActiveOrders());
      page.orders.setActive([], Number.NEGATIVE_INFINITY);
      other.plant({ path, answer });
      expect((await settled(page.submitOrder())).kind).toBe('unreachable');
      other.heal();
      expect((await settled(page.submitOrder())).kind).toBe('accepted');
    },
  );
});

test.each([
  ['null', answers(null)],
  ['204', { status: 204 }],
  ['an object without a list', answers({})],
])('a list of addresses as %s is an empty one', async (_, answer) => {
  other.plant({ path: '/users/v1/addresses/*', answer });
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  await until(() => page.addresses.state.status === 'ready');
  expect(page.addresses.state.saved).toEqual([]);
});

describe('an amount of 0 everywhere', () => {
  const stocks = (page: OtherPage) => [
    ...new Set([...page.catalog.state.products.values()].map(({ amount }) => amount)),
  ];

  test('is no stock, until one was seen', async () => {
    const page = await settled(inOtherBrowser());
    expect(stocks(page)).toEqual([null]);
    page.kill();
    const { groups } = menuIn(2);
    const [group] = structuredClone(groups);
    const [somsa] = group?.categories?.[0]?.products ?? [];
    Object.assign(somsa ?? {}, { amount: '4' });
    other.plant({ path: '/products/v1/overalls', times: 1, answer: answers({ groups: [group] }) });
    const seen = await settled(inOtherBrowser());
    expect(stocks(seen)).toEqual([4, 0]);
    seen.kill();
    expect(stocks(await settled(inOtherBrowser()))).toEqual([0]);
  });
});

test('in a currency with three decimals 3 × 1.375 is 4.125', async () => {
  vi.stubEnv('VITE_CURRENCY', 'KWD');
  startOther({ digits: 3 });
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  addSomsa(page, 3);
  page.chooseBranch('1');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toMatchObject([{ total: 4125, body: { totalPrice: 4.125 } }]);
});

describe('where zones are checked', () => {
  const corners = [
    [41.2, 69.1],
    [41.2, 69.4],
    [41.45, 69.4],
    [41.45, 69.1],
  ] as const;
  const elsewhere = corners.map(([latitude]) => [latitude, 20 + latitude]);
  const swapped = corners.map(([latitude, longitude]) => [longitude, latitude]);

  async function deliver(regions: unknown): Promise<string> {
    other.plant({
      path: '/orders/v1/merchant/settings',
      answer: answers({ shouldValidateDeliveryArea: true }),
    });
    other.plant({ path: '/users/v1/region', answer: answers(regions) });
    const page = await settled(inOtherBrowser());
    await logInThere(page);
    addSomsa(page, 2);
    page.chooseAddress(newHome);
    await until(() => page.delivery.state.status === 'ready');
    return (await settled(page.submitOrder())).kind;
  }

  test.each([
    ['pairs', corners],
    ['pairs of texts', corners.map((pair) => pair.map(String))],
    ['rings', [corners]],
    ['objects', corners.map(([latitude, longitude]) => ({ latitude, longitude }))],
    ['short names', corners.map(([lat, lng]) => ({ lat, lng }))],
    ['JSON text', JSON.stringify(corners)],
    ['GeoJSON', { type: 'Polygon', coordinates: [swapped] }],
    ['a feature', { type: 'Feature', geometry: { type: 'Polygon', coordinates: [swapped] } }],
    ['several areas', { type: 'MultiPolygon', coordinates: [[swapped], [swapped]] }],
    ['nothing', null],
    ['what cannot be read', 'somewhere'],
  ])('a polygon as %s delivers to an address in it', async (_, polygon) => {
    expect(await deliver([{ id: 5, polygon }])).toBe('accepted');
  });

  test.each([
    ['objects', elsewhere.map(([lat, lng]) => ({ lat, lng }))],
    ['GeoJSON', { type: 'Polygon', coordinates: [elsewhere.map(([lat, lng]) => [lng, lat])] }],
  ])('a polygon as %s still refuses an address outside', async (_, polygon) => {
    expect(await deliver([{ id: 5, polygon }])).toBe('outOfZone');
  });

  test.each([
    ['null', null],
    ['an object without a list', {}],
    [
      'one zone that can be read and one that cannot',
      [
        { id: 5, polygon: elsewhere },
        { id: 6, polygon: null },
      ],
    ],
  ])('%s leaves an address to the server', async (_, regions) => {
    expect(await deliver(regions)).toBe('accepted');
  });
});

describe('a log-in that answers a token without a user', () => {
  const login = { path: '/webbot/v1/users/login', method: 'POST' };

  /** Logs in where the server sends only the token. */
  async function logInWithTokenOnly(): Promise<OtherPage> {
    other.options.variants = [
      { of: 'login', field: '*', as: 'as a token only', write: (_, { token }) => ({ token }) },
    ];
    const page = await settled(inOtherBrowser());
    await logInThere(page);
    expect(other.calls.filter(({ path }) => path === login.path)).toHaveLength(2);
    return page;
  }

  test('reads the profile with the token, and orders', async () => {
    const page = await logInWithTokenOnly();
    expect(page.session.state).toMatchObject({
      status: 'signedIn',
      loginRecord: null,
      user: { phone: '998901112233' },
    });
    await pickUp(page);
  });

  test('is believed until the profile can be read', async () => {
    other.plant({ path: '/users/v1/users/me', times: 2, answer: 'drop' });
    const page = await logInWithTokenOnly();
    expect(page.session.state).toMatchObject({ isProfileMissing: true, user: null });
    await until(() => page.session.state.user !== null, 500);
    await pickUp(page);
  });

  test('is no log-in when the server refuses the profile', async () => {
    other.options.variants = [
      { of: 'login', field: '*', as: 'as a token only', write: (_, { token }) => ({ token }) },
    ];
    other.plant({ path: '/users/v1/users/me', answer: { status: 403, text: 'no' } });
    const page = await settled(inOtherBrowser());
    expect(await settled(page.sendCode('+998901112233'))).toBeNull();
    const code = other.world.codes.at(-1)?.code ?? '';
    expect(await settled(page.confirmCode(code))).toMatchObject({ status: 403 });
    expect(page.session.state).toMatchObject({ status: 'guest', token: null });
  });
});

/** The server’s answers with one field written like this. */
function writes(of: Variant['of'], field: string, write: Variant['write']): void {
  other.options.variants = [...other.options.variants, { of, field, as: 'otherwise', write }];
}

test('branches that do not say what they offer are asked for in full, and offer pick-up', async () => {
  const { fetch } = other;
  other.fetch = async (request) => {
    const answer = await fetch(request);
    if (!new URL(request.url).pathname.endsWith('/users/v1/branches')) return answer;
    const list: Record<string, unknown>[] = await answer.json();
    return Response.json(list.map(({ settings: _, workHours: __, ...branch }) => branch));
  };
  const page = await settled(inOtherBrowser());
  await until(() => page.branches.state.branches.some(({ workHours }) => workHours !== null));
  expect(other.calls.map(({ path }) => path)).toContain('/users/v1/branches/full');
  await logInThere(page);
  await pickUp(page);
});

test('where nobody says what a branch offers, the server decides', async () => {
  writes('branch', 'settings', () => missing);
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  await pickUp(page);
});

test.each([
  ['nobody can read', () => ({ where: 'here' }), null],
  [
    'name a branch by its id',
    (_: unknown, { branch }: Fields) => ({ branch: (branch as Fields).id }),
    ['2'],
  ],
] as const)('links to branches that %s', async (_, write, expected) => {
  writes('link', '*', write);
  const page = await settled(inOtherBrowser());
  const links = page.catalog.state.products.get('202')?.branches;
  expect(links?.map(({ branchId }) => branchId) ?? null).toEqual(expected);
});

test.each(['pick_up', 'pick-up', 'Pick Up', 'PickUp'])(
  'hours of the type %j open a branch for pick-up',
  async (type) => {
    writes('workHours', 'type', (value) => (value === 'PICK_UP' ? type : value));
    const page = await settled(inOtherBrowser());
    const { todayHours } = await import('../../src/domain/time/schedule');
    const [first] = page.branches.state.branches;
    if (!first) throw new Error('no branch');
    expect(todayHours(first, Date.now(), 'Asia/Tashkent').state).toBe('open');
  },
);

test('an option that wraps its product has its name and price, and one without a price is not offered', async () => {
  writes('option', '*', (_, { id, ...record }) =>
    id === 311 ? { id, name: record.name } : { product: { id, ...record } },
  );
  const page = await settled(inOtherBrowser());
  const [group] = page.catalog.state.products.get('201')?.modificationGroups ?? [];
  expect(group?.modifications).toMatchObject([
    { id: '312', price: 300_000, name: { uz: 'Katta' } },
  ]);
  expect(page.reports).toContainEqual({
    call: 'GET /products/v1/overalls',
    what: expect.stringMatching(/^record 0 left out/),
  });
});

describe('a city without coordinates', () => {
  test.each([
    ['null', null],
    ['0', 0],
  ])('(%s) keeps its branches', async (_, none) => {
    writes('city', 'latitude', () => none);
    writes('city', 'longitude', () => none);
    const page = await settled(inOtherBrowser());
    await until(() => page.branches.state.status === 'ready');
    expect(page.branches.state.cities).toMatchObject([{ id: '1', latitude: null }]);
    expect(page.branches.state.cityId).toBe('1');
  });
});

test('a branch at 0, 0 is nowhere on the map, and takes orders', async () => {
  writes('branch', 'latitude', () => '0.0');
  writes('branch', 'longitude', () => 0);
  const page = await settled(inOtherBrowser());
  await until(() => page.branches.state.status === 'ready');
  expect(page.branches.state.branches.map(({ place }) => place)).toEqual([null, null]);
  await logInThere(page);
  await pickUp(page);
});

test.each([
  ['a text', (url: string): unknown => url],
  ['plain text', (url: string) => ({ plain: url })],
  ['another name', (url: string) => ({ orderId: 7, paymentPage: url })],
  ['a record in a record', (url: string) => ({ data: { payUrl: url } })],
])('a checkout link as %s is opened', async (_, write) => {
  other.options.takesPayme = true;
  other.reset();
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  addSomsa(page);
  page.chooseBranch('1');
  page.draft.setPaymentType('PAYME');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const url = 'https://payme.invalid/checkout';
  const written = write(url);
  const isPlain = typeof written === 'object' && written !== null && 'plain' in written;
  other.plant({
    path: '/payments/v2/checkout/:id',
    answer: isPlain ? { status: 200, text: url } : answers(written),
  });
  const openLink = vi.fn();
  const { telegram, ...rest } = page.services();
  page.provideServices({ ...rest, telegram: { ...telegram, openLink } });
  const id = String(other.world.orders[0]?.id);
  expect(await settled(page.payOrder(id))).toEqual({ kind: 'opened' });
  expect(openLink).toHaveBeenCalledExactlyOnceWith(url);
});

test.each([
  ['plain text', (token: unknown) => ({ plain: token })],
  ['another name', (token: unknown) => ({ accessToken: token })],
])('a bot’s token as %s signs in', async (_, write) => {
  const { fetch } = other;
  other.fetch = async (request) => {
    const answer = await fetch(request);
    if (!request.url.endsWith('/webbot/v1/users/token')) return answer;
    const { token } = await answer.json();
    const written = write(token);
    return 'plain' in written ? new Response(String(token)) : Response.json(written);
  };
  const page = await settled(inOtherTelegram());
  expect(page.session.state.user).toMatchObject({ firstName: 'Dilnoza' });
  await pickUp(page);
});

test.each([
  [
    'the tariff as deliveryPrice',
    'tariff',
    (_: unknown, { id, price }: Fields) => ({ id, deliveryPrice: price }),
  ],
  ['the closest branch in a list of one', 'closest', (_: unknown, record: Fields) => [record]],
  [
    'empty flat lists beside full nested ones',
    'catalogue',
    (_: unknown, record: Fields) => ({ ...record, categories: [], products: [] }),
  ],
] as const)('%s delivers', async (_, of, write) => {
  writes(of, '*', write);
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  addSomsa(page, 2);
  page.chooseAddress(newHome);
  await until(() => page.delivery.state.status === 'ready');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(other.world.orders).toMatchObject([{ total: 1_800_000 + 1_200_000 }]);
});

test('a page of words in place of an answer is no success', async () => {
  const page = await settled(inOtherBrowser());
  await logInThere(page);
  other.plant({ path: '/users/v1/users/me', answer: { status: 200, text: 'upstream timed out' } });
  expect(await settled(page.refreshProfile())).toMatchObject({ kind: 'unreadable' });
});
