import { vi } from 'vitest';
import { openLocks } from '../fakeLocks';
import { createDevice } from '../windows/createDevice';
import { createSharedStorage } from '../windows/sharedStorage';
import { clockAhead, serverTime } from './device';
import type { Customer } from './server';

/**
 * Lets the next life share its storage and its locks with a second window of the same
 * browser, opened afterwards. `code` comes from `bundleParts`: the second window has its own
 * modules.
 */
export function shareBrowser<Own>(customer: Customer<Own>, code: string) {
  const local = createSharedStorage();
  const notify = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const first = local.open(window, notify);
  vi.stubGlobal('localStorage', first.storage);
  setLocks(openLocks());
  const server = {
    base: customer.base,
    botToken: '',
    fetch: customer.fetch,
    now: serverTime,
    receiveContact: () => undefined,
  };
  const device = createDevice(server, code, { local });
  device.ahead = clockAhead();
  return {
    open: () => device.open(customer.vendor),
    async end() {
      first.close();
      setLocks(undefined);
      await device.close();
    },
  };
}

function setLocks(value: unknown): void {
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}
