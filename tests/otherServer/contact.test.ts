import { expect, test } from 'vitest';
import { hasVerifiedPhone } from '../../src/domain/session/user';
import { rest } from '../../src/i18n/uz';
import { pass, settled } from '../until';
import { beginOtherJourneys, inOtherTelegram, type OtherPage, other } from './openOther';

beginOtherJourneys();

const texts = (page: OtherPage) => page.toasts.state.list.map(({ text }) => text);

/** This server learns the phone in the sign-in after the contact; only the first sign-in works. */
function loseSecondSignIn() {
  const signIn = { path: '/webbot/v1/users/auth' };
  other.plant({ ...signIn, times: 1, next: { ...signIn, answer: 'drop' } });
}

test('a contact whose sign-in is lost is not a refusal: the reason is shown', async () => {
  loseSecondSignIn();
  const page = await settled(inOtherTelegram());
  expect(hasVerifiedPhone(page.session.state.user)).toBe(false);
  expect(texts(page)).toEqual([rest.errors.network]);
  page.toasts.reset();
  expect(await settled(page.ensureSignedIn())).toBe(false);
  expect(texts(page)).toEqual([rest.errors.network]);
  other.heal();
  expect(await settled(page.ensureSignedIn())).toBe(true);
});

test('a contact that the bot delivers late signs the person in without a word', async () => {
  const page = await settled(inOtherTelegram({ contact: 'refused' }));
  const { telegram, ...others } = page.services();
  const sent = { status: 'sent', phone: '998900000501', firstName: 'Dilnoza' } as const;
  const requestContact = () => Promise.resolve(sent);
  page.provideServices({ ...others, telegram: { ...telegram, requestContact } });
  page.toasts.reset();
  const outcome = page.ensureSignedIn();
  await pass(4000);
  other.world.contacts.set(501, '998900000501');
  expect(await settled(outcome)).toBe(true);
  expect(texts(page)).toEqual([]);
});
