import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, inTelegram } from './journey';
import { secondsNow } from './signed';
import { eventually, hurried } from './until';

beginJourneys();

const day = 86_400_000;
const aziz = { id: 777, first_name: 'Aziz' };

let launches = 0;

/** A launch on a device `days` later, by someone who refuses the contact. */
function startAfter(days: number, more: Parameters<typeof inTelegram>[0] = {}) {
  const deviceNow = () => Date.now() + days * day;
  launches += 1;
  const signedAt = secondsNow() - launches * 100;
  return inTelegram({ contact: 'refused', deviceNow, signedAt, ...more });
}

test('a person who refused the contact is asked again by a start after a week, not before', async () => {
  const asked: number[] = [];
  for (const days of [0, 0, 6.9, 7.1, 7.2, 14.2]) {
    asked.push((await startAfter(days)).askForContact.mock.calls.length);
  }
  expect(asked).toEqual([1, 0, 0, 1, 0, 1]);
});

test('a launch asks once, even if its page is reloaded before the answer', async () => {
  const launch = { signedAt: secondsNow() };
  const first = await startAfter(0, { ...launch, waits: false });
  const { telegram, ...others } = first.services();
  const unanswered = vi.fn(() => new Promise<never>(() => undefined));
  first.provideServices({ ...others, telegram: { ...telegram, requestContact: unanswered } });
  await eventually(() => expect(unanswered).toHaveBeenCalledTimes(1));
  first.kill();
  const again = await startAfter(0, launch);
  expect(again.askForContact).not.toHaveBeenCalled();
  expect(await again.ensureSignedIn()).toBe(false);
  expect(again.askForContact).toHaveBeenCalledTimes(1);
});

test('the checkout still asks, and its refusal counts for the next start', async () => {
  await startAfter(0);
  const page = await startAfter(6);
  expect(page.askForContact).not.toHaveBeenCalled();
  expect(await page.ensureSignedIn()).toBe(false);
  expect(page.askForContact).toHaveBeenCalledTimes(1);
  expect((await startAfter(8)).askForContact).not.toHaveBeenCalled();
  const willing = await startAfter(8, { contact: 'granted' });
  expect(await willing.ensureSignedIn()).toBe(true);
});

test('another person on the same device is asked', async () => {
  await startAfter(0);
  expect((await startAfter(0, { user: aziz })).askForContact).toHaveBeenCalledTimes(1);
  expect((await startAfter(0)).askForContact).not.toHaveBeenCalled();
});

test('a log-out does not make it ask sooner', async () => {
  await (await startAfter(0)).logOut();
  expect((await startAfter(0)).askForContact).not.toHaveBeenCalled();
});

test.each([
  ['was years ahead', 3000],
  ['was years behind', -3000],
])('a refusal while the clock %s blocks nothing', async (_, days) => {
  await startAfter(days);
  expect((await startAfter(0)).askForContact).toHaveBeenCalledTimes(1);
  expect((await startAfter(0)).askForContact).not.toHaveBeenCalled();
});

test('a contact that was sent and lost is requested again by the next start', async () => {
  const lost = { path: '/users/v1/users/me', kind: 'drop' } as const;
  const page = await startAfter(0);
  const { telegram, ...others } = page.services();
  const sent = () => {
    backend.faults.add(lost);
    return Promise.resolve({ status: 'sent', phone: null, firstName: null } as const);
  };
  page.provideServices({ ...others, telegram: { ...telegram, requestContact: sent } });
  expect(await hurried(page.ensureSignedIn)).toBe(false);
  backend.faults.clear();
  expect((await startAfter(0)).askForContact).toHaveBeenCalledTimes(1);
});
