import { beforeEach, vi } from 'vitest';
import { noDetails, temporaryId } from '../../src/domain/addresses/address';
import { forgetDevice } from '../forgetDevice';
import { dilnoza, openPageOn } from '../openPage';
import { createOtherServer, type OtherServer } from './createOtherServer';
import { merchantKey } from './shop';
import type { Options } from './world';

/** The foreign server of the current test. */
export let other: OtherServer;

/**
 * Every test starts with a fresh foreign server and a fresh device. The timers of the app and the
 * server only run inside `until`, `settled` and `pass`.
 */
export function beginOtherJourneys(options: Partial<Options> = {}): void {
  beforeEach(() => {
    startOther(options);
    forgetDevice();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    return () => vi.useRealTimers();
  });
}

/** Starts over with another foreign server. */
export function startOther(options: Partial<Options>): void {
  other = createOtherServer(options);
}

/** An address within the foreign server's zone that is not saved yet. */
export const newHome = {
  id: temporaryId('new'),
  latitude: 41.364,
  longitude: 69.284,
  name: '',
  streetName: 'Amir Temur',
  houseNumber: '7',
  description: '',
  comment: '',
  cityId: null,
  details: noDetails,
};

type Opening = Partial<Parameters<typeof openPageOn>[1]>;
export type OtherPage = Awaited<ReturnType<typeof openPageOn>>;

/** Opens the app on the foreign server in a plain browser. */
export const inOtherBrowser = (opening: Opening = {}): Promise<OtherPage> =>
  openPageOn(pageServer(), { vendor: merchantKey, ...opening });

/** Opens it inside Telegram, as someone who shares the phone when asked. */
export const inOtherTelegram = (opening: Opening = {}): Promise<OtherPage> =>
  inOtherBrowser({ user: dilnoza, contact: 'granted', ...opening });

function pageServer() {
  const { fetch, receiveContact, options } = other;
  return { fetch, receiveContact, ...options };
}

/** The six digits sent last. */
export const lastOtherCode = () => other.world.codes.at(-1)?.code ?? '';
