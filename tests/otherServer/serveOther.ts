import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pageHeaders } from '../../deploy/headers';
import { withSettings } from '../../deploy/pageMetas';
import { listenerOf } from '../../mocks/listener';
import { serveFiles } from '../../mocks/serveFiles';
import type { OtherServer } from './createOtherServer';

export type ServedOther = {
  server: OtherServer;
  appOrigin: string;
  mocksOrigin: string;
  close(): Promise<void>;
};

/** An empty map: this server has none. */
const emptyMap = { version: 8, sources: {}, layers: [] };

/**
 * Serves the production build in front of the foreign server, which has its own origin, and the
 * simulator on a third. `settings` are the host's, besides the API's base.
 */
export async function serveOther(parts: {
  server: OtherServer;
  appDir: string;
  mocksDir: string;
  settings?: Readonly<Record<string, string>>;
}): Promise<ServedOther> {
  const { server, appDir, mocksDir } = parts;
  const api = await listen(listenerOf(server));
  let appOrigin = '';
  const mocks = await listen(
    serveFiles(mocksDir, {
      page: (html) =>
        html.replace('name="app-origin" content=""', `name="app-origin" content="${appOrigin}"`),
    }),
  );
  const settings = {
    ...parts.settings,
    VITE_API_BASE_URL: api.origin + server.options.base,
    VITE_MAP_STYLE_URL: '/map.json',
    VITE_TELEGRAM_ORIGINS: mocks.origin,
  };
  const pages = serveFiles(appDir, {
    fallback: 'index.html',
    page: (html) => withSettings(html, { settings }),
    headers: async () =>
      pageHeaders(await readFile(join(appDir, 'index.html'), 'utf8'), {
        settings,
        allow: [],
        origins: [],
      }),
  });
  const beside = getRequestListener((request) => besidePages(request, server), {
    overrideGlobalObjects: false,
  });
  const app = await listen((request, response) => {
    const isBeside = /^\/(map\.json|__mock\/)/.test(request.url ?? '');
    void (isBeside ? beside : pages)(request, response);
  });
  appOrigin = app.origin;
  return {
    server,
    appOrigin,
    mocksOrigin: mocks.origin,
    close: async () => {
      await Promise.all([api, mocks, app].map((one) => close(one.server)));
    },
  };
}

/**
 * Requests to the app's own origin: the map, and the simulator's delivery of a contact to the bot.
 */
async function besidePages(request: Request, server: OtherServer): Promise<Response> {
  if (request.url.endsWith('/map.json')) return Response.json(emptyMap);
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const isContact = request.method === 'POST' && request.url.endsWith('/bot/contact');
  if (!isContact) return new Response('Nothing here', { status: 404, headers });
  const { raw } = (await request.json()) as { raw: string };
  server.receiveContact(raw);
  return new Response(null, { status: 204, headers });
}

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, resolve);
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
