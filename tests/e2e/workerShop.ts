import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageHeaders } from '../../deploy/headers';
import { workerOf } from '../../deploy/pageWorker';
import { readWorkers } from '../../deploy/readWorkers';
import { withSettings } from '../../deploy/withSettings';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { type EdgePagesOf, type ServedShop, serveShop } from '../../mocks/serve';
import { serveFiles } from '../../mocks/serveFiles';
import { appDir, edgeDir, mocksDir } from '../../scripts/buildShop';
import { edgePages } from '../../scripts/edgePages';
import { languageHeader, storeName } from '../../src/domain/start/storedPage';
import { test as base, expect } from './fixtures';

export type WorkerShop = ServedShop & {
  backend: Backend;
  /** home, as a person opens it */
  url: string;
  /** paths of pages and files that were requested, of frames with `in a frame` */
  requests: string[];
  /** requests for pages and files get no response */
  isStuck: boolean;
  isOn: boolean;
  /** written into each page, as a new build would */
  build: string;
};

type Options = { hasEdge: boolean };

/** A host of its own for each test, with the service worker switched on. */
export const test = base.extend<Options & { host: WorkerShop }>({
  hasEdge: [false, { option: true }],
  // the worker has the machine's time
  now: null,

  host: async ({ hasEdge }, use) => {
    const state = { requests: [] as string[], isStuck: false, isOn: true, build: '1' };
    const pages = async (site: EdgePagesOf): Promise<RequestListener> => {
      const listener = hasEdge ? await edgeOf(site) : filesOf(site, state);
      return (request, response) => {
        const place = request.headers['sec-fetch-dest'] === 'iframe' ? ' in a frame' : '';
        state.requests.push(`${request.url}${place}`);
        if (!state.isStuck) listener(request, response);
      };
    };
    const backend = createBackend();
    const served = await serveShop({ backend, appDir, mocksDir, pages });
    const url = `${served.appOrigin}/?vendor=demo`;
    if (hasEdge) await expect.poll(async () => (await fetch(url)).text()).toContain('data-edge');
    await use(Object.assign(state, served, { url }));
    await served.close();
  },
});

const on = { VITE_SERVICE_WORKER: 'on' } as const;

function edgeOf({ host, ...site }: EdgePagesOf): Promise<RequestListener> {
  return edgePages(edgeDir)({ ...site, host: { ...host, settings: { ...host.settings, ...on } } });
}

function filesOf({ host }: EdgePagesOf, state: Pick<WorkerShop, 'isOn' | 'build'>) {
  const settings = () => ({ VITE_SERVICE_WORKER: state.isOn ? 'on' : 'off' });
  const page = (html: string) =>
    withSettings(html, { settings: settings() }).replace(
      '<head>',
      `<head><meta name="build" content="${state.build}">`,
    );
  return serveFiles(appDir, {
    fallback: 'index.html',
    page,
    headers: async () =>
      pageHeaders(page(await readFile(join(appDir, 'index.html'), 'utf8')), host),
    worker: async () => workerOf(settings(), await readWorkers(appDir)),
  });
}

export { expect };

/** What the worker has stored of home: its text and language; null without it. */
export const storedPage = (page: Page, address = '/?vendor=demo') =>
  page.evaluate(
    async ([name, header, home]) => {
      const found = await caches.match(home, { cacheName: name });
      return found ? { text: await found.text(), language: found.headers.get(header) } : null;
    },
    [storeName, languageHeader, address] as const,
  );

/** Opens home and waits until the worker has stored its page; `language`: in this one. */
export async function visitUntilStored(page: Page, { url }: WorkerShop, language = 'uz') {
  await page.goto(url);
  await expect.poll(async () => (await storedPage(page))?.language).toBe(language);
}

/** Comes back in a new window, as after closing the first. Returns the page, and whether the worker had it. */
export async function comeBack(page: Page, { url }: Pick<WorkerShop, 'url'>) {
  const context = page.context();
  const next = await context.newPage();
  await page.close();
  const response = await next.goto(url, { waitUntil: 'commit' });
  return { page: next, isStored: response?.fromServiceWorker() ?? false };
}

export const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
