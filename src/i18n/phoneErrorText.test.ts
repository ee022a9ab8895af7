import { beforeAll, expect, it } from 'vitest';
import { phoneErrorText } from './phoneErrorText';
import { showLanguage, textsComplete } from './t';

const refused = { kind: 'status', status: 409 } as const;
const known = { 409: 'profile.phoneTaken' } as const;

beforeAll(async () => {
  await showLanguage('tr');
  await textsComplete();
});

it('is the server’s description in the user’s language', () => {
  const description = { uz: 'Band', tr: 'Kullanımda' };
  expect(phoneErrorText({ ...refused, description }, known)).toBe('Kullanımda');
});

it('is the Uzbek description if there is none in that language', () => {
  const description = { ru: 'Занят', uz: 'Band' };
  expect(phoneErrorText({ ...refused, description }, known)).toBe('Band');
});

it('is the app’s own text without a description', () => {
  expect(phoneErrorText({ ...refused, description: null }, known)).toBe(
    'Bu numara başka bir kullanıcıya ait',
  );
  const dropped = { kind: 'network', status: null, description: null } as const;
  expect(phoneErrorText(dropped, known)).toMatch(/^Bağlantı yok/);
});
