// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as limits from '../domain/limits';
import { body, fakeServer, json } from './fakeServer.testing';
import { authenticate, confirmLogin, exchangeInitData, logOut, sendLoginCode } from './sessions';
import { changePhone, deleteAccount, getMe, updateUser, verifyPhone } from './users';

const aziza = { id: 5, firstName: 'Aziza', phone: '+998901234567', cashback: '1200.5' };
const asked = ({ received }: ReturnType<typeof fakeServer>) =>
  received.map(({ method, url }) => `${method} ${url.pathname}`);

describe('signing in', () => {
  test('init data is exchanged for a token', async () => {
    const server = fakeServer(() => json({ token: 'fresh' }));
    expect(await exchangeInitData(server.http, 'init')).toEqual([null, { token: 'fresh' }]);
    expect(server.received[0]?.body).toEqual({ initData: 'init' });
    expect(server.received[0]?.headers.has('authorization')).toBe(false);
  });

  test.each([{ token: '' }, { token: null }, {}])('%j is not a token', async (answer) => {
    const { http } = fakeServer(() => json(answer));
    expect((await exchangeInitData(http, 'init'))[0]?.kind).toBe('unreadable');
  });

  test.each([
    ['the user', json(aziza), '5'],
    ['a profile', json({ id: 1, user: aziza }), '5'],
    ['nothing', body(null, 204), undefined],
    ['something else', json({ ok: true }), undefined],
  ])('the sign-in response may be %s', async (_, reply, id) => {
    const { http } = fakeServer(() => reply);
    const [error, user] = await authenticate(http, 'init');
    expect(error).toBeNull();
    expect(user?.id).toBe(id);
  });

  test('a code is sent, and its record is returned with the typed code', async () => {
    const server = fakeServer(
      () => json({ id: 9, phone: '998901234567', type: 'WEB', timestamp: 1_795_237_200_000 }),
      () => json({ token: 'fresh', user: aziza }),
    );
    const [, record] = await sendLoginCode(server.http, '998901234567');
    expect(record).toMatchObject({
      id: '9',
      phone: '998901234567',
      type: 'WEB',
      time: limits.codeResendSeconds,
      timestamp: 1_795_237_200_000,
    });
    if (!record) return;
    const [, signedIn] = await confirmLogin(server.http, record, '1234');
    expect(signedIn).toMatchObject({ token: 'fresh', user: { id: '5', cashback: 120_050 } });
    expect(server.received.map((one) => one.body)).toEqual([
      { phone: '998901234567', type: 'WEB' },
      {
        id: 9,
        phone: '998901234567',
        type: 'WEB',
        time: limits.codeResendSeconds,
        timestamp: 1_795_237_200_000,
        code: '1234',
      },
    ]);
  });
});

describe('logging out', () => {
  const telegram = { initData: 'init', language: 'ru' } as const;

  test('in a browser is one call with the given token', async () => {
    const server = fakeServer(() => body(''));
    server.session.token = null;
    expect(await logOut(server.http, 'token-1', null)).toEqual([null, null]);
    expect(asked(server)).toEqual(['POST /api/users/v1/users/logout']);
    expect(server.received[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('inside Telegram is one call if it succeeds', async () => {
    const server = fakeServer(() => body(''));
    await logOut(server.http, 'token-1', telegram);
    expect(asked(server)).toEqual(['PUT /api/webbot/v1/users/logout']);
    expect(server.received[0]?.body).toEqual(telegram);
  });

  test('inside Telegram falls back to the other method', async () => {
    const server = fakeServer(
      () => json({}, 404),
      () => body(''),
    );
    expect(await logOut(server.http, 'token-1', telegram)).toEqual([null, null]);
    expect(asked(server)).toEqual([
      'PUT /api/webbot/v1/users/logout',
      'POST /api/webbot/v1/users/logout',
    ]);
    expect(server.received[1]?.body).toEqual({ initData: 'init' });
  });

  test('ignores a rejected token', async () => {
    const server = fakeServer(() => json({}, 401));
    await logOut(server.http, 'token-1', telegram);
    expect(server.refusals).toEqual([]);
  });
});

describe('a profile', () => {
  test.each([
    [{}, true],
    [{ isVerified: true }, true],
    [{ isVerified: false }, false],
    [{ phoneVerified: false }, false],
    [{ isVerified: null }, true],
  ])('%j determines whether its phone is verified', async (fields, expected) => {
    const { http } = fakeServer(() => json({ ...aziza, ...fields }));
    expect((await getMe(http))[1]?.isPhoneVerified).toBe(expected);
  });

  test.each([
    ['midnight of UTC', Date.UTC(1990, 4, 17)],
    ['midnight of Tashkent', Date.UTC(1990, 4, 16, 19)],
    ['a day before 1970', Date.UTC(1961, 3, 12), '1961-04-12'],
  ])('reads a birthday in epoch milliseconds, %s', async (_, birthday, day = '1990-05-17') => {
    const { http } = fakeServer(() => json({ ...aziza, birthday }));
    expect((await getMe(http))[1]).toMatchObject({ birthday: day });
  });

  test('reads a gender in any case, ignores others, and drops the time of a birthday', async () => {
    const { http } = fakeServer(
      () => json({ ...aziza, gender: 'FEMALE', birthday: '1990-05-01T00:00:00Z' }),
      () => json({ ...aziza, gender: 'ROBOT', birthday: null }),
    );
    expect((await getMe(http))[1]).toMatchObject({ gender: 'female', birthday: '1990-05-01' });
    expect((await getMe(http))[1]).toMatchObject({ gender: null, birthday: null });
  });

  test('without an id is invalid', async () => {
    const { http } = fakeServer(() => json({ firstName: 'Nobody' }));
    expect((await getMe(http))[0]?.kind).toBe('unreadable');
  });

  test('is updated, also when the response is empty', async () => {
    const stored = { ...aziza, role: 'GUEST_OF_HONOUR', birthday: 642_902_400_000, tags: [1] };
    const server = fakeServer(
      () => json({ id: 500_005, user: stored }),
      () => body(''),
    );
    expect(await updateUser(server.http, '5', { firstName: 'Aziz' })).toEqual([null, null]);
    // A server that replaces the record loses nothing.
    expect(server.received[1]?.body).toEqual({ ...stored, firstName: 'Aziz' });
  });

  test('is deleted with its account', async () => {
    const server = fakeServer(() => body(''));
    expect(await deleteAccount(server.http)).toEqual([null, null]);
    expect(asked(server)).toEqual(['DELETE /api/users/v1/users']);
  });
});

describe('another phone', () => {
  test.each([{ phone: '998901111111' }, '998901111111'])(
    'is the one in the response: %j',
    async (answer) => {
      const server = fakeServer(
        () => json({ id: 1, phone: '998901111111' }),
        () => json(answer),
      );
      const [, record] = await changePhone(server.http, '998901111111');
      if (!record) throw new Error('no record');
      expect(await verifyPhone(server.http, record, '1234')).toEqual([null, '998901111111']);
      expect(asked(server)).toEqual([
        'PUT /api/users/v1/users/phone',
        'PUT /api/users/v1/users/phone/verify',
      ]);
    },
  );
});
