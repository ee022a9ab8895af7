import { cloudStorage, deviceStorage } from '@tma.js/sdk';
import type { TelegramStorage } from './handle';

/** A place of Telegram's; its calls reject when it refuses or has no answer in time. */
export type StorageBackend = {
  put(name: string, text: string): Promise<unknown>;
  remove(name: string): Promise<unknown>;
  /** null or empty when there is nothing */
  read(name: string): Promise<string | null>;
};

/** The device answers at once; the cloud lies behind Telegram's servers. Milliseconds. */
const deviceMs = 2000;
const cloudMs = 5000;
/** Telegram's own limit for a value in the cloud, in characters. */
const cloudLength = 4096;

/** The storage on the device (9.0) and in the cloud (6.9), as far as this client has them. */
export function openTelegramStorage(): TelegramStorage | null {
  const drawers: StorageBackend[] = [];
  if (deviceStorage.setItem.isAvailable()) drawers.push(onDevice);
  if (cloudStorage.setItem.isAvailable()) drawers.push(inCloud);
  return drawers.length > 0 ? combineBackends(drawers) : null;
}

/** The first drawer that takes a text has it; what is removed is removed from all. */
export function combineBackends(drawers: readonly StorageBackend[]): TelegramStorage {
  return {
    async keep(name, text) {
      if (text === null) {
        const removed = await Promise.all(drawers.map((one) => succeeds(one.remove(name))));
        return removed.every(Boolean);
      }
      for (const drawer of drawers) if (await succeeds(drawer.put(name, text))) return true;
      return false;
    },
    async recall(name) {
      for (const drawer of drawers) {
        const text = await drawer.read(name).catch(() => null);
        if (text) return text;
      }
      return null;
    },
  };
}

const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

const onDevice: StorageBackend = {
  put: (name, text) => inTime(deviceStorage.setItem(name, text)),
  remove: (name) => inTime(deviceStorage.deleteItem(name)),
  read: (name) => inTime(deviceStorage.getItem(name)),
};

const inCloud: StorageBackend = {
  async put(name, text) {
    if (text.length > cloudLength) throw new RangeError('Too long for the cloud');
    await cloudStorage.setItem(name, text, { timeout: cloudMs });
  },
  remove: async (name) => await cloudStorage.deleteItem(name, { timeout: cloudMs }),
  read: async (name) => await cloudStorage.getItem(name, { timeout: cloudMs }),
};

/** The SDK waits for the device for as long as it takes: a client that does not answer, for ever. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No answer in time')), deviceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
