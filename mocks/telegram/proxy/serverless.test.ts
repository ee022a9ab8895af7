// @vitest-environment node
import { expect, test } from 'vitest';
import { makeInitData } from '../launch/initData';
import { accounts } from '../situation/users';
import { readStubs } from './serverless';

const botToken = '1:simulated';
const raw = await makeInitData({
  account: accounts.timur,
  botToken,
  kind: 'valid',
  launch: 'menu',
  start: '',
  now: Date.now(),
});
const signed = `TMA ${btoa(raw ?? '')}`;

function stubsOf(json: string) {
  const stubs = readStubs(json, botToken);
  if (typeof stubs === 'string') throw new Error(stubs);
  return stubs;
}

test('a stub is the endpoint’s result, or its whole answer', () => {
  const soldOut = { ok: false, error_code: 409, error_type: 'SOLD_OUT', description: 'Sold out' };
  const stubs = stubsOf(
    JSON.stringify({ getProfile: { name: 'Ada' }, order: soldOut, none: null }),
  );
  expect(stubs.answer('getProfile', signed)).toEqual({
    status: 200,
    body: { ok: true, result: { name: 'Ada' } },
  });
  expect(stubs.answer('none', signed).body).toEqual({ ok: true, result: null });
  expect(stubs.answer('order', signed)).toEqual({ status: 409, body: soldOut });
});

test('an endpoint that is not in the file is not found, whatever its name', () => {
  const stubs = stubsOf('{}');
  for (const name of ['getProfile', 'constructor', '__proto__', 'toString']) {
    expect(stubs.answer(name, signed)).toMatchObject({ status: 404, body: { ok: false } });
  }
});

test('init data is checked before the endpoint is called', () => {
  const stubs = stubsOf('{"getProfile": 1}');
  const another = `TMA ${btoa((raw ?? '').replace('Ahmedov', 'x').replace(/id%22%3A\d/, 'id%22%3A9'))}`;
  for (const authorization of [undefined, 'TMA', 'TMA x', `Bearer ${btoa(raw ?? '')}`, another]) {
    expect(stubs.answer('getProfile', authorization)).toMatchObject({ status: 401 });
  }
});

test.each(['x', '[]', '7', 'null'])('the file %s has no endpoints', (json) => {
  expect(readStubs(json, botToken)).toMatch(/^It is not/);
});
