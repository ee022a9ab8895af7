import { vi } from 'vitest';
import { type Backend, createBackend } from '../mocks/backend/app';
import { demoBotToken } from '../mocks/backend/bot';
import { signQuery } from '../mocks/telegram/launch/sign';
import type { Telegram } from '../src/telegram/handle';

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
  /** when Telegram signed the init data, epoch seconds; now unless said otherwise */
  signedAt?: number;
};

export const dilnoza: TelegramUser = { id: 501, first_name: 'Dilnoza', language_code: 'uz' };

export const openBackend = (): Backend => createBackend();

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
      const answer = await backend.fetch(new Request(new URL(String(input), origin), init));
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
  await open();
  /** Ends this life as a killed web view does: no answer arrives any more. */
  const kill = () => {
    isDead = true;
  };
  return { ...flows, ...stores, reports, open, kill };
}

const origin = 'http://localhost';
/** An answer that never comes. */
const never = new Promise<Response>(() => undefined);

async function importFlows() {
  const all = await Promise.all([
    import('../src/flows/fillBasket'),
    import('../src/flows/healSession'),
    import('../src/flows/loadBranches'),
    import('../src/flows/logIn'),
    import('../src/flows/logOut'),
    import('../src/flows/readEntrance'),
    import('../src/flows/startShop'),
    import('../src/flows/submitOrder'),
    import('../src/flows/trackOrders'),
    import('../src/flows/wiring'),
  ]);
  const [fill, heal, branch, logIn, logOut, entrance, start, submit, track, wiring] = all;
  return {
    ...fill,
    ...heal,
    chooseBranch: branch.chooseBranch,
    ...logIn,
    ...logOut,
    ...entrance,
    ...start,
    ...submit,
    ...track,
    ...wiring,
  };
}

async function importStores() {
  const all = await Promise.all([
    import('../src/stores/branches'),
    import('../src/stores/cart'),
    import('../src/stores/catalog'),
    import('../src/stores/draft'),
    import('../src/stores/intent'),
    import('../src/stores/merchant'),
    import('../src/stores/orders'),
    import('../src/stores/persistence'),
    import('../src/stores/remembered'),
    import('../src/stores/session'),
    import('../src/stores/toasts'),
  ]);
  const [branches, cart, catalog, draft, intent, merchant] = all;
  const [, , , , , , orders, persistence, remembered, session, toasts] = all;
  return {
    branches,
    cart,
    catalog,
    draft,
    intent,
    merchant,
    orders,
    persistence,
    remembered,
    session,
    toasts,
  };
}

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
