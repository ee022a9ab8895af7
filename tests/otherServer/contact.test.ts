import { expect, test } from 'vitest';
import { hasVerifiedPhone } from '../../src/domain/session/user';
import { rest } from '../../src/i18n/uz';
import { settled } from '../until';
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
