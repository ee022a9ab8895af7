import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleMerchant, sampleUser } from '../../tests/samples/models';
import { defineStore, type Scope } from './defineStore';
import * as merchant from './merchant';
import './session/callScopes';
import * as session from './session/session';

const [anna, boris] = [sampleUser({ id: 'anna' }), sampleUser({ id: 'boris' })];
const shop = sampleMerchant();

function fill(scope: Scope) {
  const state = defineStore(
    scope,
    () => ({ text: '', kept: '' }),
    () => ({ text: '' }),
  );
  state.text = scope;
  state.kept = scope;
  return state;
}

beforeEach(() => {
  session.restart(null);
  session.signIn('token-1', anna);
  merchant.setMerchant(shop);
});

describe('what belonged to the user', () => {
  test('stays while they do', () => {
    const state = fill('user');
    session.setUser({ ...anna, firstName: 'Anna' });
    merchant.setMerchant({ ...shop, name: {} });
    expect(state.text).toBe('user');
  });

  test.each<[string, () => void]>([
    ['they sign out', session.setGuest],
    ['the session starts again', () => session.restart(null)],
    ['another user takes their place', () => session.setUser(boris)],
  ])('is cleared synchronously when %s', (_, end) => {
    const state = fill('user');
    end();
    expect(state).toEqual({ text: '', kept: 'user' });
  });

  test.each([session.setGuest, () => session.restart(null)])(
    'is cleared before the next user comes, not after %#',
    (end) => {
      const state = fill('user');
      end();
      state.text = 'next';
      session.setToken('token-2');
      session.setUser(boris);
      expect(state.text).toBe('next');
    },
  );

  test('is cleared once when another user takes their place', () => {
    const state = fill('user');
    session.setUser(boris);
    state.text = 'next';
    session.setUser({ ...boris, firstName: 'Boris' });
    expect(state.text).toBe('next');
  });
});

test('what belonged to the shop is cleared synchronously when another one opens', () => {
  const state = fill('shop');
  merchant.setSettings({ ...merchant.state.settings, isDark: true });
  session.setGuest();
  expect(state.text).toBe('shop');
  merchant.setMerchant({ ...shop, id: 'other' });
  expect(state).toEqual({ text: '', kept: 'shop' });
  expect(merchant.state).toMatchObject({ hasSettings: false, settings: { isDark: null } });
});

describe('what belonged to the session', () => {
  test('stays when a guest signs in, and while the same user does', () => {
    session.restart(null);
    session.setGuest();
    const state = fill('session');
    session.signIn('token-2', anna);
    session.setUser({ ...anna, firstName: 'Anna' });
    expect(state.text).toBe('session');
  });

  test.each<[string, () => void]>([
    ['the user signs out', session.setGuest],
    ['the session starts again', () => session.restart(null)],
    ['another user takes their place', () => session.setUser(boris)],
    ['another shop opens', () => merchant.setMerchant({ ...shop, id: 'other' })],
  ])('is cleared synchronously when %s', (_, end) => {
    const state = fill('session');
    end();
    expect(state).toEqual({ text: '', kept: 'session' });
  });
});

test.each<Scope>(['global', 'device', 'person'])('nothing of the %s ends with them', (scope) => {
  const state = fill(scope);
  session.setGuest();
  merchant.setMerchant({ ...shop, id: 'other' });
  expect(state.text).toBe(scope);
});

test('a store without a scope does not compile', () => {
  // @ts-expect-error
  expect(() => defineStore(() => ({ text: '' }))).toThrow();
});

test('every store is made by defineStore', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const code = sources.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const makers = code.filter((file) => /\bproxy\b[(<]/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(makers).toEqual(['stores/defineStore.ts']);
});
