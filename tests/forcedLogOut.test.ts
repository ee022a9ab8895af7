import { expect, test } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import { eventually } from './until';

beginJourneys();

/** Opens two sheets above home. */
async function openTwoSheets() {
  const navigation = await import('../src/navigation/navigate');
  navigation.openSheet('/profile/orders');
  navigation.openSheet('/profile/orders/7');
  return navigation;
}

test('a forced log-out ends at home with no sheet open', async () => {
  const page = await inBrowser();
  await logIn(page);
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  await page.refreshProfile();
  expect(page.session.state.status).toBe('guest');
  await eventually(() => expect(location.pathname).toBe('/'));
  expect(currentEntry().stack).toEqual([]);
});

test('a forced log-out inside Telegram does the same when the init data is refused too', async () => {
  const page = await inTelegram();
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  backend.faults.add({ method: 'POST', path: '/webbot/v1/users/token', status: 403 });
  await page.refreshProfile();
  expect(page.session.state.status).toBe('guest');
  await eventually(() => expect(currentEntry().stack).toEqual([]));
});

test('a token renewed with Telegram’s init data closes no sheet', async () => {
  const page = await inTelegram();
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  await page.refreshProfile();
  expect(page.session.state.status).toBe('signedIn');
  expect(currentEntry().stack.map(({ url }) => url)).toEqual([
    '/profile/orders',
    '/profile/orders/7',
  ]);
});
