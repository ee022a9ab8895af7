import { expect, test } from 'vitest';
import { cookies, storage } from '../src/device/storages';
import { limits } from '../src/domain/limits';
import { readAs, text } from '../src/domain/shape';
import { backend, beginJourneys, inBrowser, inTelegram } from './journey';

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
