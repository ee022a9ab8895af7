import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderRequest } from '../src/domain/order/orderRequest';
import { backend, beginJourneys, inBrowser, type Page } from './journey';
import { customer, pickUp } from './ordering';
import { envelope, spoilt } from './storedValues';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** What the device stores while the person's order, of which it does not know, is active at the server. */
let before: [string, string][];
/** The order as it is stored while it is looked for. */
let sent: { key: string; request: OrderRequest | null };

beforeEach(async () => {
  const page = await customer(pickUp);
  const { readOrderRequest } = await import('../src/flows/order/readOrderRequest');
  const request = readOrderRequest();
  expect(await settled(page.submitOrder())).toMatchObject({ kind: 'accepted' });
  page.kill();
  sent = Object.assign({ key: 'k', request }, { knownIds: [], isBlind: false, tries: 1 });
  before = Object.entries(localStorage).filter(([name]) => !/^(placed|intent|cart)/.test(name));
});

const looks = () => backend.calls.filter(({ path }) => path.endsWith('/active')).length;

/** Opens the shop with something under this key, which may be no order at all. */
function openWith(key: 'intent' | 'lateOrders', value: unknown): Promise<Page> {
  localStorage.clear();
  for (const [name, text] of before) localStorage.setItem(name, text);
  const [token] = before.find(([name]) => name.startsWith('token:')) ?? [];
  localStorage.setItem(token?.replace('token', key) ?? '', envelope(value));
  return inBrowser();
}

/** The look for it comes to an end, whatever it was, and nothing has gone wrong on the way. */
async function expectOver(page: Page) {
  await until(() => page.orders.state.activeAt !== null);
  const first = looks();
  await until(
    () =>
      page.pending.state.status !== 'checking' &&
      (page.lateOrders.state.awaited.length === 0 || looks() > first + 1),
    500,
  );
  const { reports } = await import('../src/device/report');
  expect([...reports, ...page.reports]).toEqual([]);
  page.kill();
}

/** Something else anywhere in it, and as often in what the look-up compares. */
function spoiltOrder(stored: object): fc.Arbitrary<unknown> {
  const { request } = sent;
  const compared = { lines: request?.lines, totals: request?.totals, address: request?.address };
  const spoiltRequest = spoilt(compared).map((other) => ({ ...request, ...Object(other) }));
  return fc.oneof(
    spoilt(stored),
    spoiltRequest.map((other) => ({ ...stored, request: other })),
  );
}

describe('an order on its way that is stored', () => {
  test('is found among the active ones', async () => {
    const page = await openWith('intent', { ...sent, earlier: [], phase: 'checking', waitedMs: 0 });
    await until(() => page.placed.state.orderId !== null);
    await expectOver(page);
  });

  test.each(['lines', 'totals', 'user', 'merchantId'])(
    'with something else as its %s is none, and is not looked for',
    async (name) => {
      for (const other of [null, 7, [null]]) {
        const request = { ...sent.request, [name]: other };
        const page = await openWith('intent', { ...sent, request, phase: 'checking' });
        expect(page.pending.state).toMatchObject({ status: 'idle', pending: null });
        const late = { ...sent, request, orderId: '1', looks: 20 };
        await expectOver(page);
        const next = await openWith('lateOrders', { awaited: [late], double: null });
        expect(next.lateOrders.state.awaited).toEqual([]);
        await expectOver(next);
      }
    },
  );

  test('with anything in it keeps nobody waiting for good', { timeout: 120_000 }, async () => {
    const pending = { ...sent, earlier: [{ ...sent, key: 'j' }], phase: 'checking', waitedMs: 0 };
    await fc.assert(
      fc.asyncProperty(spoiltOrder(pending), async (value) => {
        await expectOver(await openWith('intent', value));
      }),
      { numRuns: 25 },
    );
  });

  test('so does one that was replaced by another', { timeout: 120_000 }, async () => {
    const late = { ...sent, orderId: '1', looks: 20 };
    await fc.assert(
      fc.asyncProperty(spoiltOrder(late), spoilt(null), async (one, double) => {
        await expectOver(await openWith('lateOrders', { awaited: [one], double }));
      }),
      { numRuns: 25 },
    );
  });
});
