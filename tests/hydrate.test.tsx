import type { Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { App } from '../src/app/App';
import { fetchPictures } from '../src/app/edge/fetchPictures';
import { languageOf, readShop, renderHome } from '../src/app/edge/renderHome';
import { startup } from '../src/app/startup';
import { readBuildSettings } from '../src/device/buildSettings';
import { languages } from '../src/domain/text/language';
import { provideServices } from '../src/flows/services';
import { setMainLanguage } from '../src/i18n/show';
import { showLanguage } from '../src/i18n/t';
import * as cart from '../src/stores/basket/cart';
import * as catalog from '../src/stores/catalog/catalog';
import { endScope } from '../src/stores/defineStore';
import * as merchant from '../src/stores/merchant';
import * as persistence from '../src/stores/storage/persistence';
import { plainBrowser } from '../src/telegram/plainBrowser';
import { edgeResponses } from './edgeResponses';
import { forgetDevice } from './forgetDevice';

// A development build of React compares every element, text and attribute of the markup, and says what differs.

vi.setConfig({ testTimeout: 20_000 });

/** The apps that are on a page, of which there is one at a time. */
const mountedRoots: Root[] = [];
vi.mock(import('react-dom/client'), async (load) => {
  const client = await load();
  const kept = (root: Root) => {
    mountedRoots.push(root);
    return root;
  };
  return {
    ...client,
    createRoot: (...options) => kept(client.createRoot(...options)),
    hydrateRoot: (...options) => kept(client.hydrateRoot(...options)),
  };
});

afterEach(() => {
  for (const root of mountedRoots.splice(0)) root.unmount();
  document.body.replaceChildren();
  endScope('shop');
  cart.clear();
  forgetDevice();
});

const telegram = plainBrowser({ ask: async () => true });
const never = () => new Promise<never>(() => undefined);
const http = { get: never, post: never, put: never, delete: never };
const watch = () => undefined;
const files = { loaded: watch, watch, fail: watch };

type Visit = {
  vendor?: string;
  language?: string;
  /** the language of the markup; the same by default */
  drawnIn?: string;
  /** changes the markup before React is there */
  spoil?: (root: HTMLElement) => void;
};

/** Opens a page that has come with home, as `main` does, on the answers that it was made from. */
async function visit({ vendor = 'demo', language = 'uz', ...more }: Visit = {}) {
  const { drawnIn = language, spoil } = more;
  const shop = await readShop(await edgeResponses(createBackend(), vendor), 'WEB', 'UZS');
  if (!shop) throw new Error('The shop cannot be read');
  const view = { telegramLanguage: null, cdnUrl: '/cdn', currency: 'UZS', brands: '' };
  const { html, lang } = await renderHome(shop, { ...view, storedLanguage: drawnIn });
  document.documentElement.lang = lang;
  const root = Object.assign(document.createElement('div'), { id: 'root', innerHTML: html });
  document.body.append(root);
  // What the inline script has done by then.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.setAttribute('style', element.dataset.style ?? '');
    element.removeAttribute('data-style');
  }
  fetchPictures(root);
  spoil?.(root);
  const before = [...root.querySelectorAll('h1, nav *, article, article *')];

  const build = readBuildSettings(document);
  const parts = { http, content: http, telegram, build, locks: null, newKey: String };
  provideServices({ ...parts, now: Date.now, uptime: () => performance.now() });
  persistence.follow(null);
  const reports: string[] = [];
  const report = (error: unknown) => void reports.push(String(error));
  const early: NonNullable<Window['early']> = {
    ...{ build, launch: null, calls: {}, carried: Promise.resolve(new Map()), needsApi: false },
    ...{ replayTaps: () => undefined, onRoot: () => undefined, startFiles: files },
    page: { channel: 'WEB', lang, made: null },
  };
  const app = <App telegram={telegram} cdnUrl="/cdn" onRetry={vi.fn()} report={report} />;
  const mounted = startup(root, app, { early, report, watch });
  persistence.follow(shop.merchant.id);
  merchant.setMerchant(shop.merchant);
  merchant.setSettings(shop.settings);
  merchant.setStatus('ready');
  catalog.setCatalog(shop.catalog);
  setMainLanguage(shop.settings.mainLanguage);
  await showLanguage(languageOf(shop, { ...view, storedLanguage: language }));
  await mounted;
  const kept = before.filter((element) => element.isConnected).length / before.length;
  return { root, reports, kept };
}

describe('home that comes with the page is hydrated, and all of its elements stay', () => {
  const shops = [
    ...languages.map((language) => ({ vendor: 'demo', language })),
    // The languages that it has.
    ...['uz', 'ru', 'eng'].map((language) => ({ vendor: 'bloom', language })),
  ];
  test.each(shops)('$vendor in $language', async (shop) => {
    const { reports, kept } = await visit(shop);
    expect(reports.join()).toBe('');
    expect(kept).toBe(1);
  });
});

test('in another language the app’s home takes the place of the page’s', async () => {
  const { root, reports, kept } = await visit({ language: 'ru', drawnIn: 'uz' });
  expect(reports.join()).toBe('');
  expect(kept).toBe(0);
  expect(root.textContent).toContain('Свадебный плов');
});

test('a difference that nobody foresaw is reported, and repaired', async () => {
  const spoil = (root: HTMLElement) => {
    for (const title of root.querySelectorAll('h1')) title.textContent = 'Another shop';
  };
  const { root, reports } = await visit({ spoil });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('Hydration failed');
  expect(root.querySelector('h1')?.textContent).toBe('Oltin Qozon');
});
