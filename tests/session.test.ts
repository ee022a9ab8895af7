import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, fill, inBrowser, inTelegram, lastCode, logIn } from './journey';
import { dilnoza, openPage } from './openPage';
import { secondsNow } from './signed';

beginJourneys();

/** Local storage and cookies of the device as one text. */
const stored = () =>
  [...Array(localStorage.length).keys()]
    .map((index) => localStorage.getItem(localStorage.key(index) ?? ''))
    .join('\n') + document.cookie;

const callsTo = (path: string) => backend.calls.filter((call) => call.path.endsWith(path));

test('in the browser a phone and a code log the person in', async () => {
  const page = await inBrowser();
  expect(page.session.state.status).toBe('guest');
  expect(await logIn(page)).toBeNull();
  expect(page.session.state).toMatchObject({ status: 'signedIn', loginRecord: null });
});

test('a wrong code is refused in the server’s own words, and the right one still works', async () => {
  const page = await inBrowser();
  await page.sendCode('+998901112233');
  const error = await page.confirmCode('0000');
  expect(error?.description?.eng).toBeTruthy();
  expect(page.session.state.status).toBe('guest');
  expect(await page.confirmCode(lastCode())).toBeNull();
});

test('the code that was sent is still expected after a reload', async () => {
  const page = await inBrowser();
  await page.sendCode('+998901112233');
  const next = await inBrowser();
  expect(next.session.state.loginRecord?.phone).toBe(page.session.state.loginRecord?.phone);
  expect(await next.confirmCode(lastCode())).toBeNull();
});

test('a reload keeps the person, the basket and the draft', async () => {
  const page = await inBrowser();
  await logIn(page);
  fill(page);
  page.draft.setNote('piyozsiz');
  const next = await inBrowser();
  expect(next.session.state.status).toBe('signedIn');
  expect(next.cart.state.lines).toEqual(page.cart.state.lines);
  expect(next.draft.state.note).toBe('piyozsiz');
});

test('a guest’s basket becomes that of the person who logs in', async () => {
  const page = await inBrowser();
  fill(page);
  await logIn(page);
  expect(page.cart.state.lines).toHaveLength(1);
});

test('another person on the same phone does not see the basket', async () => {
  const page = await inTelegram();
  fill(page);
  const other = await openPage({ backend, user: { id: 777, first_name: 'Aziz' } });
  expect(other.session.state.user?.id).not.toBe(page.session.state.user?.id);
  expect(other.cart.state.lines).toEqual([]);
});

test('another merchant does not show the basket, and the first one still has it', async () => {
  fill(await inBrowser());
  const other = await inBrowser({ vendor: 'bloom' });
  expect(other.cart.state.lines).toEqual([]);
  expect((await inBrowser()).cart.state.lines).toHaveLength(1);
});

test('reloading inside Telegram reuses the token instead of requesting another', async () => {
  const opening = { backend, user: dilnoza, contact: 'granted', signedAt: secondsNow() } as const;
  await openPage(opening);
  const page = await openPage(opening);
  expect(page.session.state.status).toBe('signedIn');
  expect(callsTo('/webbot/v1/users/token')).toHaveLength(1);
});

test('without a contact the person may browse and keep a basket', async () => {
  const page = await openPage({ backend, user: dilnoza, contact: 'refused' });
  fill(page);
  expect(page.merchant.state.status).toBe('ready');
  expect(page.cart.state.lines).toHaveLength(1);
});

test('expired init data leaves a guest who can browse, and explains what to do', async () => {
  const page = await openPage({ backend, user: dilnoza, signedAt: secondsNow() - 3 * 24 * 3600 });
  expect(page.session.state.status).toBe('guest');
  expect(page.catalog.state.status).toBe('ready');
  expect(page.toasts.state.list).toHaveLength(1);
});

test('a rejected token is replaced inside Telegram, and the basket is kept', async () => {
  const page = await inTelegram();
  fill(page);
  const before = page.session.state.token;
  backend.db.sessions = [];
  await page.loadActiveOrders();
  expect(page.session.state.token).not.toBe(before);
  expect(page.session.state.status).toBe('signedIn');
  expect(page.orders.state.activeStatus).toBe('ready');
  expect(page.cart.state.lines).toHaveLength(1);
});

test('in the browser a rejected token logs out with a message, and is not tried again', async () => {
  const page = await inBrowser();
  await logIn(page);
  fill(page);
  backend.db.sessions = [];
  await page.loadActiveOrders();
  expect(page.session.state.status).toBe('guest');
  expect(page.cart.state.lines).toEqual([]);
  expect(page.toasts.state.list).toHaveLength(1);
  const count = backend.calls.length;
  await page.loadActiveOrders();
  expect(backend.calls).toHaveLength(count);
});

test('a server that rejects every token ends in one log-out, not in a loop', async () => {
  const page = await inTelegram();
  backend.faults.add({ path: '/orders/v1/orders/user/{id}/active', status: 401 });
  await page.loadActiveOrders();
  await page.loadActiveOrders();
  await page.loadActiveOrders();
  expect(callsTo('/active').length).toBeLessThanOrEqual(6);
  expect(page.session.state.status).toBe('guest');
});

test('logging out leaves nothing of the person on the device, even offline', async () => {
  const page = await inTelegram();
  fill(page);
  backend.faults.add({ path: '*', kind: 'drop' });
  await page.logOut();
  expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
  const kept = ['buildVersion', 'merchant', 'initData', 'lang', 'launch', 'table', 'stock:7001'];
  // the launch by its hash alone: a reload of it must not sign in by itself
  kept.push('leftLaunch:7001@telegram-501');
  const left = [...Array(localStorage.length).keys()].map((index) => localStorage.key(index) ?? '');
  expect(left.filter((key) => !kept.includes(key))).toEqual([]);
  expect(stored()).not.toContain('998900000501');
});

test('what a log-out inside Telegram leaves is listed on the security page', async () => {
  const page = await inTelegram();
  const written = vi.spyOn(document, 'cookie', 'set');
  fill(page);
  await page.logOut();
  // The init-data cookie must not be rewritten with other attributes.
  expect(written.mock.calls.filter(([line]) => /^initData=[^;]/.test(line))).toEqual([]);
  const names = [
    ...Object.keys({ ...localStorage }),
    ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
  ];
  const securityPage = readFileSync('docs/security.md', 'utf8');
  for (const name of names) expect(securityPage).toContain(`\`${name.replace(/:.*/, '')}\``);
});

test('the init data is stored in a cookie that is not sent cross-site', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  await inTelegram();
  const lines = written.mock.calls.map(([line]) => line);
  const own = lines.filter((line) => /^initData=[^;]/.test(line));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(/; SameSite=Strict$/);
});

test('an unreachable merchant does not cost the basket', async () => {
  fill(await inBrowser());
  localStorage.removeItem('merchant');
  backend.faults.add({ path: '/users/v1/merchants/sub/demo', status: 503 });
  const page = await inBrowser();
  expect(page.merchant.state.status).toBe('unreachable');
  backend.faults.clear();
  await page.open();
  expect(page.merchant.state.status).toBe('ready');
  expect(page.cart.state.lines).toHaveLength(1);
});

test('a merchant that does not exist leaves nothing behind', async () => {
  fill(await inBrowser());
  const page = await inBrowser({ vendor: 'nobody' });
  expect(page.merchant.state.status).toBe('gone');
  expect(localStorage).toHaveLength(0);
});

test('a stored merchant opens while its background check fails', async () => {
  fill(await inBrowser());
  backend.faults.add({ path: '/users/v1/merchants/sub/demo', status: 503 });
  const page = await inBrowser();
  expect(page.merchant.state.status).toBe('ready');
  expect(page.cart.state.lines).toHaveLength(1);
});

test('an inactive merchant is blocked', async () => {
  const page = await inBrowser({ vendor: 'closed' });
  expect(page.merchant.state.status).toBe('blocked');
});

test('no merchant secret is stored', async () => {
  await inBrowser();
  expect(stored()).toContain('7001');
  expect(stored()).not.toMatch(/smsPassword|iikoApiLogin|yandexDeliveryKey/);
});

test.each(['demo', 'bloom'])('every record of the %s shop can be read', async (vendor) => {
  const page = await inBrowser({ vendor });
  await logIn(page);
  await page.loadActiveOrders();
  await page.loadMoreArchive();
  expect(page.catalog.state.catalog.products.length).toBeGreaterThan(10);
  expect(page.branches.state.status).toBe('ready');
  expect(page.reports).toEqual([]);
});
