import { expect, test } from 'vitest';
import { backend, beginJourneys, inBrowser, inTelegram, logIn } from './journey';
import { eventually } from './until';

beginJourneys();

/** Two sheets above home, as the page of this life knows them. */
async function openTwoSheets() {
  const navigation = await import('../src/navigation/navigate');
  navigation.openSheet('/profile/orders');
  navigation.openSheet('/profile/orders/7');
  return navigation;
}

test('a forced log-out ends at the root with no sheet open', async () => {
  const page = await inBrowser();
  await logIn(page);
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  await page.refreshProfile();
  expect(page.session.state.status).toBe('guest');
  await eventually(() => expect(location.pathname).toBe('/'));
  expect(currentEntry().stack).toEqual([]);
});

test('so does one inside Telegram whose init data are refused as well', async () => {
  const page = await inTelegram();
  const { currentEntry } = await openTwoSheets();
  backend.db.sessions = [];
  backend.faults.add({ method: 'POST', path: '/webbot/v1/users/token', status: 403 });
  await page.refreshProfile();
  expect(page.session.state.status).toBe('guest');
  await eventually(() => expect(currentEntry().stack).toEqual([]));
});

test('a token that Telegram’s init data renew closes nothing', async () => {
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
