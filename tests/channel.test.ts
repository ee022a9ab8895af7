import { expect, test } from 'vitest';
import { cookies, storage } from '../src/device/storages';
import * as limits from '../src/domain/limits';
import { readAs, text } from '../src/domain/schema';
import { backend, beginJourneys, chooseMain, fill, inBrowser, inTelegram, logIn } from './journey';
import { eventually } from './until';

beginJourneys();

const storedInitData = 'query_id=1&user=%7B%7D&hash=abc';

/** Whose settings were requested, in this order. */
const askedSettings = () =>
  backend.calls.flatMap(({ path }) => /merchant\/settings\/(.+)$/.exec(path)?.[1] ?? []);

/** Catalogue types requested so far. */
const asked = () => [
  ...new Set(
    backend.calls.flatMap(({ path, query }) =>
      path.endsWith('/overalls') ? [query.type ?? null] : [],
    ),
  ),
];

test.each([
  { where: 'the web', open: () => inBrowser(), type: 'WEB', device: 'CLIENT_WEB' },
  {
    where: 'Click',
    open: () => inBrowser({ scan: 'channel=click' }),
    type: 'CLICK',
    owner: 'click-app/client',
    device: 'CLICK_MINI_APP',
  },
  {
    where: 'a table',
    open: () => inBrowser({ scan: 'tableId=7&hallId=zal&branchId=markaz' }),
    type: 'QR',
    device: 'CLIENT_WEB',
    order: { serviceType: 'DINE_IN', tableId: '7' },
  },
  { where: 'Telegram', open: () => inTelegram(), type: 'TG', device: 'TELEGRAM_BOT' },
])('$where requests its catalogue and settings, and orders as itself', async (channel) => {
  const page = await channel.open();
  if (!page.session.state.token) await logIn(page);
  await page.loadBranches();
  chooseMain(page);
  fill(page);
  expect(asked()).toEqual([channel.type]);
  expect([...new Set(askedSettings())]).toEqual([channel.owner ?? 'web']);
  const { readOrderRequest } = await import('../src/flows/order/readOrderRequest');
  expect(readOrderRequest()).toMatchObject({ orderDevice: channel.device, ...channel.order });
});

/** The shop in the Click app, opened by this address. */
async function openInClick(scan: string) {
  history.replaceState(null, '', `/?vendor=demo&${scan}`);
  const page = await inBrowser({ scan });
  const { joinTable, leaveTable, forgetTable } = await import('../src/flows/table/changeTable');
  const { openSheet } = await import('../src/navigation/navigate');
  return { ...page, joinTable, leaveTable, forgetTable, openSheet };
}

test.each([
  { how: 'is left', leave: 'leaveTable' },
  { how: 'has expired', leave: 'forgetTable' },
] as const)('inside the Click app an order is Click’s again once the table $how', async (way) => {
  const page = await openInClick('channel=click&tableId=7&hallId=zal&branchId=markaz');
  expect(asked()).toEqual(['QR']);
  await logIn(page);
  await page[way.leave]();
  await eventually(() => expect(asked()).toEqual(['QR', 'CLICK']));
  await eventually(() => expect(askedSettings()).toEqual(['web', 'click-app/client']));
  chooseMain(page);
  fill(page, 2);
  const offered = () => page.readPayment().offered.map(({ type }) => type);
  await eventually(() => expect(offered()).toEqual(['CLICK_MINI_APP']));
  page.draft.setPaymentType('CLICK_MINI_APP', null);
  await eventually(() => expect(page.merchant.state.orderSettings).not.toBeNull());
  expect((await page.submitOrder()).kind).toBe('accepted');
  expect(backend.db.orders).toMatchObject([
    { orderDevice: 'CLICK_MINI_APP', paymentType: 'CLICK_MINI_APP' },
  ]);
});

test('a table scanned in the Click app has the settings of the web', async () => {
  const page = await openInClick('channel=click');
  page.joinTable({ tableId: '7', hallId: 'zal', branchId: 'markaz' });
  await eventually(() => expect(asked()).toEqual(['CLICK', 'QR']));
  await eventually(() => expect(askedSettings()).toEqual(['click-app/client', 'web']));
});

test('the settings of a table that has been left do not replace Click’s, whenever they come', async () => {
  const page = await openInClick('channel=click');
  const { loadSettings } = await import('../src/flows/start/loadSettings');
  const ofClick = JSON.stringify(page.merchant.state.settings);
  const { fetch } = backend;
  let release: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  backend.fetch = async (request) => {
    if (request.url.endsWith('/settings/web')) await left;
    return fetch(request);
  };
  page.merchant.setChannel('QR');
  const late = loadSettings();
  page.merchant.setChannel('CLICK');
  await loadSettings();
  release();
  await late;
  expect(askedSettings()).toEqual(['click-app/client', 'click-app/client', 'web']);
  expect(JSON.stringify(page.merchant.state.settings)).toBe(ofClick);
});

test('at a table inside the Click app the address names Click on every page', async () => {
  const { openSheet } = await openInClick('channel=click&tableId=7');
  openSheet('/branches');
  expect(location.pathname).toBe('/branches');
  expect(location.search).toBe('?channel=click');
});

test('a browser with an init-data cookie gets the bot’s catalogue on every visit', async () => {
  cookies.set('initData', storedInitData, limits.cookieDays);
  for (const _ of ['first visit', 'second visit']) {
    const { merchant } = await inBrowser();
    expect(merchant.state.channel).toBe('TG');
  }
  expect(asked()).toEqual(['TG']);
  expect(cookies.get('initData')).toBe(storedInitData);
});

test('a browser with a ten-character cookie gets the web catalogue', async () => {
  cookies.set('initData', '1234567890', limits.cookieDays);
  const { merchant } = await inBrowser();
  expect(merchant.state.channel).toBe('WEB');
});

test('inside Telegram the launch’s own init data replaces what was stored', async () => {
  cookies.set('initData', storedInitData, limits.cookieDays);
  await inTelegram();
  expect(cookies.get('initData')).toMatch(/^query_id=opening/);
  expect(storage.read('initData', readAs(text))).toBe(cookies.get('initData'));
});

test('a browser with an init-data cookie is the bot’s in its order and in its log-out too', async () => {
  cookies.set('initData', storedInitData, limits.cookieDays);
  const page = await inBrowser();
  await logIn(page);
  await page.loadBranches();
  chooseMain(page);
  fill(page);
  const { readOrderRequest } = await import('../src/flows/order/readOrderRequest');
  expect(readOrderRequest()?.orderDevice).toBe('TELEGRAM_BOT');
  const before = backend.calls.length;
  await page.logOut();
  const calls = backend.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => call.endsWith('/logout'))).toEqual(['PUT /webbot/v1/users/logout']);
  expect(backend.db.sessions).toEqual([]);
});

test('where the bot’s log-out is refused, because that init data has expired, the web’s ends the session', async () => {
  cookies.set('initData', storedInitData, limits.cookieDays);
  const page = await inBrowser();
  await logIn(page);
  backend.faults.add({ path: '/webbot/v1/users/logout', status: 403 });
  await page.logOut();
  expect(backend.db.sessions).toEqual([]);
});

test('a browser without one logs out by the web’s call only', async () => {
  const page = await inBrowser();
  await logIn(page);
  const before = backend.calls.length;
  await page.logOut();
  expect(backend.calls.slice(before).map(({ path }) => path)).toContain('/users/v1/users/logout');
  expect(backend.calls.slice(before).some(({ path }) => path.startsWith('/webbot'))).toBe(false);
});
