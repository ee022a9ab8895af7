import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { takeCarried } from '../src/api/carried';
import { createHttp } from '../src/api/http';
import { afterStart } from '../src/app/afterStart';
import type { HomePage } from '../src/app/edge/edgePage';
import { freshHeader } from '../src/app/edge/freshness';
import { readShop } from '../src/app/edge/renderHome';
import { readBuildSettings } from '../src/device/buildSettings';
import { lookUpPath, shopPaths } from '../src/device/earlyShop';
import type { Channel } from '../src/domain/merchant';
import { callKey } from '../src/domain/start/callKey';
import { loadCatalog } from '../src/flows/catalog/loadCatalog';
import { provideServices } from '../src/flows/services';
import { loadMerchant } from '../src/flows/start/loadMerchant';
import { loadSettings } from '../src/flows/start/loadSettings';
import { showLanguage } from '../src/i18n/t';
import * as catalog from '../src/stores/catalog/catalog';
import { endScope } from '../src/stores/defineStore';
import * as merchant from '../src/stores/merchant';
import * as persistence from '../src/stores/storage/persistence';
import { plainBrowser } from '../src/telegram/plainBrowser';
import { edgeResponses } from './edgeResponses';
import { forgetDevice } from './forgetDevice';
import { eventually } from './until';

const now = Date.parse('2026-03-04T12:00:00+05:00');
const demo = { by: 'sub', key: 'demo' } as const;
const [menuAt, settingsAt] = shopPaths('WEB');
const all = [lookUpPath(demo), menuAt, settingsAt].sort();
const withoutMenu = all.filter((path) => path !== menuAt);

afterEach(() => {
  vi.restoreAllMocks();
  endScope('shop');
  merchant.state.merchant = null;
  forgetDevice();
});

type Visit = {
  /** `Server-Timing` of the page, as the browser tells it */
  timing?: string;
  page?: Partial<HomePage> | null;
  /** the channel of the visit */
  channel?: Channel;
  /** what the page leaves to the app */
  left?: string;
  /** the server gives neither menu nor settings after the start */
  isDown?: boolean;
};

const home: HomePage = { channel: 'WEB', lang: 'uz-Latn-UZ', made: null };

/** Starts on what a page carries, up to what comes after the start; returns what the server was asked for by then. */
async function visit({ timing, page = {}, channel = 'WEB', left, isDown = false }: Visit = {}) {
  const serverTiming = [...(timing ?? '').matchAll(/(\w+);dur=(\d+)/g)].map(
    ([, name, duration]) => ({ name, duration: Number(duration) }),
  );
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ serverTiming } as unknown as PerformanceEntry] : [],
  );
  const backend = createBackend({ now: () => now });
  const shop = await readShop(await edgeResponses(backend, 'demo'), 'WEB', 'UZS');
  if (!shop) throw new Error('The shop cannot be read');
  const { id } = shop.merchant;
  const carried = new Map<string, unknown>([
    [callKey(lookUpPath(demo), demo.key), shop.merchant],
    [callKey(menuAt, id), shop.answered],
    [callKey(settingsAt, id), shop.settings],
  ]);
  if (left) carried.delete(callKey(left, id));
  const asked: string[] = [];
  const state = { isDown: false };
  const merchantHeader = () => merchant.state.merchant?.id ?? demo.key;
  const server = createHttp({
    fetch: (input, init) => {
      const request = new Request(new URL(String(input), 'http://localhost'), init);
      asked.push(request.url.replace('http://localhost/api', ''));
      const answer =
        state.isDown && !request.url.endsWith(demo.key)
          ? new Response('', { status: 400 })
          : backend.fetch(request);
      return Promise.resolve(answer);
    },
    baseURL: () => '/api',
    merchant: merchantHeader,
    token: () => null,
    onUnauthorized: () => Promise.resolve(false),
    report: () => undefined,
  });
  const coming = Promise.resolve(carried);
  const http = takeCarried({
    load: () => Promise.resolve(server),
    carried: coming,
    merchant: merchantHeader,
  });
  const build = readBuildSettings(document);
  const telegram = plainBrowser({ ask: async () => true });
  const uptime = () => performance.now();
  provideServices({ http, telegram, build, now: () => now, uptime, locks: null, newKey: String });
  persistence.follow(null);
  merchant.setChannel(channel);
  await loadMerchant(demo, () => undefined);
  await Promise.all([loadCatalog(), loadSettings()]);
  const before = asked.splice(0);
  state.isDown = isDown;
  await afterStart({
    ...{ build, launch: null, calls: {}, carried: coming, needsApi: false },
    ...{ replayTaps: () => undefined, onRoot: () => undefined },
    startFiles: { watch: () => undefined, loaded: () => undefined, fail: () => undefined },
    page: page && { ...home, ...page },
  });
  // What that starts has been sent.
  await vi.dynamicImportSettled();
  await new Promise((resume) => setImmediate(resume));
  return { asked, before };
}

const said = (ageMs: number) => freshHeader(now - ageMs)['Server-Timing'];

test('what the edge knew as fresh within the last minute is not asked for again', async () => {
  const { asked, before } = await visit({ timing: said(59_000) });
  expect([...before, ...asked]).toEqual([]);
});

test.each([
  ['a minute old', { timing: said(60_000) }],
  ['a day old, out of a cache', { timing: said(86_400_000) }],
  ['of a later time than the device’s clock has', { timing: said(-60_000) }],
  ['not known as fresh', { timing: 'other;dur=3' }],
  ['of an age that the browser does not tell', {}],
])('what the page carried is read again behind it where it is %s', async (_, opened) => {
  const { asked, before } = await visit(opened);
  expect(before).toEqual([]);
  await eventually(() => expect(asked.toSorted()).toEqual(all));
  await eventually(() => expect(merchant.state.settingsRead.at).toBe(now));
  expect([merchant.state.status, catalog.state.status]).toEqual(['ready', 'ready']);
});

test('what the page left to the app is not asked for twice', async () => {
  const { asked, before } = await visit({ left: menuAt });
  expect(before).toEqual([menuAt]);
  await eventually(() => expect(asked.toSorted()).toEqual(withoutMenu));
});

test('what could not be read again stays, and nobody knows how old it is', async () => {
  await visit({ isDown: true });
  await eventually(() => expect(catalog.state.read.at).toBeNull());
  await eventually(() => expect(merchant.state.settingsRead.at).toBeNull());
  expect([merchant.state.status, catalog.state.status]).toEqual(['ready', 'ready']);
  expect(catalog.state.products.size).toBeGreaterThan(0);
});

test('a file’s home that was hydrated has been read again by then', async () => {
  expect((await visit({ page: { made: now } })).asked).toEqual([]);
});

test('of another channel’s home, whose menu and settings were read again by then, only the shop is looked up', async () => {
  const { asked } = await visit({ channel: 'QR' });
  await eventually(() => expect(asked).toEqual([lookUpPath(demo)]));
});

test('at a table, which may not show a file’s home, what the file carried is read again too', async () => {
  const { asked, before } = await visit({ page: null, channel: 'QR' });
  expect(before).toEqual([shopPaths('QR')[0]]);
  await eventually(() => expect(asked.toSorted()).toEqual(withoutMenu));
});

test('once the shop is on screen, and not before, the next start that fails is the first one again', async () => {
  sessionStorage.setItem('startTries', '2');
  await visit();
  // The page that says so is still to be loaded.
  merchant.setStatus('gone');
  await showLanguage('uz');
  await new Promise(setImmediate);
  expect(sessionStorage.getItem('startTries')).toBe('2');
  await visit();
  await eventually(() => expect(sessionStorage.getItem('startTries')).toBeNull());
});
