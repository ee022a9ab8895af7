import { expect, test } from 'vitest';
import { combineBackends, type StorageBackend } from './telegramStorage';

/** A drawer with room for texts of so many characters. */
function drawer(room = 100) {
  const texts = new Map<string, string>();
  const own: StorageBackend = {
    put: (name, text) =>
      text.length > room
        ? Promise.reject(new RangeError('full'))
        : Promise.resolve(texts.set(name, text)),
    remove: async (name) => texts.delete(name),
    read: async (name) => texts.get(name) ?? null,
  };
  return { texts, own };
}

const broken: StorageBackend = {
  put: () => Promise.reject(new Error('UNSUPPORTED')),
  remove: () => Promise.reject(new Error('UNSUPPORTED')),
  read: () => Promise.reject(new Error('UNSUPPORTED')),
};

test('the first drawer that takes a text has it', async () => {
  const [device, cloud] = [drawer(), drawer()];
  const vault = combineBackends([device.own, cloud.own]);
  expect(await vault.keep('basket', 'a')).toBe(true);
  expect([device.texts.size, cloud.texts.size]).toEqual([1, 0]);
  expect(await vault.recall('basket')).toBe('a');
});

test('where the device refuses, the cloud stands in, for reading too', async () => {
  const cloud = drawer();
  const vault = combineBackends([broken, cloud.own]);
  expect(await vault.keep('basket', 'a')).toBe(true);
  expect(await vault.recall('basket')).toBe('a');
});

test('what is too long for every drawer is not kept, and that is said', async () => {
  const vault = combineBackends([broken, drawer(5).own]);
  expect(await vault.keep('basket', 'a long text')).toBe(false);
  expect(await vault.recall('basket')).toBeNull();
});

test('what is removed is gone from all, and a drawer that keeps it is told of', async () => {
  const [device, cloud] = [drawer(), drawer()];
  device.texts.set('basket', 'a');
  cloud.texts.set('basket', 'b');
  const vault = combineBackends([device.own, cloud.own]);
  expect(await vault.keep('basket', null)).toBe(true);
  expect([device.texts.size, cloud.texts.size]).toEqual([0, 0]);
  expect(await combineBackends([broken, cloud.own]).keep('basket', null)).toBe(false);
});

test('nothing is recalled where nothing answers', async () => {
  expect(await combineBackends([broken, broken]).recall('basket')).toBeNull();
});
