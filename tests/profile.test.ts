import { describe, expect, test, vi } from 'vitest';
import { refusalTexts } from '../mocks/backend/refusalTexts';
import { cookies } from '../src/device/storages';
import type { PersonalData } from '../src/domain/session/profileForm';
import {
  backend,
  beginJourneys,
  inBrowser,
  inTelegram,
  lastCode,
  logIn,
  type Page,
} from './journey';
import { dilnoza, openPage } from './openPage';
import { eventually } from './until';

beginJourneys();

const own = '+998901112233';
const another = '+998935556677';

/** A logged-in customer. */
async function customer(phone = own): Promise<Page> {
  const page = await inBrowser();
  await logIn(page, phone);
  return page;
}

const me = (page: Page) => backend.db.users.find(({ id }) => id === page.session.state.user?.id);
const callsTo = (method: string, path: string) =>
  backend.calls.filter((call) => call.method === method && call.path === path);
const data: PersonalData = {
  firstName: 'Aziza',
  lastName: 'Karimova',
  email: 'aziza@example.uz',
  birthday: '1990-03-07',
  gender: 'female',
};
const storedText = () =>
  [...Array(localStorage.length).keys()]
    .map((index) => localStorage.getItem(localStorage.key(index) ?? ''))
    .join('\n') + document.cookie;
const says = (page: Page) => page.toasts.state.list.map(({ text }) => text);

/** Sets the response to confirmation dialogs. */
function answer(page: Page, isYes: boolean) {
  const { telegram, ...rest } = page.services();
  page.provideServices({ ...rest, telegram: { ...telegram, confirm: async () => isYes } });
}

describe('personal data', () => {
  test('is saved on the server and shown at once, and after a reload', async () => {
    const page = await customer();
    expect(await page.saveProfile(data)).toBeNull();
    expect(me(page)).toMatchObject(data);
    expect(page.session.state.user).toMatchObject(data);
    expect((await inBrowser()).session.state.user).toMatchObject(data);
  });

  test('is saved beside what the server alone knows, which stays as it was', async () => {
    const page = await customer();
    Object.assign(me(page) ?? {}, { loyalty: { tier: 'gold' }, nickname: null });
    const before = structuredClone(me(page));
    expect(await page.saveProfile(data)).toBeNull();
    const { lastModifiedDate } = me(page) ?? {};
    expect(me(page)).toEqual({ ...before, ...data, lastModifiedDate });
    expect(backend.calls).toContainEqual(expect.objectContaining({ body: { ...before, ...data } }));
  });

  test('that has not changed is not sent', async () => {
    const page = await customer();
    await page.saveProfile(data);
    const count = backend.calls.length;
    expect(await page.saveProfile({ ...data })).toBeNull();
    expect(backend.calls).toHaveLength(count);
  });

  test('that the server refuses leaves everything unchanged, with the reason', async () => {
    const page = await customer();
    await page.saveProfile(data);
    const error = await page.saveProfile({ ...data, email: 'not an address' });
    expect(error?.description?.uz).toBe(refusalTexts['bad-request'].uz);
    expect(page.session.state.user?.email).toBe(data.email);
    expect(me(page)?.email).toBe(data.email);
  });

  test('of somebody who has since logged out does not bring them back', async () => {
    const page = await customer();
    const saving = page.saveProfile(data);
    await page.logOut();
    await saving;
    expect(page.session.state).toMatchObject({ status: 'guest', user: null });
  });
});

describe('a new phone', () => {
  test('belongs to the person once its code is confirmed', async () => {
    const page = await customer();
    expect(await page.sendPhoneCode(another)).toBeNull();
    expect(me(page)?.phone).toBe(own);
    expect(await page.confirmPhone(lastCode())).toBeNull();
    expect(me(page)?.phone).toBe(another);
    expect(page.session.state.user).toMatchObject({ phone: another, isPhoneVerified: true });
  });

  test('that somebody else has is refused with the server’s words', async () => {
    await customer(another);
    localStorage.clear();
    cookies.clearAllExcept(() => false);
    const page = await customer();
    const error = await page.sendPhoneCode(another);
    expect(error).toMatchObject({ status: 409 });
    expect(error?.description?.uz).toBe('Bu raqam boshqa foydalanuvchiga tegishli');
    expect(page.phoneChange.state.record).toBeNull();
  });

  test('is not taken over with a wrong or expired code', async () => {
    const page = await customer();
    await page.sendPhoneCode(another);
    expect(await page.confirmPhone('0000')).toMatchObject({ status: 400 });
    backend.clock.advance(6 * 60_000);
    expect(await page.confirmPhone(lastCode())).toMatchObject({ status: 400 });
    expect(page.session.state.user?.phone).toBe(own);
    expect(page.phoneChange.state.record?.phone).toBe(another);
  });

  test('keeps waiting for its code after a reload, with the same countdown', async () => {
    const page = await customer();
    await page.sendPhoneCode(another);
    const sent = { ...page.phoneChange.state.record };
    backend.clock.advance(20_000);
    const next = await inBrowser();
    expect(next.phoneChange.state.record).toEqual(sent);
    expect(await next.confirmPhone(lastCode())).toBeNull();
    expect((await inBrowser()).phoneChange.state.record).toBeNull();
  });

  test('requested again before the countdown ends continues that countdown', async () => {
    const page = await customer();
    await page.sendPhoneCode(another);
    backend.clock.advance(20_000);
    await page.sendPhoneCode(another);
    expect(page.phoneChange.state.record?.time).toBe(40);
  });

  test.each(['drop', 'truncate', 'html'] as const)(
    'is taken over although the response was lost (%s)',
    async (kind) => {
      const page = await customer();
      await page.sendPhoneCode(another);
      const code = lastCode();
      // The server accepted the code, but its response is lost.
      const user = me(page);
      if (user) user.phone = another;
      backend.faults.add({ path: '/users/v1/users/phone/verify', kind });
      expect(await page.confirmPhone(code)).toBeNull();
      expect(page.session.state.user?.phone).toBe(another);
    },
  );

  test('is not taken over when the server was never reached', async () => {
    const page = await customer();
    await page.sendPhoneCode(another);
    backend.faults.add({ path: '/users/v1/users/phone/verify', kind: 'drop' });
    expect(await page.confirmPhone(lastCode())).toMatchObject({ kind: 'network' });
    expect(page.session.state.user?.phone).toBe(own);
    backend.faults.clear();
    expect(await page.confirmPhone(lastCode())).toBeNull();
  });

  test('that was requested is forgotten on log-out', async () => {
    const page = await customer();
    await page.sendPhoneCode(another);
    expect(storedText()).toContain(another);
    await page.logOut();
    expect(page.phoneChange.state.record).toBeNull();
    expect(storedText()).not.toContain(another);
  });
});

describe('deleting the account', () => {
  test('asks first, and does nothing after a no', async () => {
    const page = await customer();
    answer(page, false);
    expect(await page.askToDeleteAccount()).toBe(false);
    expect(page.session.state.status).toBe('signedIn');
    expect(callsTo('DELETE', '/users/v1/users')).toEqual([]);
  });

  test('leaves nothing of the person, here or on the server', async () => {
    const page = await customer();
    await page.saveProfile(data);
    const id = page.session.state.user?.id;
    expect(await page.askToDeleteAccount()).toBe(true);
    expect(backend.db.users.some((user) => user.id === id)).toBe(false);
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(storedText()).not.toMatch(/901112233|Karimova/);
    expect(says(page)).toEqual(['Hisobingiz oʻchirildi']);
    expect((await inBrowser()).session.state.status).toBe('guest');
  });

  test.each([
    ['a server that refuses', { status: 500 }, /./],
    ['no connection', { kind: 'drop' }, /Internet bilan aloqa yoʻq/],
  ] as const)(
    'with %s changes nothing, and the failure is reported',
    async (_name, fault, text) => {
      const page = await customer();
      backend.faults.add({ path: '/users/v1/users', method: 'DELETE', ...fault });
      expect(await page.askToDeleteAccount()).toBe(false);
      expect(page.session.state.status).toBe('signedIn');
      expect(page.session.state.user?.phone).toBe(own);
      expect(says(page)).toEqual([expect.stringMatching(text)]);
    },
  );

  test('with an expired token ends in one log-out and one message', async () => {
    const page = await customer();
    backend.db.sessions = [];
    expect(await page.askToDeleteAccount()).toBe(true);
    expect(page.session.state.status).toBe('guest');
    expect(says(page)).toEqual(['Ba’zi ma’lumotlar eskirgan. Iltimos, tizimga qaytadan kiring.']);
  });

  test.each([
    ['deleting', (page: Page) => page.askToDeleteAccount()],
    ['logging out', (page: Page) => page.logOut()],
  ])('inside Telegram %s lasts as long as the launch, until asked to sign in', async (_, leave) => {
    const launch = { backend, user: dilnoza, signedAt: Math.floor(Date.now() / 1000) };
    const page = await openPage(launch);
    await leave(page);
    page.kill();
    const before = callsTo('POST', '/webbot/v1/users/token').length;
    const reloaded = await openPage(launch);
    expect(reloaded.session.state.status).toBe('guest');
    expect(callsTo('POST', '/webbot/v1/users/token')).toHaveLength(before);
    await reloaded.ensureSignedIn();
    expect(reloaded.session.state.user).not.toBeNull();
    reloaded.kill();
    expect((await openPage(launch)).session.state.status).toBe('signedIn');
  });

  test.each([
    ['the browser', () => customer()],
    ['Telegram', () => inTelegram()],
  ])(
    'in %s says only that, though another call hears first that the token is over',
    async (_, open) => {
      const page = await open();
      const { fetch } = backend;
      vi.spyOn(backend, 'fetch').mockImplementation(async (request) => {
        const answered = await fetch(request);
        if (request.method !== 'DELETE') return answered;
        void page.loadPromos();
        await eventually(() => expect(backend.calls.at(-1)?.status).toBe(401));
        // What follows from it has its turn before the answer.
        for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
        return answered;
      });
      expect(await page.askToDeleteAccount()).toBe(true);
      await eventually(() => expect(page.session.state.status).toBe('guest'));
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      expect(says(page)).toEqual(['Hisobingiz oʻchirildi']);
      expect(page.session.state.token).toBeNull();
      expect(callsTo('POST', '/webbot/v1/users/token').length).toBeLessThanOrEqual(1);
    },
  );

  describe('inside Telegram, where the answer is lost', () => {
    const launch = () => ({
      backend,
      user: dilnoza,
      signedAt: Math.floor(Date.now() / 1000),
    });
    const loseAnswers = (times: number) =>
      backend.faults.add({
        ...{ path: '/users/v1/users', method: 'DELETE', kind: 'drop', after: true, times },
      });
    /** Its first calls are over: each would hear by itself that the token no longer counts. */
    const atRest = async (opening = launch()) => {
      const page = await openPage(opening);
      const isOrders = ({ path }: { path: string }) => path.startsWith('/orders/v1/orders/user/');
      await eventually(() => expect(backend.calls.some(isOrders)).toBe(true));
      return page;
    };
    const accounts = () =>
      backend.db.users.filter(({ telegramId }) => telegramId === String(dilnoza.id));

    test('is done once the second attempt is refused', async () => {
      const page = await atRest();
      loseAnswers(1);
      expect(await page.askToDeleteAccount()).toBe(true);
      expect(page.session.state.status).toBe('guest');
      expect(says(page)).toEqual(['Hisobingiz oʻchirildi']);
      expect(accounts()).toEqual([]);
    });

    test.each([
      ['another press', (page: Page) => page.askToDeleteAccount()],
      ['any other call', (page: Page) => page.loadActiveOrders()],
    ])('twice, %s creates no other account, nor does a reload', async (_, next) => {
      const opening = launch();
      const page = await atRest(opening);
      loseAnswers(2);
      expect(await page.askToDeleteAccount()).toBe(false);
      await next(page);
      expect(page.session.state.status).toBe('guest');
      page.kill();
      expect((await openPage(opening)).session.state.status).toBe('guest');
      expect(accounts()).toEqual([]);
    });
  });

  test('inside Telegram leaves a guest, and creates no other account unasked', async () => {
    const page = await inTelegram();
    expect(await page.askToDeleteAccount()).toBe(true);
    await page.loadActiveOrders();
    await page.loadPromos();
    expect(page.session.state.status).toBe('guest');
    expect(backend.db.users.some(({ telegramId }) => telegramId === String(dilnoza.id))).toBe(
      false,
    );
  });
});

describe('logging out', () => {
  test('notifies the server in the browser, and sends the bot the language in Telegram', async () => {
    await (await customer()).logOut();
    expect(callsTo('POST', '/users/v1/users/logout')).toMatchObject([{ status: 204 }]);
    localStorage.clear();
    cookies.clearAllExcept(() => false);
    const page = await inTelegram();
    await page.changeLanguage('ru');
    await page.logOut();
    const [logoutCall] = callsTo('PUT', '/webbot/v1/users/logout');
    expect(logoutCall).toMatchObject({ status: 204, body: { language: 'ru' } });
  });

  test('works offline, and the language stays', async () => {
    const page = await customer();
    await page.changeLanguage('ru');
    backend.faults.add({ path: '*', kind: 'drop' });
    expect(await page.askToLogOut()).toBe(true);
    expect(page.session.state).toMatchObject({ status: 'guest', token: null, user: null });
    expect(storedText()).not.toContain('901112233');
    expect(cookies.get('lang')).toBe('ru');
  });

  test('does not wait for an unresponsive server', async () => {
    const page = await customer();
    const leaving = page.logOut();
    expect(page.session.state.status).toBe('guest');
    await leaving;
  });
});

test('personal promos are those the server offers, and disappear on log-out', async () => {
  const page = await customer();
  await page.loadPromos();
  expect(page.promos.state.own.map(({ code }) => code)).toContain('SALOM10');
  await page.logOut();
  expect(page.promos.state).toEqual({ status: 'idle', own: [] });
});
