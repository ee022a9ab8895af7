import { afterEach, expect, vi } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { demoBotToken } from '../mocks/backend/bot';
import { signQuery } from '../mocks/telegram/launch/sign';
import type { Telegram, Vault } from '../src/telegram/handle';
import { breaches } from './contract/checkCall';
import { importFlows, importStores } from './pageParts';

type TelegramUser = { id: number; first_name: string; language_code?: string };

type Opening = {
  backend: Backend;
  vendor?: string;
  /** who opens it inside Telegram; without one it is the plain browser */
  user?: TelegramUser;
  /** what the person answers when the contact is asked for */
  contact?: 'granted' | 'refused';
  /** what the scanned code adds to the address, such as `tableId=7` */
  scan?: string;
  /** what the link asked for that opened the app, such as `promo_SALOM10` */
  startParam?: string;
  /** what Telegram keeps for the app; nothing unless given */
  vault?: Vault;
  /** when Telegram signed the init data, epoch seconds; now unless said otherwise */
  signedAt?: number;
};

export const dilnoza: TelegramUser = { id: 501, first_name: 'Dilnoza', language_code: 'uz' };

/**
 * One life of the page: modules and stores are new, what is stored on the device is what the last
 * life left there. Answers the flows and stores of this life.
 */
export async function openPage({
  backend,
  vendor = 'demo',
  user,
  contact,
  scan = '',
  startParam,
  vault,
  signedAt = secondsNow(),
}: Opening) {
  vi.resetModules();
  const [flows, stores, { createHttp }, { readBuildSettings }, { plainBrowser }] =
    await Promise.all([
      importFlows(),
      importStores(),
      import('../src/api/http'),
      import('../src/device/buildSettings'),
      import('../src/telegram/plainBrowser'),
    ]);
  const initData = user ? await initDataOf(user, signedAt) : null;
  const telegram: Telegram = {
    ...plainBrowser({ ask: async () => true }),
    isInside: user !== undefined,
    initData,
    startParam: startParam ?? null,
    vault: async () => vault ?? null,
    languageCode: user?.language_code ?? null,
    requestContact: async () => {
      if (!user || contact !== 'granted') return { status: user ? 'cancelled' : 'unavailable' };
      const phone = `99890${String(user.id).padStart(7, '0')}`;
      await backend.fetch(await contactOf(user, phone));
      return { status: 'sent', phone, firstName: user.first_name };
    },
  };
  const reports: unknown[] = [];
  let isDead = false;
  const http = createHttp({
    fetch: async (input, init) => {
      if (isDead) return never;
      const request = new Request(new URL(String(input), origin), init);
      const answer = await askByContract(backend, request);
      return isDead ? never : answer;
    },
    baseURL: () => '/api',
    merchant: () => stores.merchant.state.merchant?.id ?? stores.merchant.state.key ?? '',
    token: () => stores.session.state.token,
    onUnauthorized: flows.healSession,
    report: (fault) => reports.push(fault),
  });
  flows.wire({
    http,
    telegram,
    build: readBuildSettings(document),
    now: backend.clock.now,
    newKey: () => `key-${Math.random()}`,
  });
  stores.persistence.follow(null);
  stores.remembered.rememberInitData(initData);
  const entrance = flows.readEntrance({
    hostname: 'localhost',
    search: `?vendor=${vendor}&${scan}`,
  });
  const open = () => flows.startShop(entrance.address);
  /** Ends this life as a killed web view does: nothing is sent and no answer arrives any more. */
  const kill = () => {
    isDead = true;
  };
  lives.push(kill);
  await open();
  return { ...flows, ...stores, reports, open, kill };
}

/** A page that asks on after its test would log itself out of the next one, which has its storage. */
const lives: (() => void)[] = [];
afterEach(() => {
  for (const kill of lives.splice(0)) kill();
});

/** What of the calls of a journey is not as docs/openapi.json says. */
const broken: string[] = [];
afterEach(() => {
  expect(broken.splice(0), 'calls that break the contract').toEqual([]);
});

/** How often each call was looked at: a thousand random orders tell no more than the first fifty. */
const looked = new Map<string, number>();

/** Asks the backend; where no fault is set and it says yes, both sides have to keep the contract. */
async function askByContract(backend: Backend, request: Request): Promise<Response> {
  const { method, url } = request;
  const path = decodeURIComponent(new URL(url).pathname).replace(/^\/api/, '');
  const times = (looked.get(`${method} ${path}`) ?? 0) + 1;
  looked.set(`${method} ${path}`, times);
  if (times > 50 || backend.faults.list().length > 0) return backend.fetch(request);
  const sent = await request.clone().text();
  const answer = await backend.fetch(request);
  if (!answer.ok) return answer;
  const answered = await answer.clone().text();
  broken.push(...breaches({ method, path, sent: parsed(sent), answered: parsed(answered) }));
  return answer;
}

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

const origin = 'http://localhost';
/** An answer that never comes. */
const never = new Promise<Response>(() => undefined);

export const secondsNow = () => Math.floor(Date.now() / 1000);

const initDataOf = (user: TelegramUser, signedAt: number): Promise<string> =>
  signQuery(
    {
      query_id: 'opening',
      user: JSON.stringify(user),
      auth_date: String(signedAt),
      signature: 'A'.repeat(86),
    },
    demoBotToken,
  );

/** What reaches the bot when the person shares the phone. */
async function contactOf(user: TelegramUser, phone: string): Promise<Request> {
  const contact = { user_id: user.id, phone_number: phone, first_name: user.first_name };
  const fields = { contact: JSON.stringify(contact), auth_date: String(secondsNow()) };
  return new Request(`${origin}/__mock/bot/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ raw: await signQuery(fields, demoBotToken) }),
  });
}
