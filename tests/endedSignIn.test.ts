import { expect, test, vi } from 'vitest';
import { testNow } from '../mocks/backend/testNow';
import { backend, beginJourneys, inBrowser, inTelegram, logIn, type Page } from './journey';
import { endings } from './late/endings';
import { openLate } from './late/openLate';
import { settled } from './until';

vi.mock('../src/device/reload', () => ({ reload: () => undefined, outlivesReload: () => true }));

beginJourneys({ isNoon: true, isHurried: true });

/** Removes what is stored by these names, of whatever shop and person. */
function removeStored(name: string) {
  for (const key of Object.keys({ ...localStorage }))
    if (key.startsWith(`${name}:`)) localStorage.removeItem(key);
}

/** Logs out, as in a launch before this one: in this one the start would leave a guest alone. */
async function logOutBefore(page: Pick<Page, 'logOut'>) {
  await settled(page.logOut());
  removeStored('leftLaunch');
}

const isSignedIn = { status: 'signedIn', token: expect.any(String), user: expect.any(Object) };

test('a sign-in that ends after another one started leaves the newer one alone', async () => {
  const { page, begin, release } = await openLate({ isInTelegram: true });
  await logOutBefore(page);
  const asked = await begin('POST /webbot/v1/users/token', page.ensureSignedIn);
  await settled(page.signIn());
  expect(asked.isOver).toBe(true);
  await release();
  expect(page.session.state).toMatchObject(isSignedIn);
});

const tokensAsked = () =>
  backend.calls.filter(
    ({ path, headers }) => path === '/webbot/v1/users/token' && headers.merchant === '7002',
  );

test('a sign-in that ends after its merchant was left keeps the session at the next merchant', async () => {
  const signedAt = testNow / 1000;
  (await inTelegram({ vendor: 'bloom', signedAt, contact: 'refused' })).kill();
  const before = tokensAsked();
  const { page, begin, release } = await openLate({ isInTelegram: true });
  await logOutBefore(page);
  const asked = await begin('POST /webbot/v1/users/auth', page.signIn);
  await endings['another merchant']?.make(page);
  expect(asked.isOver).toBe(true);
  await release();
  expect(page.session.state).toMatchObject(isSignedIn);
  expect(tokensAsked()).toEqual(before);
});

test('a profile response for the previous merchant keeps the session at the next merchant', async () => {
  await logIn(await inBrowser());
  removeStored('user');
  const fault = backend.faults.add({ path: '/users/v1/users/me', status: 503 });
  const { page, begin, release } = await openLate({ isGuest: true });
  expect(page.session.state).toMatchObject({ token: expect.any(String), user: null });
  backend.faults.remove(fault.id);
  // The page requests it on its own.
  await begin('GET /users/v1/users/me', () => new Promise(() => undefined));
  await endings['another merchant']?.make(page);
  await release();
  expect(page.session.state).toMatchObject(isSignedIn);
});
