import { createServer, type RequestListener, type Server } from 'node:http';
import type { Backend } from './backend/app';
import { freePort } from './freePort';
import { backendPaths, listenerOf } from './listener';
import { serveFiles } from './serveFiles';

export type ShopParts = {
  backend: Backend;
  /** the production build of the app */
  appDir: string;
  /** the built simulator and gallery; without it there is no second server */
  mocksDir?: string;
  /** the first ports to try; 0 takes any free one */
  port?: number;
  mocksPort?: number;
  /** told, in a sentence, when a port was busy */
  say?: (sentence: string) => void;
};

export type ServedShop = {
  appOrigin: string;
  /** empty when there is no `mocksDir` */
  mocksOrigin: string;
  backend: Backend;
  close(): Promise<void>;
};

/**
 * Serves the production build as a web server in front of the real backend would: every path that
 * is no file is the app, and the backend answers on the same origin. The simulator stands on an
 * origin of its own, as Telegram does, and is told there where the app is.
 */
export async function serveShop(parts: ShopParts): Promise<ServedShop> {
  const { backend, appDir, mocksDir, port = 0, mocksPort = 0, say = () => undefined } = parts;
  const answer = listenerOf(backend);
  const pages = serveFiles(appDir, { fallback: 'index.html' });
  const app = await listen(await freePort(port, say), (request, response) => {
    const listener = backendPaths.test(request.url ?? '') ? answer : pages;
    listener(request, response);
  });
  const page = (html: string) =>
    html.replace('name="app-origin" content=""', `name="app-origin" content="${app.origin}"`);
  const mocks =
    mocksDir === undefined
      ? undefined
      : await listen(await freePort(mocksPort, say), serveFiles(mocksDir, { page }));

  return {
    appOrigin: app.origin,
    mocksOrigin: mocks?.origin ?? '',
    backend,
    async close() {
      await Promise.all([close(app.server), mocks && close(mocks.server)]);
    },
  };
}

async function listen(port: number, listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, origin: `http://localhost:${address.port}` };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
