// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createVault } from './vault';

test('a browser without room for a value says so, and no error ends the client', () => {
  const full: Storage = {
    ...localStorage,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const vault = createVault(full, () => 'bot:7');
  expect(vault.write('cloud', 'basket', '[1]')).toBe(false);
  expect(vault.write('cloud', 'basket', null)).toBe(true);
});

test('an item may have any name', () => {
  localStorage.clear();
  const vault = createVault(localStorage, () => 'bot:7');
  for (const key of ['constructor', '__proto__', 'toString']) {
    expect(vault.read('cloud', key)).toBeNull();
    expect(vault.write('cloud', key, key)).toBe(true);
  }
  expect(vault.keys('cloud').sort()).toEqual(['__proto__', 'constructor', 'toString']);
});
