// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createStorage, type Reader } from './storage';

const asIs: Reader<unknown> = (stored) => stored;

/** A storage with room for the given number of characters. */
function storage(room = 1000): Storage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      const others = [...items].filter(([other]) => other !== key);
      const used = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a store', () => {
  test('is written synchronously and read by the next page', () => {
    const disk = storage();
    expect(createStorage(() => disk, 1).write('cart', [{ id: 'p1' }])).toBe(true);
    expect(disk.items.get('cart')).toBe('{"format":1,"value":[{"id":"p1"}]}');
    expect(createStorage(() => disk, 1).read('cart', asIs)).toEqual([{ id: 'p1' }]);
  });

  test('returns null for a missing or removed value', () => {
    const store = createStorage(storage, 1);
    expect(store.read('cart', asIs)).toBeNull();
    const disk = storage();
    const kept = createStorage(() => disk, 1);
    kept.write('cart', 1);
    kept.remove('cart');
    expect(kept.read('cart', asIs)).toBeNull();
  });

  test('removes an invalid value on read but not on peek', () => {
    const disk = storage();
    const store = createStorage(() => disk, 1);
    store.write('cart', { lines: 7 });
    expect(store.peek('cart', () => null)).toBeNull();
    expect(disk.items.has('cart')).toBe(true);
    expect(store.read('cart', () => null)).toBeNull();
    expect(disk.items.has('cart')).toBe(false);
  });

  test('ignores values of another format', () => {
    const disk = storage();
    createStorage(() => disk, 1).write('cart', [1]);
    expect(createStorage(() => disk, 2).read('cart', asIs)).toBeNull();
  });

  test.each(['', 'p1', '{"format":1', 'null', '[]', '7', '{"value":1}', '{"format":1}'])(
    'treats the corrupt text %j as missing',
    (text) => {
      const disk = storage();
      disk.items.set('cart', text);
      expect(createStorage(() => disk, 1).read('cart', asIs)).toBeNull();
    },
  );

  test('clears everything except the keys to keep, including entries of other software', () => {
    const disk = storage();
    disk.items.set('theirs', 'x');
    const store = createStorage(() => disk, 1);
    store.write('cart', 1);
    store.write('lang', 'uz');
    store.clearAllExcept((key) => key === 'lang');
    expect([...disk.items.keys()]).toEqual(['lang']);
    expect(store.read('lang', asIs)).toBe('uz');
  });
});

describe('a store whose storage is denied', () => {
  test('keeps values in memory and returns false from write', () => {
    const store = createStorage(denied, 1);
    expect(store.write('cart', [1])).toBe(false);
    expect(store.read('cart', asIs)).toEqual([1]);
    expect(createStorage(denied, 1).read('cart', asIs)).toBeNull();
  });

  test('removes and clears values in memory', () => {
    const store = createStorage(denied, 1);
    store.write('cart', 1);
    store.write('token', 2);
    store.write('lang', 3);
    store.remove('cart');
    store.clearAllExcept((key) => key === 'lang');
    expect(['cart', 'token', 'lang'].map((key) => store.read(key, asIs))).toEqual([null, null, 3]);
  });
});

describe('a store whose storage is full', () => {
  test('keeps a value that does not fit in memory and removes the older stored one', () => {
    const disk = storage(40);
    const store = createStorage(() => disk, 1);
    expect(store.write('cart', 'small')).toBe(true);
    const large = 'x'.repeat(50);
    expect(store.write('cart', large)).toBe(false);
    expect(store.read('cart', asIs)).toBe(large);
    expect(disk.items.has('cart')).toBe(false);
  });

  test('writes to the storage again once there is room', () => {
    const disk = storage(40);
    const store = createStorage(() => disk, 1);
    store.write('cart', 'x'.repeat(50));
    expect(store.write('cart', 'small')).toBe(true);
    expect(createStorage(() => disk, 1).read('cart', asIs)).toBe('small');
    expect(store.read('cart', asIs)).toBe('small');
  });
});
