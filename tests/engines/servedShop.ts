import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageHeaders } from '../../deploy/headers';
import { withSettings } from '../../deploy/pageMetas';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { serveFiles } from '../../mocks/serveFiles';
import { writeQuery } from '../../mocks/telegram/situation/query';
import { type Situation, usual } from '../../mocks/telegram/situation/situation';
import { appDir, mocksDir } from '../../scripts/buildShop';

/** What every page does before the app starts. */
type Before = {
  /** localStorage and sessionStorage throw, as where site data is blocked */
  isStorageDenied: boolean;
  /** the device has a finger, so that sheets can be pulled */
  hasFinger: boolean;
};

export type EngineShop = ServedShop & {
  /** drops every connection, as without a network */
  isCut: boolean;
  before: Before;
  /** Whether no call is under way or has just ended: what is on screen stays as it is. */
  isQuiet(): boolean;
  /** uncaught errors and console errors of the pages since the last call */
  takeErrors(): string[];
  plainUrl: string;
  simulatorUrl(situation?: Partial<Situation>): string;
  /** a new seed, and everything allowed again */
  restore(): void;
};

/**
 * Longer than the shop waits before it asks for a delivery's price (`limits.quoteDelayMs`): its
 * button works again only then.
 */
const quietMs = 500;
const errorsPath = '/engine-errors';

/** The demo shop, open around the clock: other engines' pages cannot be given another time. */
export async function serveEngineShop(): Promise<EngineShop> {
  const backend = createBackend();
  const errors: string[] = [];
  const state = {
    isCut: false,
    before: { isStorageDenied: false, hasFinger: false },
  };
  const calls = { underWay: 0, lastAt: 0 };
  const cutBackend: Backend = Object.assign(Object.create(backend), {
    async fetch(request: Request) {
      if (state.isCut) throw new TypeError('connection reset');
      calls.underWay += 1;
      try {
        return await backend.fetch(request);
      } finally {
        calls.underWay -= 1;
        calls.lastAt = Date.now();
      }
    },
  });
  const served = await serveShop({
    backend: cutBackend,
    appDir,
    mocksDir,
    pages({ host }) {
      const page = (html: string) =>
        withSettings(html, host).replace('<head>', `<head>${scriptOf(state.before)}`);
      const files = serveFiles(appDir, {
        fallback: 'index.html',
        page,
        // the policy allows what is added
        headers: async () =>
          pageHeaders(page(await readFile(join(appDir, 'index.html'), 'utf8')), host),
      });
      return Promise.resolve((request, response) => {
        if (request.url === errorsPath) {
          request.on('data', (text) => errors.push(String(text)));
          request.on('end', () => response.writeHead(204).end());
        } else if (state.isCut) request.socket.destroy();
        else files(request, response);
      });
    },
  });
  const shop = Object.assign(state, served, {
    isQuiet: () => calls.underWay === 0 && Date.now() - calls.lastAt > quietMs,
    takeErrors: () => errors.splice(0),
    // with its language chosen (§4), whatever the browser speaks: no other is offered
    plainUrl: `${served.appOrigin}/uz/?vendor=demo`,
    simulatorUrl(situation: Partial<Situation> = {}) {
      const query = writeQuery({
        ...usual,
        platform: 'ios',
        panel: false,
        fit: true,
        contact: 'grant',
        ...situation,
      });
      return `${served.mocksOrigin}/telegram/${query}`;
    },
    restore() {
      backend.reset();
      openAlways(backend);
      const before = { isStorageDenied: false, hasFinger: false };
      Object.assign(state, { isCut: false, before });
      errors.splice(0);
    },
  });
  shop.restore();
  return shop;
}

function openAlways({ db }: Backend) {
  for (const branch of db.branches)
    for (const { hours } of branch.workHours)
      for (const day of hours)
        Object.assign(day, {
          isDayOff: false,
          open: '00:00',
          close: '23:59',
          extraOpen: null,
          extraClose: null,
        });
}

const scriptOf = (before: Before) =>
  `<script>(${beforeStart})(${JSON.stringify({ ...before, path: errorsPath })})</script>`;

/** Runs in the page before the app, hence without imports. */
function beforeStart({ isStorageDenied, hasFinger, path }: Before & { path: string }) {
  const tell = (text: string) => navigator.sendBeacon(path, text);
  addEventListener('error', ({ message, target }) =>
    tell(message || `failed to load ${target instanceof Element ? target.outerHTML : ''}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell(words.map(String).join(' '));
    error(...words);
  };
  if (isStorageDenied)
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  if (hasFinger) {
    const real = matchMedia.bind(window);
    window.matchMedia = (query) => real(query.includes('any-pointer: coarse') ? 'all' : query);
  }
}
