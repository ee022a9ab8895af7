import { expect, onTestFinished, test, vi } from 'vitest';
import { backend, beginJourneys, inTelegram } from './journey';
import { eventually } from './until';

beginJourneys();

const scan = 'tableId=7&hallId=zal&branchId=markaz';

/** The shop with the flows and stores of tables, from the same life of the page. */
async function openTable(scanned = scan, deviceNow = backend.clock.now) {
  const page = await inTelegram({ scan: scanned, deviceNow });
  return {
    ...page,
    ...(await import('../src/flows/table/callWaiter')),
    ...(await import('../src/flows/table/changeTable')),
    ...(await import('../src/flows/table/reservations')),
    ...(await import('../src/flows/table/reservations')),
    table: await import('../src/stores/table/table'),
    reservations: await import('../src/stores/table/reservations'),
    tableWish: await import('../src/stores/table/reservationDraft'),
  };
}

/** Noon in Tashkent in two days, when the branch is open. */
function soon(): number {
  const day = 24 * 3_600_000;
  return Math.floor((backend.clock.now() + 2 * day) / day) * day + 7 * 3_600_000;
}
const reservationForm = () => ({
  branchId: 'markaz',
  place: '',
  chairs: 2,
  comment: '',
  at: soon(),
});

test('the waiter is called once a minute, and the bill separately', async () => {
  const page = await openTable();
  expect(await page.callWaiter('WAITER')).toBeNull();
  expect(await page.callWaiter('WAITER')).toBeNull();
  expect(await page.callWaiter('BILL')).toBeNull();
  expect(backend.db.waiterCalls.map(({ reason }) => reason)).toEqual(['WAITER', 'BILL']);
});

test('a waiter call that failed can be repeated', async () => {
  const page = await openTable();
  const path = '/orders/v1/waiter-calls';
  const fault = { method: 'POST', path, status: 500, times: 2 };
  backend.faults.add(fault);
  expect((await page.callWaiter('WAITER'))?.status).toBe(500);
  expect(await page.callWaiter('WAITER')).toBeNull();
  expect(backend.db.waiterCalls).toHaveLength(1);
});

test('a call that is answered when another table has been scanned is not the new table’s', async () => {
  const page = await openTable('tableId=3');
  const path = '/orders/v1/waiter-calls';
  backend.faults.add({ method: 'POST', path, kind: 'delay', delay: 300, times: 1 });
  const called = page.callWaiter('WAITER');
  page.joinTable({ tableId: '9', hallId: null, branchId: 'chilonzor' });
  expect(await called).toBeNull();
  const waiterCalls = await import('../src/stores/table/waiterCalls');
  expect(Object.values(waiterCalls.state.calledAt).filter(Boolean)).toEqual([]);
});

test.each([
  ['hall', { hallId: 'terrasa' }],
  ['branch', { branchId: 'chilonzor' }],
])('a table of the same number in another %s has calls of its own', async (_, other) => {
  const page = await openTable();
  const here = { tableId: '7', hallId: 'zal', branchId: 'markaz' };
  expect(await page.callWaiter('WAITER')).toBeNull();
  const path = '/orders/v1/waiter-calls';
  backend.faults.add({ method: 'POST', path, kind: 'delay', delay: 300, times: 1 });
  const bill = page.callWaiter('BILL');
  page.joinTable({ ...here, ...other });
  expect(await bill).toBeNull();
  expect(await page.callWaiter('BILL')).toBeNull();
  expect(await page.callWaiter('WAITER')).toBeNull();
  const calls = backend.db.waiterCalls;
  expect(calls.map(({ reason }) => reason)).toEqual(['WAITER', 'BILL', 'BILL', 'WAITER']);
  expect(calls.slice(2)).toMatchObject([other, other]);
});

test('after leaving a table the previous catalogue and way to order are back', async () => {
  const page = await openTable();
  expect(page.merchant.state.channel).toBe('QR');
  await page.leaveTable();
  expect(page.merchant.state.channel).toBe('TG');
  expect(page.table.state.table).toBeNull();
});

test('the latest scan wins', async () => {
  const page = await openTable('tableId=3');
  page.joinTable({ tableId: '9', hallId: null, branchId: 'chilonzor' });
  expect(page.table.state.table).toMatchObject({ tableId: '9', branchId: 'chilonzor' });
  expect(page.branches.state.nearestId).toBe('chilonzor');
});

test('a table in the address is scanned once, however often the page is loaded', async () => {
  history.replaceState(null, '', `/?vendor=demo&${scan}`);
  await openTable();
  expect(location.search).toBe('?vendor=demo');
});

test.each([1, 30])(
  'a table is forgotten after its hours although the clock was set back by %i days',
  async (days) => {
    const now = backend.clock.now();
    let setBackMs = 0;
    const page = await openTable(scan, () => now - setBackMs);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    page.joinTable({ tableId: '7', hallId: 'zal', branchId: 'markaz' });
    setBackMs = days * 24 * 3_600_000;
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(page.table.state.table).toBeNull();
  },
);

test('a reservation whose response was lost is one reservation', async () => {
  for (const branch of backend.db.branches) branch.settings.bookingEnabled = true;
  const page = await openTable('');
  const path = '/orders/v1/reservations';
  backend.faults.add({ method: 'POST', path, status: 502, after: true, times: 1 });
  page.tableWish.change({ place: 'Terrasa' });
  expect(await page.reserveTable(reservationForm())).toEqual({ kind: 'reserved' });
  expect(backend.db.reservations).toHaveLength(1);
  expect(page.tableWish.state.place).toBe('');

  const [known] = page.reservations.state.list;
  expect(await page.cancelReservation(known?.id ?? '', '')).toBe(true);
  expect(backend.db.reservations[0]?.status).toBe('CANCELED');
});

test('a reservation that may have arrived is looked up by the next press, also after a reload', async () => {
  for (const branch of backend.db.branches) branch.settings.bookingEnabled = true;
  const page = await openTable('');
  const path = '/orders/v1/reservations';
  backend.faults.add({ method: 'POST', path, kind: 'drop', after: true });
  backend.faults.add({ method: 'GET', path, status: 503 });
  page.tableWish.change({ place: 'Terrasa' });
  expect(await page.reserveTable(reservationForm())).toMatchObject({ kind: 'failed' });
  page.kill();
  const next = await openTable('');
  expect(await next.reserveTable(reservationForm())).toMatchObject({ kind: 'failed' });
  expect(next.tableWish.state.place).toBe('Terrasa');
  backend.faults.clear();
  expect(await next.reserveTable(reservationForm())).toEqual({ kind: 'reserved' });
  expect(backend.db.reservations).toHaveLength(1);
  expect(next.reservations.state.list).toHaveLength(1);
});

test('a reservation is cancelled once the server no longer lists it, not when a response only claims that it is gone', async () => {
  for (const branch of backend.db.branches) branch.settings.bookingEnabled = true;
  const page = await openTable('');
  await page.reserveTable(reservationForm());
  const [known] = page.reservations.state.list;
  const path = '/orders/v1/reservations/*';
  const rule = backend.faults.add({ method: 'DELETE', path, status: 404 });
  expect(await page.cancelReservation(known?.id ?? '', '')).toBe(false);
  expect(page.reservations.state.list).toMatchObject([{ id: known?.id, status: 'CREATED' }]);
  backend.faults.remove(rule.id);
  backend.db.reservations = [];
  expect(await page.cancelReservation(known?.id ?? '', '')).toBe(true);
  expect(page.reservations.state.list).toEqual([]);
});

test('a reservation that never arrived is sent a second time', async () => {
  for (const branch of backend.db.branches) branch.settings.bookingEnabled = true;
  const page = await openTable('');
  backend.faults.add({ method: 'POST', path: '/orders/v1/reservations', status: 503, times: 1 });
  expect(await page.reserveTable(reservationForm())).toEqual({ kind: 'reserved' });
  expect(backend.db.reservations).toHaveLength(1);
});

test('a reservation answered by another server is sent once, as it may have arrived', async () => {
  for (const branch of backend.db.branches) branch.settings.bookingEnabled = true;
  const page = await openTable('');
  const path = '/orders/v1/reservations';
  backend.faults.add({ method: 'POST', path, status: 418 });
  expect((await page.reserveTable(reservationForm())).kind).toBe('failed');
  const posts = backend.calls.filter((call) => call.method === 'POST' && call.path === path);
  expect(posts).toHaveLength(1);
});

test('two taps reserve one table, and a refusal keeps the form', async () => {
  const page = await openTable('');
  page.tableWish.change({ place: 'Terrasa' });
  const far = { ...reservationForm(), branchId: 'registon' };
  const [first, second] = await Promise.all([page.reserveTable(far), page.reserveTable(far)]);
  expect(first).toMatchObject({ kind: 'failed', error: { status: 422 } });
  expect(second).toEqual({ kind: 'ignored' });
  expect(page.tableWish.state.place).toBe('Terrasa');
});

test('third parties load with their flags once the page is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  const settings = backend.db.settings.find(({ merchantId }) => merchantId === '7001');
  Object.assign(settings ?? {}, {
    googleTagManagerActive: true,
    googleTagManagerId: 'GTM-AB12CD3',
    metaPixelActive: false,
    metaPixelId: '123456789012345',
    yandexMetricsEnabled: true,
    yandexMetricsId: '1);alert(1',
  });
  const added: string[] = [];
  // No test loads a third-party script.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) added.push(node.src);
  });
  await openTable();
  const { href } = new URL('https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3');
  await eventually(() => expect(added).toEqual([href]));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
