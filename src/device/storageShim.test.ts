// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const deny = (name: 'sessionStorage' | 'localStorage') =>
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });

test('a working storage is not replaced', async () => {
  const before = window.localStorage;
  await import('./storageShim');
  expect(window.localStorage).toBe(before);
});

test('a storage that throws on access is replaced by one in memory', async () => {
  deny('sessionStorage');
  deny('localStorage');
  await import('./storageShim');
  for (const storage of [window.sessionStorage, window.localStorage]) {
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect(storage.getItem('a')).toBe('1');
    expect([storage.length, storage.key(1), storage.key(2)]).toEqual([2, 'b', null]);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    storage.clear();
    expect(storage.length).toBe(0);
  }
});
