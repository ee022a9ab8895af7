import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { type AppProxy, type ProxyOptions, startProxy } from './proxy/proxy';
import { tellSettings } from './tellSettings';

export type SimulatorParts = ProxyOptions & {
  /** the app's address */
  app: string;
  botToken: string;
  /** the first settings of the panel, as in its address */
  defaults?: Record<string, string>;
  port: number;
  /** where the app is served; 0 takes any free port */
  appPort: number;
};

export type ServedSimulator = {
  origin: string;
  appOrigin: string;
  close: () => Promise<unknown>;
};

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Serves the simulator for somebody's app, which runs unchanged behind a proxy. */
export async function serveSimulator(parts: SimulatorParts): Promise<ServedSimulator> {
  const { app, botToken, defaults = {}, port, appPort } = parts;
  const proxy = await startProxy(app, appPort, parts);
  const settings = { botToken, proxy: proxy.origin, defaults: { vendor: '', ...defaults, app } };
  const server = await createServer({
    configFile: false,
    root: folder,
    cacheDir: `${folder}../../node_modules/.vite-simulator`,
    plugins: [react(), tellSettings(settings), proxyControls(proxy)],
    logLevel: 'warn',
    clearScreen: false,
    // the page holds the bot's token: no other origin may read it
    server: { host: 'localhost', port, strictPort: true, cors: false },
  });
  await server.listen();
  return {
    origin: `http://localhost:${port}`,
    appOrigin: proxy.origin,
    close: () => Promise.all([server.close(), proxy.close()]),
  };
}

/**
 * `GET /proxy` says how the app's server has answered, `PUT /proxy` passes on to another app. Only the
 * simulator's page can set the header: a browser asks for permission first, and gets none.
 */
function proxyControls(proxy: AppProxy): Plugin {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers['x-simulator'] === undefined) return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      const address = await textOf(request);
      if (!URL.canParse(address)) return void response.writeHead(400).end();
      const { origin } = new URL(address);
      if (origin !== proxy.target()) proxy.setTarget(origin);
      return void response.writeHead(204).end();
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(proxy.answer()));
  };
  return {
    name: 'proxy-controls',
    configureServer: ({ middlewares }) => {
      middlewares.use('/proxy', (request, response, next) => {
        if (request.url === '/') void respond(request, response);
        else next();
      });
    },
  };
}

/** An address is shorter. */
const mostBytes = 10_000;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > mostBytes) return '';
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
