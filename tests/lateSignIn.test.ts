import { expect, test, vi } from 'vitest';
import { temporaryId } from '../src/domain/addresses/address';
import { rest } from '../src/i18n/uz';
import type { Telegram } from '../src/telegram/handle';
import { backend, beginJourneys, home, inTelegram, type Page, plainProduct } from './journey';
import { eventually } from './until';

beginJourneys();

const exchange = '/webbot/v1/users/token';

/** A guest in Telegram whose sign-in failed at the start, and how often the contact was asked for. */
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

test('a later sign-in that works asks for the contact once, and the action goes on', async () => {
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

test('presses at once share one question', async () => {
  const { page, requestContact } = await guest();
  const before = posted(/users\/token$/);
  expect(await Promise.all([page.ensureSignedIn(), page.ensureSignedIn()])).toEqual([true, true]);
  expect(requestContact).toHaveBeenCalledTimes(1);
  expect(posted(/users\/token$/)).toBe(before + 1);
});

test('somebody whose phone is known is not asked for it', async () => {
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
  'a later sign-in that fails with %i gives the reason, and nothing else',
  async (status, said) => {
    const { page, requestContact } = await guest();
    backend.faults.add({ path: exchange, status });
    expect(await page.ensureSignedIn()).toBe(false);
    expect(requestContact).not.toHaveBeenCalled();
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(texts(page)).toHaveLength(1);
    if (said) expect(texts(page)).toEqual([said]);
  },
);

test('so does one whose profile does not come', async () => {
  const { page, requestContact } = await guest();
  backend.faults.add({ path: '/users/v1/users/me', status: 500 });
  expect(await page.ensureSignedIn()).toBe(false);
  expect(requestContact).not.toHaveBeenCalled();
  expect(page.session.state).toMatchObject({ status: 'guest', token: null });
  expect(texts(page)).toHaveLength(1);
});

/** The same guest, whose client answers the question for the contact in this way. */
async function guestWhose(requestContact: () => ReturnType<Telegram['requestContact']>) {
  const { page } = await guest();
  const { telegram, ...others } = page.services();
  page.provideServices({ ...others, telegram: { ...telegram, requestContact } });
  return page;
}

test('where the profile does not come after the contact the reason is said', async () => {
  const page = await guestWhose(() => {
    backend.faults.add({ path: '/users/v1/users/me', kind: 'drop' });
    return Promise.resolve({ status: 'sent', phone: null, firstName: null });
  });
  expect(await page.ensureSignedIn()).toBe(false);
  expect(texts(page)).toEqual([rest.errors.network]);
});

test('a contact of which the server has not heard is no refusal', async () => {
  const page = await guestWhose(async () => ({ status: 'sent', phone: null, firstName: null }));
  expect(await page.ensureSignedIn()).toBe(false);
  expect(texts(page)).toEqual([rest.errors.general]);
});

test('a person who refuses is told what the phone is for', async () => {
  const { page } = await guest('refused');
  expect(await page.ensureSignedIn()).toBe(false);
  expect(texts(page)).toEqual([rest.login.contactRefused]);
});

test('where Telegram cannot ask for the contact the phone is given with a code', async () => {
  const page = await guestWhose(async () => ({ status: 'unavailable' }));
  expect(await page.ensureSignedIn()).toBe(false);
  expect(texts(page)).toEqual([]);
  expect(location.pathname).toBe('/login');
});
