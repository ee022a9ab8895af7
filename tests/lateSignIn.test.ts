import { expect, test, vi } from 'vitest';
import { temporaryId } from '../src/domain/addresses/address';
import { rest } from '../src/i18n/uz';
import type { Telegram } from '../src/telegram/handle';
import { backend, beginJourneys, home, inTelegram, type Page, plainProduct } from './journey';
import { eventually, hurried } from './until';

beginJourneys();

const exchange = '/webbot/v1/users/token';

/** A Telegram guest whose sign-in failed at the start, with the number of contact requests. */
async function guest(contact: 'granted' | 'refused' = 'granted') {
  backend.faults.add({ path: exchange, status: 503 });
  const page = await inTelegram({ contact });
  backend.faults.clear();
  const { telegram, ...rest } = page.services();
  const requestContact = vi.fn(telegram.requestContact);
  page.provideServices({ ...rest, telegram: { ...telegram, requestContact } });
  return { page, requestContact };
}

const texts = (page: Page) => page.toasts.state.list.map(({ text }) => text);
const posted = (path: RegExp) =>
  backend.calls.filter(({ method, path: at }) => method === 'POST' && path.test(at)).length;

test('a later successful sign-in asks for the contact once, and the action continues', async () => {
  const { page, requestContact } = await guest();
  page.addresses.putGuest({ ...home, id: temporaryId('kept') });
  const { id } = plainProduct(page);
  await page.toggleFavourite(id);
  expect(requestContact).toHaveBeenCalledTimes(1);
  expect(page.session.state.status).toBe('signedIn');
  expect(page.favourites.isFavourite(page.favourites.state, id)).toBe(true);
  expect(posted(/\/favourite$/)).toBe(1);
  await eventually(() => expect(page.addresses.state.guest).toEqual([]));
  expect(posted(/\/addresses\/user\//)).toBe(1);
  expect(page.addresses.state.saved).toHaveLength(1);
});

test('simultaneous presses share one contact request', async () => {
  const { page, requestContact } = await guest();
  const before = posted(/users\/token$/);
  expect(await Promise.all([page.ensureSignedIn(), page.ensureSignedIn()])).toEqual([true, true]);
  expect(requestContact).toHaveBeenCalledTimes(1);
  expect(posted(/users\/token$/)).toBe(before + 1);
});

test('a person whose phone is known is not asked for it', async () => {
  await inTelegram();
  localStorage.clear();
  const { page, requestContact } = await guest();
  expect(await page.ensureSignedIn()).toBe(true);
  expect(requestContact).not.toHaveBeenCalled();
});

test.each([
  [401, rest.login.botRestart],
  [429, null],
  [500, null],
])(
  'a later sign-in that fails with %i shows the reason and nothing else',
  async (status, message) => {
    const { page, requestContact } = await guest();
    backend.faults.add({ path: exchange, status });
    expect(await page.ensureSignedIn()).toBe(false);
    expect(requestContact).not.toHaveBeenCalled();
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(texts(page)).toHaveLength(1);
    if (message) expect(texts(page)).toEqual([message]);
  },
);

test('so does a sign-in without a profile response', async () => {
  const { page, requestContact } = await guest();
  backend.faults.add({ path: '/users/v1/users/me', status: 500 });
  expect(await page.ensureSignedIn()).toBe(false);
  expect(requestContact).not.toHaveBeenCalled();
  expect(page.session.state).toMatchObject({ status: 'guest', token: null });
  expect(texts(page)).toHaveLength(1);
});

/** The same guest, with this response to the contact request. */
async function guestWhose(requestContact: () => ReturnType<Telegram['requestContact']>) {
  const { page } = await guest();
  const { telegram, ...others } = page.services();
  page.provideServices({ ...others, telegram: { ...telegram, requestContact } });
  return page;
}

test('a missing profile after the contact shows the reason', async () => {
  const page = await guestWhose(() => {
    backend.faults.add({ path: '/users/v1/users/me', kind: 'drop' });
    return Promise.resolve({ status: 'sent', phone: null, firstName: null });
  });
  expect(await hurried(page.ensureSignedIn)).toBe(false);
  expect(texts(page)).toEqual([rest.errors.network]);
});

test('a contact that did not reach the server is not a refusal', async () => {
  const page = await guestWhose(async () => ({ status: 'sent', phone: null, firstName: null }));
  expect(await hurried(page.ensureSignedIn)).toBe(false);
  expect(texts(page)).toEqual([rest.login.contactLate]);
});

test('a person who refuses is told why the phone is needed', async () => {
  const { page } = await guest('refused');
  expect(await page.ensureSignedIn()).toBe(false);
  expect(texts(page)).toEqual([rest.login.contactRefused]);
});

test('without Telegram’s contact request the phone is confirmed with a code', async () => {
  const page = await guestWhose(async () => ({ status: 'unavailable' }));
  expect(await page.ensureSignedIn()).toBe(false);
  expect(texts(page)).toEqual([]);
  expect(location.pathname).toBe('/login');
});
