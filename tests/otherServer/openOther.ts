import { beforeEach, vi } from 'vitest';
import { forgetDevice } from '../forgetDevice';
import { dilnoza, openPageOn } from '../openPage';
import { createOtherServer, type OtherServer } from './createOtherServer';
import { merchantKey } from './shop';
import type { Options } from './world';

/** The foreign server of the test that runs. */
export let other: OtherServer;

/**
 * Each test of a file meets a foreign server and a device that nobody has used. The app's own pauses,
 * and the server's, pass only where `until`, `settled` and `pass` let them.
 */
export function beginOtherJourneys(options: Partial<Options> = {}): void {
  beforeEach(() => {
    other = createOtherServer(options);
    forgetDevice();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    return () => vi.useRealTimers();
  });
}

type Opening = Partial<Parameters<typeof openPageOn>[1]>;
export type OtherPage = Awaited<ReturnType<typeof openPageOn>>;

/** Opens the app on the foreign server in the plain browser. */
export const inOtherBrowser = (opening: Opening = {}): Promise<OtherPage> =>
  openPageOn(pageServer(), { vendor: merchantKey, ...opening });

/** Opens it inside Telegram, by somebody who shares the phone when asked. */
export const inOtherTelegram = (opening: Opening = {}): Promise<OtherPage> =>
  inOtherBrowser({ user: dilnoza, contact: 'granted', ...opening });

function pageServer() {
  const { fetch, receiveContact, options } = other;
  return { fetch, receiveContact, ...options };
}

/** The six digits that the server has sent last. */
export const lastOtherCode = () => other.world.codes.at(-1)?.code ?? '';
