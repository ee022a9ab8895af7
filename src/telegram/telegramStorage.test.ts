import { describe, expect, test, vi } from 'vitest';
import { combineBackends, type StorageBackend } from './telegramStorage';

/** A backend that accepts texts of up to `room` characters. */
function fakeBackend(room = 100) {
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

test('a text is stored only in the first backend that accepts it', async () => {
  const [device, cloud] = [fakeBackend(), fakeBackend()];
  const storage = combineBackends([device.own, cloud.own]);
  expect(await storage.keep('basket', 'a')).toBe(true);
  expect([device.texts.size, cloud.texts.size]).toEqual([1, 0]);
  expect(await storage.recall('basket')).toBe('a');
});

test('the cloud is the fallback if the device fails, also for reading', async () => {
  const cloud = fakeBackend();
  const storage = combineBackends([broken, cloud.own]);
  expect(await storage.keep('basket', 'a')).toBe(true);
  expect(await storage.recall('basket')).toBe('a');
});

test('keep returns false for a text too long for every backend', async () => {
  const storage = combineBackends([broken, fakeBackend(5).own]);
  expect(await storage.keep('basket', 'a long text')).toBe(false);
  expect(await storage.recall('basket')).toBeNull();
});

test('a text is removed from all backends, and keep returns false if one fails', async () => {
  const [device, cloud] = [fakeBackend(), fakeBackend()];
  device.texts.set('basket', 'a');
  cloud.texts.set('basket', 'b');
  const storage = combineBackends([device.own, cloud.own]);
  expect(await storage.keep('basket', null)).toBe(true);
  expect([device.texts.size, cloud.texts.size]).toEqual([0, 0]);
  expect(await combineBackends([broken, cloud.own]).keep('basket', null)).toBe(false);
});

test('recall returns null if every backend fails', async () => {
  expect(await combineBackends([broken, broken]).recall('basket')).toBeNull();
});

describe('only the newest text is left', () => {
  const refusal = () => Promise.reject(new Error('QUOTA_EXCEEDED'));

  test('where the first backend refuses it, the older one there is removed', async () => {
    const [device, cloud] = [fakeBackend(), fakeBackend()];
    const storage = combineBackends([device.own, cloud.own]);
    await storage.keep('basket', 'a');
    device.own.put = refusal;
    expect(await storage.keep('basket', 'b')).toBe(true);
    expect(await storage.recall('basket')).toBe('b');
    expect(device.texts.size).toBe(0);
  });

  test('where the first backend accepts again, the older one in the second is removed', async () => {
    const [device, cloud] = [fakeBackend(), fakeBackend()];
    const { put } = device.own;
    // Each write opens the storage for itself.
    const open = () => combineBackends([device.own, cloud.own]);
    device.own.put = refusal;
    await open().keep('basket', 'b');
    device.own.put = put;
    expect(await open().keep('basket', 'c')).toBe(true);
    expect(await open().recall('basket')).toBe('c');
    expect(await combineBackends([cloud.own]).recall('basket')).toBeNull();
  });

  test('also one that an earlier life of the page left in the second', async () => {
    const [device, cloud] = [fakeBackend(), fakeBackend()];
    cloud.texts.set('basket', 'a');
    await combineBackends([device.own, cloud.own]).keep('basket', 'b');
    expect(cloud.texts.size).toBe(0);
  });

  test('the second is asked to remove it once, not each time the first accepts', async () => {
    const [device, cloud] = [fakeBackend(), fakeBackend()];
    const remove = vi.spyOn(cloud.own, 'remove');
    for (const text of ['a', 'b', 'c'])
      await combineBackends([device.own, cloud.own]).keep('basket', text);
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
