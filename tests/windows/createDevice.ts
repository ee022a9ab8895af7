import { Browser } from 'happy-dom';
import { openLocks } from '../fakeLocks';
import type { PageServer } from '../openPage';
import type { Parts } from './bundleParts';
import { createSharedStorage } from './sharedStorage';

const origin = 'http://localhost';
export type TelegramPerson = { id: number; firstName: string; initData: string };

/** A response that never comes. */
const never = new Promise<Response>(() => undefined);

export type Device = ReturnType<typeof createDevice>;
export type DeviceWindow = Awaited<ReturnType<Device['open']>>;

/**
 * A browser with several windows of the shop. They share only storage, cookies, locks and a clock;
 * each has its own modules, document and lifetime. `code` comes from `bundleParts`.
 */
export function createDevice(
  server: PageServer,
  code: string,
  { local = createSharedStorage() } = {},
) {
  const browser = new Browser();
  const device = {
    /** how far its clock is ahead of the server's, ms */
    ahead: 0,
    open,
    close: () => browser.close(),
  };

  /** A window at the shop of `vendor`: in a plain browser, or inside Telegram as that person. */
  async function open(vendor: string, person: TelegramPerson | null = null) {
    const page = browser.newPage();
    page.mainFrame.url = `${origin}/?vendor=${vendor}`;
    const { window } = page.mainFrame;
    const tellChange = (key: string | null) =>
      window.dispatchEvent(Object.assign(new window.Event('storage'), { key }));
    const { storage, close } = local.open(window, tellChange);
    Object.defineProperty(window, 'localStorage', { value: storage });
    setBase(window.document as never, server.base);
    const parts = run(code, {
      window,
      self: window,
      document: window.document,
      location: window.location,
      history: window.history,
      navigator: window.navigator,
      localStorage: storage,
      sessionStorage: window.sessionStorage,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      Date: datesAhead(() => device.ahead),
    });
    const [flows, stores] = await Promise.all([parts.importFlows(), parts.importStores()]);
    let isDead = false;
    const locks = openLocks();
    const deviceNow = () => server.now() + device.ahead;
    const build = parts.readBuildSettings(window.document as never);
    const http = parts.createHttp({
      fetch: async (input, init) => {
        if (isDead) return never;
        const answer = await server.fetch(new Request(new URL(String(input), origin), init));
        return isDead ? never : answer;
      },
      baseURL: () => build.apiBaseUrl,
      contentURL: build.contentBaseUrl,
      merchant: () => stores.merchant.state.merchant?.id ?? stores.merchant.state.key ?? '',
      token: () => stores.session.state.token,
      endOf: stores.callScopes.endOf,
      onUnauthorized: flows.renewSession,
      report: () => undefined,
      onServerTime: ({ at, isFresh }) => {
        const now = deviceNow();
        const { syncServerTime, set, corrected } = stores.clock;
        if (syncServerTime({ server: at, device: now, sinceStart: performance.now(), isFresh }))
          set(corrected(now));
      },
    });
    flows.provideServices({
      http,
      telegram: {
        ...parts.plainBrowser({ ask: async () => true }),
        isInside: person !== null,
        initData: person?.initData ?? null,
        user: person && {
          id: String(person.id),
          firstName: person.firstName,
          lastName: '',
          photoUrl: null,
        },
      },
      build,
      now: deviceNow,
      uptime: () => performance.now(),
      locks,
      newKey: () => `key-${crypto.randomUUID()}`,
    });
    stores.persistence.follow(null);
    const { initData } = flows.services().telegram;
    if (initData) stores.remembered.rememberInitData(initData);
    const entrance = flows.readLaunchUrl({ hostname: 'localhost', search: `?vendor=${vendor}` });
    await flows.startShop(entrance.address);
    return {
      ...flows,
      ...stores,
      /** kills it, as a system short of memory does */
      kill() {
        isDead = true;
        locks.kill();
        close();
        void page.close();
      },
    };
  }
  return device;
}

/** Runs the script with these names instead of the globals. */
function run(code: string, globals: Record<string, unknown>): Parts {
  return new Function(...Object.keys(globals), `${code}\nreturn bundle.parts;`)(
    ...Object.values(globals),
  );
}

/** A Date whose clock is ahead. */
function datesAhead(ahead: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (Real, args, self) =>
      Reflect.construct(Real, args.length === 0 ? [Date.now() + ahead()] : args, self),
    get: (Real, name, self) =>
      name === 'now' ? () => Date.now() + ahead() : Reflect.get(Real, name, self),
  });
}

function setBase(document: Document, base: string) {
  const tag = document.createElement('meta');
  tag.setAttribute('name', 'storefront:VITE_API_BASE_URL');
  tag.setAttribute('content', base);
  document.head.append(tag);
}
