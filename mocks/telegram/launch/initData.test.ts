import { createHmac } from 'node:crypto';
import { validate } from '@tma.js/init-data-node';
import { expect, test } from 'vitest';
import type { DataKind, LaunchKind } from '../situation/situation';
import { type Account, accountNames, accounts } from '../situation/users';
import { makeContact, makeInitData } from './initData';

const botToken = '1000000001:simulated';

const make = async (kind: DataKind, account: Account = accounts.malika, start = '') =>
  (await makeInitData({ account, botToken, kind, launch: 'link', start, now: Date.now() })) ?? '';

// the package's errors are identified by name: `instanceof` fails for them
const named = (name: string) => expect.objectContaining({ name });

test.each(accountNames)('valid init data of %s passes the official check', async (name) => {
  const raw = await make('valid', accounts[name], 'table_1_2_3');
  expect(() => validate(raw, botToken)).not.toThrow();
  expect(new URLSearchParams(raw).get('start_param')).toBe('table_1_2_3');
});

/** The hash as a server finds it that decodes each part by `decodeURIComponent`, and the one in the query. */
function hashesOf(raw: string): { found: string; told: string | undefined } {
  const parts = raw.split('&').map((part) => part.split('=').map(decodeURIComponent));
  const lines = parts.map(([key, value]) => `${key}=${value}`).sort();
  const signed = lines.filter((line) => !line.startsWith('hash=')).join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const found = createHmac('sha256', secret).update(signed).digest('hex');
  return { found, told: parts.find(([key]) => key === 'hash')?.[1] };
}

test.each(accountNames)(
  'a space in the name of %s is no plus, as Telegram writes it',
  async (name) => {
    // one with spaces, and with a plus, which is written as %2B
    const account = { ...accounts[name], lastName: `${accounts[name].lastName} + Co` };
    for (const raw of [
      await make('valid', account),
      await makeContact(account, botToken, Date.now()),
    ]) {
      expect(raw).toContain('%20%2B%20Co');
      expect(raw).not.toContain('+');
      const { found, told } = hashesOf(raw);
      expect(found).toBe(told);
    }
    expect(await make('tampered', account)).not.toContain('+');
  },
);

test('init data signed for another bot is refused', async () => {
  const raw = await make('valid');
  expect(() => validate(raw, '1:other')).toThrow(named('SignatureInvalidError'));
});

test('tampered init data names another user and is refused', async () => {
  const raw = await make('tampered');
  expect(() => validate(raw, botToken)).toThrow(named('SignatureInvalidError'));
});

test('expired init data is correctly signed but too old', async () => {
  const raw = await make('expired');
  expect(() => validate(raw, botToken)).toThrow(named('ExpiredError'));
  expect(() => validate(raw, botToken, { expiresIn: 0 })).not.toThrow();
});

test('future init data passes the official check despite its date', async () => {
  const raw = await make('future');
  expect(() => validate(raw, botToken)).not.toThrow();
  expect(Number(new URLSearchParams(raw).get('auth_date')) * 1000).toBeGreaterThan(Date.now());
});

test('short init data has at most ten characters', async () => {
  const raw = await make('short');
  expect(raw.length).toBeLessThanOrEqual(10);
  expect(() => validate(raw, botToken)).toThrow(named('AuthDateInvalidError'));
});

test('absent init data is undefined', async () => {
  const options = { account: accounts.emma, botToken, launch: 'menu', start: '', now: 0 } as const;
  expect(await makeInitData({ ...options, kind: 'absent' })).toBeUndefined();
});

test('a shared contact passes the official check and contains the phone', async () => {
  const raw = await makeContact(accounts.emma, botToken, Date.now());
  expect(() => validate(raw, botToken)).not.toThrow();
  expect(new URLSearchParams(raw).get('contact')).toContain('"phone_number":"447700900123"');
});

const always = ['auth_date', 'hash', 'signature', 'user'];

test.each<[LaunchKind, string, string[] | undefined]>([
  ['menu', '', ['query_id']],
  ['inline', '', ['query_id']],
  ['keyboard', '', undefined],
  ['link', '', ['chat_instance', 'chat_type']],
  ['link', 'hello', ['chat_instance', 'chat_type', 'start_param']],
  ['group', 'hello', ['chat_instance', 'chat_type', 'start_param']],
  ['join', '', ['chat_join_request_query_id']],
  ['attachment', '', ['can_send_after', 'query_id', 'receiver']],
  ['attachment', 'hello', ['can_send_after', 'query_id', 'receiver', 'start_param']],
])(
  'opened by %s with “%s”, init data holds what Telegram sends then',
  async (launch, start, own) => {
    const options = { account: accounts.emma, botToken, kind: 'valid', now: Date.now() } as const;
    const raw = await makeInitData({ ...options, launch, start });
    if (own === undefined) return expect(raw).toBeUndefined();
    const query = new URLSearchParams(raw);
    expect([...query.keys()].sort()).toEqual([...own, ...always].sort());
    expect(() => validate(raw ?? '', botToken)).not.toThrow();
    expect(query.get('chat_type')).toBe(
      { link: 'sender', group: 'supergroup' }[String(launch)] ?? null,
    );
  },
);
