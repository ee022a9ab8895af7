import { afterEach, vi } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { demoBotToken } from '../mocks/backend/bot';
import type { Telegram, TelegramStorage } from '../src/telegram/handle';
import { askByContract } from './contract/askByContract';
import { dropListeners } from './dropListeners';
import { openLocks } from './fakeLocks';
import { importFlows, importStores } from './pageParts';
import { setBase } from './setBase';
import { contactOf, initDataOf, secondsNow, type TelegramUser } from './signed';

/** The server a page is opened on. */
export type PageServer = {
  /** the value of `VITE_API_BASE_URL` */
  base: string;
  botToken: string;
  fetch(request: Request): Promise<Response>;
  /** the page's clock, epoch milliseconds */
  now(): number;
  /** delivers a contact signed by Telegram to the bot */
  receiveContact(raw: string): unknown;
};

type Opening = {
  backend: Backend;
  vendor?: string;
  /** the Telegram user; without one the page opens in a plain browser */
  user?: TelegramUser;
  /** the response to the contact request */
  contact?: 'granted' | 'refused';
  /** query parameters of the scanned code, e.g. `tableId=7` */
  scan?: string;
  /** the start parameter of the opening link, e.g. `promo_SALOM10` */
  startParam?: string;
  /** Telegram's storage; none by default */
  vault?: TelegramStorage;
  /** the device's clock, epoch milliseconds; the server's by default */
  deviceNow?: () => number;
  /** when Telegram signed the init data, epoch seconds; now by default */
  signedAt?: number;
  /** whether to wait until the start is over; otherwise await `opened` */
  waits?: boolean;
  /** how far the device's clock is ahead of the server's, ms */
  ahead?: number;
  /** the browser has no Web Locks */
  isWithoutLocks?: boolean;
};

export const dilnoza: TelegramUser = { id: 501, first_name: 'Dilnoza', language_code: 'uz' };

/** One life of the page on the mock backend; its calls have to match the contract. */
export const openPage = ({ backend, ...opening }: Opening) =>
  openPageOn(
    {
      base: '/api',
      botToken: demoBotToken,
      fetch: (request) => askByContract(backend, request),
      now: backend.clock.now,
      receiveContact: (raw) => backend.fetch(contactCall(raw)),
    },
    opening,
  );

/**
 * One life of the page: modules and stores are new, storage is what the last life left. Returns the
 * flows and stores of this life.
 */
export async function openPageOn(
  server: PageServer,
  {
    vendor = 'demo',
    user,
    contact,
    scan = '',
    startParam,
    vault,
    deviceNow = server.now,
    signedAt = secondsNow(),
    waits = true,
    ahead = 0,
    isWithoutLocks = false,
  }: Omit<Opening, 'backend'>,
) {
  vi.resetModules();
  setBase(server.base);
  const [flows, stores, { createHttp }, { readBuildSettings }, { plainBrowser }] =
    await Promise.all([
      importFlows(),
      importStores(),
      import('../src/api/http'),
      import('../src/device/buildSettings'),
      import('../src/telegram/plainBrowser'),
    ]);
  const initData = user ? await initDataOf(user, signedAt, server.botToken) : null;
  const { telegram, confirm, askForContact } = telegramOf(
    { ...plainBrowser({ ask: yes }), initData, startParam: startParam ?? null },
    { server, user, contact, vault },
  );
  const build = readBuildSettings(document);
  const [{ setCurrency }, { setWireCurrency }] = await Promise.all([
    import('../src/i18n/show'),
    import('../src/api/readers/money'),
  ]);
  setCurrency(build.currency);
  setWireCurrency(build.currency);
  const reports: unknown[] = [];
  let isDead = false;
  const locks = openLocks();
  const http = createHttp({
    fetch: async (input, init) => {
      if (isDead) return never();
      const request = new Request(new URL(String(input), origin), init);
      const answer = await server.fetch(request);
      return isDead ? never() : answer;
    },
    baseURL: () => build.apiBaseUrl,
    contentURL: build.contentBaseUrl,
    merchant: () => stores.merchant.state.merchant?.id ?? stores.merchant.state.key ?? '',
    token: () => stores.session.state.token,
    endOf: stores.callScopes.endOf,
    timeZone: build.timeZone,
    onUnauthorized: flows.renewSession,
    report: (fault) => reports.push(fault),
    pause: () => 0,
    onServerTime: ({ at, isFresh }) => syncToServer(stores.clock, deviceNow(), at, isFresh),
  });
  flows.provideServices({
    http,
    telegram,
    build,
    now: () => deviceNow() + ahead,
    uptime: () => performance.now(),
    locks: isWithoutLocks ? null : locks,
    newKey: () => `key-${Math.random()}`,
  });
  stores.persistence.follow(null);
  if (telegram.isInside) stores.remembered.rememberInitData(initData);
  const entrance = flows.readLaunchUrl({
    hostname: 'localhost',
    search: `?vendor=${vendor}&${scan}`,
  });
  const open = () => flows.startShop(entrance.address);
  /** Ends this life like a killed web view: no request is sent and no response arrives. */
  const kill = () => {
    isDead = true;
    locks.kill();
  };
  lives.push(() => {
    kill();
    // What they were called with.
    for (const mock of [confirm, askForContact]) mock.mockClear();
  });
  const opened = open();
  if (waits) await opened;
  return { ...flows, ...stores, confirm, askForContact, reports, open, opened, kill };
}

const yes = async () => true;

/**
 * Telegram, and what the person answers there. Vitest keeps its functions for as long as the thread, and
 * with them the variables around them: in a function of its own these are not the life's modules.
 */
function telegramOf(
  base: Telegram,
  {
    server,
    user,
    contact,
    vault,
  }: {
    server: PageServer;
    user: TelegramUser | undefined;
    contact: Opening['contact'];
    vault: TelegramStorage | undefined;
  },
) {
  const confirm = vi.fn<Telegram['confirm']>(async () => true);
  const askForContact = vi.fn<Telegram['requestContact']>(async () => {
    if (!user || contact !== 'granted') return { status: user ? 'cancelled' : 'unavailable' };
    const phone = `99890${String(user.id).padStart(7, '0')}`;
    await server.receiveContact(await contactOf(user, phone, server.botToken));
    return { status: 'sent', phone, firstName: user.first_name };
  });
  const telegram: Telegram = {
    ...base,
    confirm,
    isInside: user !== undefined,
    user: user
      ? { id: String(user.id), firstName: user.first_name, lastName: '', photoUrl: null }
      : null,
    openStorage: async () => vault ?? null,
    languageCode: user?.language_code ?? null,
    requestContact: askForContact,
  };
  return { telegram, confirm, askForContact };
}

/** Mirrors `main`. */
function syncToServer(
  clock: typeof import('../src/stores/clock'),
  device: number,
  server: number,
  isFresh: boolean,
) {
  const reading = { server, device, sinceStart: device, isFresh };
  if (clock.syncServerTime(reading)) clock.set(clock.corrected(device));
}

/**
 * A page still polling after its test would log itself out of the next test, which reuses its
 * storage.
 */
const lives: (() => void)[] = [];
const stopListening = [window, document].map(dropListeners);
afterEach(() => {
  for (const end of lives.splice(0)) end();
  for (const stop of stopListening) stop();
});

const origin = 'http://localhost';
/** A response that never comes. A promise of its own: one for all would keep whatever waits for it. */
const never = () => new Promise<Response>(() => undefined);

/** The call that delivers a contact to the mock backend's bot. */
const contactCall = (raw: string): Request =>
  new Request(`${origin}/__mock/bot/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ raw }),
  });
