import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { answerControl } from './proxy/control';
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

function proxyControls(proxy: AppProxy): Plugin {
  return {
    name: 'proxy-controls',
    configureServer: ({ middlewares }) => {
      middlewares.use('/proxy', (request, response, next) => {
        if (request.url === '/') void answerControl(proxy, request, response);
        else next();
      });
    },
  };
}
