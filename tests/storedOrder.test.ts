import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderRequest } from '../src/domain/order/orderRequest';
import { backend, beginJourneys, inBrowser, type Page } from './journey';
import { customer, pickUp } from './ordering';
import { envelope, spoilt } from './storedValues';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** Stored values of a device that does not know about the person's active order on the server. */
let before: [string, string][];
/** The order as stored during the look-up. */
let sent: { key: string; request: OrderRequest | null };

beforeEach(async () => {
  const page = await customer(pickUp);
  const { readOrderRequest } = await import('../src/flows/order/readOrderRequest');
  const request = readOrderRequest();
  expect(await settled(page.submitOrder())).toMatchObject({ kind: 'accepted' });
  page.kill();
  sent = Object.assign({ key: 'k', request }, { knownIds: [], hasNoBaseline: false, tries: 1 });
  before = Object.entries(localStorage).filter(([name]) => !/^(placed|intent|cart)/.test(name));
});

const lookUps = () => backend.calls.filter(({ path }) => path.endsWith('/active')).length;

/** Opens the shop with a value under this key, which need not be an order. */
function openWith(key: 'intent' | 'lateOrders', value: unknown): Promise<Page> {
  localStorage.clear();
  for (const [name, text] of before) localStorage.setItem(name, text);
  const [token] = before.find(([name]) => name.startsWith('token:')) ?? [];
  localStorage.setItem(token?.replace('token', key) ?? '', envelope(value));
  return inBrowser();
}

/** The look-up ends, and nothing is reported on the way. */
async function expectEnded(page: Page) {
  await until(() => page.orders.state.activeAt !== null);
  const first = lookUps();
  await until(
    () =>
      page.pending.state.status !== 'checking' &&
      (page.lateOrders.state.awaited.length === 0 || lookUps() > first + 1),
    500,
  );
  const { reports } = await import('../src/device/report');
  // An order that is found is counted.
  const troubles = [...reports, ...page.reports].filter(
    (one) => !Object.hasOwn(Object(one), 'order'),
  );
  expect(troubles).toEqual([]);
  page.kill();
}

/** Replaces a random part, half the time one that the look-up compares. */
function spoiltOrder(stored: object): fc.Arbitrary<unknown> {
  const { request } = sent;
  const compared = { lines: request?.lines, totals: request?.totals, address: request?.address };
  const spoiltRequest = spoilt(compared).map((other) => ({ ...request, ...Object(other) }));
  return fc.oneof(
    spoilt(stored),
    spoiltRequest.map((other) => ({ ...stored, request: other })),
  );
}

describe('a stored pending order', () => {
  test('is found among the active ones', async () => {
    const page = await openWith('intent', { ...sent, earlier: [], phase: 'checking', waitedMs: 0 });
    await until(() => page.placed.state.orderId !== null);
    await expectEnded(page);
  });

  test.each(['lines', 'totals', 'user', 'merchantId'])(
    'with an invalid %s is dropped, and not looked up',
    async (name) => {
      for (const other of [null, 7, [null]]) {
        const request = { ...sent.request, [name]: other };
        const page = await openWith('intent', { ...sent, request, phase: 'checking' });
        expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
        const late = { ...sent, request, orderId: '1', attemptsLeft: 20 };
        await expectEnded(page);
        const next = await openWith('lateOrders', { awaited: [late], double: null });
        expect(next.lateOrders.state.awaited).toEqual([]);
        await expectEnded(next);
      }
    },
  );

  test('with random damage always reaches an end', { timeout: 120_000 }, async () => {
    const pending = { ...sent, earlier: [{ ...sent, key: 'j' }], phase: 'checking', waitedMs: 0 };
    await fc.assert(
      fc.asyncProperty(spoiltOrder(pending), async (value) => {
        await expectEnded(await openWith('intent', value));
      }),
      { numRuns: 25 },
    );
  });

  test('that was resent, with random damage, always reaches an end', {
    timeout: 120_000,
  }, async () => {
    const late = { ...sent, orderId: '1', attemptsLeft: 20 };
    await fc.assert(
      fc.asyncProperty(spoiltOrder(late), spoilt(null), async (one, double) => {
        await expectEnded(await openWith('lateOrders', { awaited: [one], double }));
      }),
      { numRuns: 25 },
    );
  });
});
