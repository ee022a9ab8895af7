import { cloudStorage, deviceStorage } from '@tma.js/sdk';
import type { TelegramStorage } from './handle';
import { waits } from './waits';

/** One of Telegram's storages; calls reject on refusal or timeout. */
export type StorageBackend = {
  put(name: string, text: string): Promise<unknown>;
  remove(name: string): Promise<unknown>;
  /** null or empty if there is nothing */
  read(name: string): Promise<string | null>;
};

const cloudTimeoutMs = waits.cloud.longestMs;
/** Telegram's own limit for a value in the cloud, in characters. */
const maxCloudLength = 4096;

/**
 * Device storage (9.0) with cloud storage (6.9) as fallback, as far as this client supports them.
 */
export function openTelegramStorage(): TelegramStorage | null {
  const backends: StorageBackend[] = [];
  if (deviceStorage.setItem.isAvailable()) backends.push(onDevice);
  if (cloudStorage.setItem.isAvailable()) backends.push(inCloud);
  return backends.length > 0 ? combineBackends(backends) : null;
}

/**
 * The names a backend is known to hold nothing under, so that storing there needs no removal here. By
 * backend, because each write opens the storage for itself. Another life of the page may have left
 * anything, so that in the beginning none is known.
 */
const emptyNames = new WeakMap<StorageBackend, Set<string>>();

/**
 * Stores in the first backend that accepts the text, and removes what the others hold: it is older,
 * and would hide the new text or come back after it. Removes from all.
 */
export function combineBackends(backends: readonly StorageBackend[]): TelegramStorage {
  return {
    async keep(name, text) {
      if (text === null) return removeFrom(backends, name);
      for (const backend of backends) {
        if (!(await put(backend, name, text))) continue;
        const others = backends.filter(
          (other) => other !== backend && !emptyNames.get(other)?.has(name),
        );
        await removeFrom(others, name);
        return true;
      }
      return false;
    },
    async recall(name) {
      for (const backend of backends) {
        const text = await backend.read(name).catch(() => null);
        if (text) return text;
      }
      return null;
    },
  };
}

/** A refusal too may leave the text there: it may be stored after the timeout. */
function put(backend: StorageBackend, name: string, text: string): Promise<boolean> {
  emptyNames.get(backend)?.delete(name);
  return succeeds(backend.put(name, text));
}

/** Returns whether all of them have removed it. */
async function removeFrom(backends: readonly StorageBackend[], name: string): Promise<boolean> {
  const removed = await Promise.all(
    backends.map(async (backend) => {
      const isRemoved = await succeeds(backend.remove(name));
      if (isRemoved) emptyNames.set(backend, (emptyNames.get(backend) ?? new Set()).add(name));
      return isRemoved;
    }),
  );
  return removed.every(Boolean);
}

const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

const onDevice: StorageBackend = {
  put: (name, text) => withTimeout(deviceStorage.setItem(name, text)),
  remove: (name) => withTimeout(deviceStorage.deleteItem(name)),
  read: (name) => withTimeout(deviceStorage.getItem(name)),
};

const inCloud: StorageBackend = {
  async put(name, text) {
    if (text.length > maxCloudLength) throw new RangeError('Text too long for cloud storage');
    await cloudStorage.setItem(name, text, { timeout: cloudTimeoutMs });
  },
  remove: async (name) => await cloudStorage.deleteItem(name, { timeout: cloudTimeoutMs }),
  read: async (name) => await cloudStorage.getItem(name, { timeout: cloudTimeoutMs }),
};

/** The SDK has no timeout for device storage and would wait forever for an unresponsive client. */
function withTimeout<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('Device storage timed out')),
      waits.device.longestMs,
    );
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
