import { expect, test } from 'vitest';
import { hasVerifiedPhone } from '../src/domain/session/user';
import { rest } from '../src/i18n/uz';
import type { Page } from './journey';
import { backend, beginJourneys, fill, inTelegram } from './journey';
import { pass, settled, until } from './until';

beginJourneys({ isHurried: true });

const texts = (page: Page) => page.toasts.state.list.map(({ text }) => text);
const asked = () => backend.calls.filter(({ path }) => path === '/users/v1/users/me').length;

/** A page whose bot tells the server of the contact only when `deliver` is called. */
async function withSlowBot() {
  const page = await settled(inTelegram({ contact: 'refused' }));
  const { telegram, ...others } = page.services();
  const sent = { status: 'sent', phone: '998900000501', firstName: 'Dilnoza' } as const;
  const requestContact = () => Promise.resolve(sent);
  page.provideServices({ ...others, telegram: { ...telegram, requestContact } });
  page.toasts.reset();
  const deliver = () => {
    backend.db.contacts['501'] = '998900000501';
  };
  return { page, deliver };
}

test('a phone that the server hears of three seconds later is known without a word', async () => {
  const { page, deliver } = await withSlowBot();
  fill(page);
  const outcome = page.ensureSignedIn();
  await until(() => Boolean(page.session.state.user?.phone));
  expect(page.session.state.user).toMatchObject({ phone: '+998900000501', firstName: 'Dilnoza' });
  await pass(3000);
  deliver();
  expect(await settled(outcome)).toBe(true);
  expect(hasVerifiedPhone(page.session.state.user)).toBe(true);
  expect(texts(page)).toEqual([]);
  expect(page.cart.state.lines).toHaveLength(1);
});

test('one that never arrives is asked for six times in 15 s, and then told', async () => {
  const { page, deliver } = await withSlowBot();
  fill(page);
  const [before, start] = [asked(), performance.now()];
  expect(await settled(page.ensureSignedIn())).toBe(false);
  expect(performance.now() - start).toBeGreaterThanOrEqual(15_000);
  expect(asked() - before).toBe(6);
  expect(texts(page)).toEqual([rest.login.contactLate]);
  expect(page.cart.state.lines).toHaveLength(1);
  // The next press finds it without another question.
  deliver();
  expect(await settled(page.ensureSignedIn())).toBe(true);
});
