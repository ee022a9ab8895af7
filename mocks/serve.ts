import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { pageHeaders } from '../deploy/headers';
import { withSettings } from '../deploy/pageMetas';
import type { ShopHost } from '../deploy/shopHost';
import { thirdPartiesOf } from '../deploy/thirdParties';
import type { Backend } from './backend/app';
import { freePort } from './freePort';
import { backendPaths, listenerOf } from './listener';
import { withNativeClients } from './nativeClients';
import { serveFiles } from './serveFiles';

export type ShopParts = {
  backend: Backend;
  /** the app's production build */
  appDir: string;
  /** deploy-time settings of the app's host: meta tags of its page and part of its policy */
  settings?: ShopHost['settings'];
  /** the built simulator and gallery; without it there is no second server */
  mocksDir?: string;
  /** the same folder, for the gallery on the app's own origin (npm run demo) */
  galleryDir?: string;
  /** serves the pages and files of the app in place of this server: the edge (scripts/edgePages) */
  pages?: ((site: EdgePagesOf) => Promise<RequestListener>) | undefined;
  /** the first ports to try; 0 takes any free one */
  port?: number;
  mocksPort?: number;
  /** gets a sentence when a port is not free */
  say?: (sentence: string) => void;
};

/** What an edge in front of the app has to know. */
export type EdgePagesOf = { appDir: string; origin: string; host: ShopHost };

export type ServedShop = {
  appOrigin: string;
  /** empty without `mocksDir` */
  mocksOrigin: string;
  backend: Backend;
  close(): Promise<void>;
};

/**
 * Serves the production build like a web server in front of the real backend: the backend is on the
 * app's origin, and every other path that is not a file is the app. The simulator has its own
 * origin, like Telegram, and is told the app's. The app is served with the production policy and
 * headers (deploy/headers).
 */
export async function serveShop(parts: ShopParts): Promise<ServedShop> {
  const {
    backend,
    appDir,
    settings = {},
    mocksDir,
    galleryDir,
    port = 0,
    mocksPort = 0,
    say = () => undefined,
  } = parts;
  const answer = listenerOf(backend);
  const host = (): ShopHost => ({
    settings: {
      ...settings,
      VITE_MAP_STYLE_URL: '/map/{theme}.json',
      // both names of the development host, which a browser treats as different sites
      VITE_TELEGRAM_ORIGINS: mocks
        ? `${mocks.origin} ${mocks.origin.replace('localhost', '127.0.0.1')}`
        : '',
    },
    allow: thirdPartiesIn(backend),
    origins: [],
  });
  // only a frame can be the simulator's: every other page is the build's
  const appPage = (html: string, isFramed: boolean) => {
    const page = withSettings(html, { settings });
    return isFramed ? withNativeClients(page) : page;
  };
  const headers = async (isFramed: boolean) =>
    pageHeaders(appPage(await readFile(join(appDir, 'index.html'), 'utf8'), isFramed), host());
  let pages = serveFiles(appDir, {
    fallback: 'index.html',
    headers,
    page: appPage,
  });
  const gallery =
    galleryDir === undefined ? undefined : serveFiles(galleryDir, { page: galleryBesideApp });
  const isGallery = (path: string) =>
    galleryPath.test(path) || (/^\/assets\//.test(path) && !existsSync(join(appDir, path)));
  const app = await listen(await freePort(port, say), (request, response) => {
    const { url = '' } = request;
    const site = gallery && isGallery(url) ? gallery : pages;
    const listener = backendPaths.test(url) ? answer : site;
    listener(request, response);
  });
  const page = (html: string) =>
    html.replace('name="app-origin" content=""', `name="app-origin" content="${app.origin}"`);
  const mocks =
    mocksDir === undefined
      ? undefined
      : await listen(await freePort(mocksPort, say), serveFiles(mocksDir, { page }));

  if (parts.pages) pages = await parts.pages({ appDir, origin: app.origin, host: host() });
  return {
    appOrigin: app.origin,
    mocksOrigin: mocks?.origin ?? '',
    backend,
    async close() {
      await Promise.all([close(app.server), mocks && close(mocks.server)]);
    },
  };
}

const galleryPath = /^\/gallery(\/|\?|$)/;

const galleryBesideApp = (html: string): string =>
  html.replace('name="app-origin" content=""', 'name="app-origin" content="/"');

/** All demo merchants share one host, which allows what any of them has switched on. */
function thirdPartiesIn({ db }: Backend) {
  const parties = db.settings.flatMap((settings) => {
    const merchant = db.merchants.find(({ id }) => id === settings.merchantId);
    return thirdPartiesOf({ ...settings, yandexMapKey: merchant?.yandexMapKey ?? null });
  });
  return [...new Set(parties)];
}

/** Listens on `port`, 0 for any free one; on `host`, or without one for every address. */
export async function listen(port: number, listener: RequestListener, host?: string) {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, origin: `http://localhost:${address.port}` };
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
