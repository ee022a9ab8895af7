import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { accounts } from '../situation/users';
import { makeInitData } from './initData';
import { keyPairOf } from './keyPair';

const botToken = '1000000001:simulated';

/** What a third party does: it knows the bot's id and the public key, and not the token. */
function isSigned(raw: string, publicKey: string): boolean {
  const query = new URLSearchParams(raw);
  const signature = Buffer.from(query.get('signature') ?? '', 'base64url');
  query.delete('hash');
  query.delete('signature');
  const lines = [...query].map(([key, value]) => `${key}=${value}`).sort();
  const spki = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(publicKey, 'hex'),
  ]);
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(`1000000001:WebAppData\n${lines.join('\n')}`), key, signature);
}

const make = async (kind: 'valid' | 'tampered') =>
  (await makeInitData({
    account: accounts.emma,
    botToken,
    kind,
    launch: 'link',
    start: 'promo_HI',
    now: Date.now(),
  })) ?? '';

test('a third party can check the signature of init data with the public key', async () => {
  const { publicKey } = await keyPairOf(botToken);
  expect(publicKey).toMatch(/^[0-9a-f]{64}$/);
  expect(isSigned(await make('valid'), publicKey)).toBe(true);
});

test('a tampered user or another key does not pass', async () => {
  const { publicKey } = await keyPairOf(botToken);
  expect(isSigned(await make('tampered'), publicKey)).toBe(false);
  const other = await keyPairOf('1000000001:other');
  expect(isSigned(await make('valid'), other.publicKey)).toBe(false);
});

test('the key pair of a token is the same at every start', async () => {
  const [one, two] = [await keyPairOf(botToken), await keyPairOf(botToken)];
  expect(one.publicKey).toBe(two.publicKey);
});
