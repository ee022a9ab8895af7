import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { sampleUser } from '../../../tests/samples/models';
import { fakeServer, json } from '../../api/fakeServer.testing';
import { readBuildSettings } from '../../device/buildSettings';
import * as archive from '../../stores/order/archive';
import * as orders from '../../stores/order/orders';
import '../../stores/session/callScopes';
import * as session from '../../stores/session/session';
import { plainBrowser } from '../../telegram/plainBrowser';
import { provideServices } from '../services';
import { loadMoreArchive, refreshArchive } from './loadArchive';

beforeEach(() => {
  signOut();
  session.signIn('token-1', sampleUser());
});

const ids = () => [...archive.state.ids];
/** Signing out clears the user's data synchronously. */
function signOut() {
  session.setGuest();
  orders.reset();
}

const many = (count: number) => Array.from({ length: count }, (_, index) => String(count - index));

/** Serves pages of ten of `list`, which `before` may change first. */
function serve(
  list: string[],
  before: (requestCount: number) => void = () => undefined,
  tellsTotal = true,
) {
  let requestCount = 0;
  const server = fakeServer(() => {
    const page = Number(server.received.at(-1)?.url.searchParams.get('page'));
    before(requestCount);
    requestCount += 1;
    const content = list.slice(page * 10, page * 10 + 10).map((id) => ({ id, status: 'CLOSED' }));
    const last = (page + 1) * 10 >= list.length;
    return json({ content, last, ...(tellsTotal && { totalElements: list.length }) });
  });
  provideServices({
    http: server.http,
    telegram: plainBrowser({ ask: () => Promise.resolve(true) }),
    build: readBuildSettings(document),
    now: Date.now,
    uptime: () => performance.now(),
    locks: null,
    newKey: () => 'key',
  });
  return server;
}

async function readAll() {
  for (let attempt = 0; attempt < 20 && archive.state.nextPage !== null; attempt += 1)
    await loadMoreArchive();
}

test('34 orders are loaded in four pages, one request each', async () => {
  const { received } = serve(many(34));
  await readAll();
  expect(received.map(({ url }) => url.searchParams.get('page'))).toEqual(['0', '1', '2', '3']);
  expect(ids()).toEqual(many(34));
});

test('an order added between two pages is shown, and none appears twice', async () => {
  const list = many(34);
  serve(list, (requestCount) => requestCount === 2 && list.unshift('new'));
  await readAll();
  expect(ids()).toEqual(['new', ...many(34)]);
});

test('an order removed between two pages does not hide another', async () => {
  const list = many(34);
  serve(list, (requestCount) => requestCount === 1 && list.splice(3, 1));
  await readAll();
  expect(ids()).toEqual(list);
});

test('whatever changes between pages, every remaining order is shown once and in order', async () => {
  const changes = fc.array(fc.record({ at: fc.nat(4), where: fc.nat(40) }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.nat(45), fc.boolean(), changes, async (count, comes, changes) => {
      signOut();
      session.signIn('token-1', sampleUser());
      const list = many(count);
      const before = new Set(list);
      serve(list, (requestCount) => {
        for (const [index, { at, where }] of changes.entries()) {
          if (at !== requestCount) continue;
          if (comes) list.splice(where, 0, `new-${index}`);
          else list.splice(where, 1);
        }
      });
      await readAll();
      const stayed = list.filter((id) => before.has(id));
      expect(ids().filter((id) => stayed.includes(id))).toEqual(stayed);
      expect(new Set(ids()).size).toBe(ids().length);
      await refreshArchive();
      await readAll();
      expect(ids()).toEqual(list);
    }),
    { numRuns: 100 },
  );
});

test('without a total, an order that moved to the next page is still shown once', async () => {
  const list = many(25);
  serve(list, (requestCount) => requestCount === 1 && list.unshift('new'), false);
  await readAll();
  expect(ids()).toEqual(['new', ...many(25)]);
});

test('a failed page keeps the loaded orders and can be retried', async () => {
  const list = many(15);
  let isDown = false;
  const server = serve(list, () => {
    if (isDown) throw new TypeError('Failed to fetch');
  });
  await loadMoreArchive();
  isDown = true;
  await loadMoreArchive();
  expect(archive.state.status).toBe('failed');
  expect(ids()).toEqual(list.slice(0, 10));
  isDown = false;
  await loadMoreArchive();
  expect(ids()).toEqual(list);
  expect(server.received.at(-1)?.url.searchParams.get('page')).toBe('1');
});

test('a reload that failed once all orders were loaded can be retried', async () => {
  const list = many(5);
  let isDown = false;
  serve(list, () => {
    if (isDown) throw new TypeError('Failed to fetch');
  });
  await readAll();
  isDown = true;
  await refreshArchive();
  expect(archive.state.status).toBe('failed');
  isDown = false;
  list.unshift('new');
  await loadMoreArchive();
  expect(archive.state.status).toBe('ready');
  expect(ids()).toEqual(['new', ...many(5)]);
});

test('a server that repeats the same page is not polled forever', async () => {
  const server = serve([]);
  const same = many(10).map((id) => ({ id }));
  const { http } = fakeServer(() => json({ content: same, last: false }));
  provideServices({
    http,
    telegram: plainBrowser({ ask: () => Promise.resolve(true) }),
    build: readBuildSettings(document),
    now: Date.now,
    uptime: () => performance.now(),
    locks: null,
    newKey: () => 'key',
  });
  await readAll();
  expect(ids()).toEqual(many(10));
  expect(archive.state.nextPage).toBeNull();
  expect(server.received).toEqual([]);
});

test('a response that arrives after sign-out is discarded', async () => {
  serve(many(5), signOut);
  await loadMoreArchive();
  expect(ids()).toEqual([]);
  expect(orders.state.known).toEqual({});
});
