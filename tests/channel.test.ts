import { expect, test } from 'vitest';
import { cookies, storage } from '../src/device/storages';
import * as limits from '../src/domain/limits';
import { readAs, text } from '../src/domain/schema';
import { backend, beginJourneys, chooseMain, fill, inBrowser, inTelegram, logIn } from './journey';

beginJourneys();

const storedInitData = 'query_id=1&user=%7B%7D&hash=abc';

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
  const settings = backend.calls.flatMap(
    ({ path }) => /merchant\/settings\/(.+)$/.exec(path)?.[1] ?? [],
  );
  expect(asked()).toEqual([channel.type]);
  expect([...new Set(settings)]).toEqual([channel.owner ?? 'web']);
  const { readOrderRequest } = await import('../src/flows/order/readOrderRequest');
  expect(readOrderRequest()).toMatchObject({ orderDevice: channel.device, ...channel.order });
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
