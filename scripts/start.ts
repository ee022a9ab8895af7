import { createServer, type Plugin } from 'vite';
import { createBackend } from '../mocks/backend/app';
import { recordedPhone } from '../mocks/backend/seed/recordedCustomer';
import { freePort } from '../mocks/freePort';
import { backendPaths, listenerOf } from '../mocks/listener';
import { nativeClients } from '../mocks/nativeClients';
import { announceCodes } from './announceCodes';
import { OperatorError } from './demo/readToken';
import { readOptions } from './options';
import { seedWith } from './realShop/loadRecording';
import { root } from './root';
import { say, untilStopped } from './untilStopped';

// npm start: the mock backend, the app, the simulator and the gallery in one process. Source
// changes apply at once; changes of the mock backend need a restart. `-- --shop shops/mysub` adds a
// merchant that npm run record has recorded, in place of the demo's of that key.
const { values } = readOptions({ options: { shop: { type: 'string' } } });
const { seed, vendor } = await seedWith(values.shop).catch((error: unknown) => {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
});

const answer = listenerOf(announceCodes(createBackend({ seed }), say));
/** Serves the mock backend from the app's own server, on its origin. */
const mockBackend: Plugin = {
  name: 'mock-backend',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (backendPaths.test(request.url ?? '')) answer(request, response);
      else next();
    });
  },
};
const app = await startVite('vite.config.ts', 5173, [mockBackend, nativeClients()]);
// read by mocks/vite.config.ts for the simulator
process.env.APP_ORIGIN = app.origin;
const mocks = await startVite('mocks/vite.config.ts', 5174);
untilStopped(() => Promise.all([app.server.close(), mocks.server.close()]));

const query = `?vendor=${encodeURIComponent(vendor ?? 'demo')}`;
const recorded = vendor
  ? `
  - Your recorded shop opens at these addresses. Who logs in with the number ${recordedPhone} finds its
    recorded addresses and orders, if there are any. The demo: ?vendor=${vendor === 'demo' ? 'bloom' : 'demo'}.`
  : '';
say(`
  Telegram simulator   ${mocks.origin}/telegram/${query}
  Plain browser        ${app.origin}/${query}
  Gallery              ${mocks.origin}/gallery/

  What to try
  - In the simulator: share the contact, choose a delivery address on the map, choose a dish, try
    the promo code SALOM10, order. The panel sets user, language, theme, client and the server’s
    responses; the URL keeps all of it.
  - An online payment opens a page with buttons to succeed or fail.
  - In the plain browser: log in with any Uzbek number, for example +998 90 123 45 67. No SMS is sent;
    the code is printed here.
  - Another shop: ?vendor=bloom. A closed one: ?vendor=closed.${recorded}

  Ctrl-C stops everything.
`);

/** Starts a Vite development server on `firstPort`, or the next free port. */
async function startVite(configFile: string, firstPort: number, plugins: Plugin[] = []) {
  const port = await freePort(firstPort, say);
  const server = await createServer({
    plugins,
    configFile: root + configFile,
    logLevel: 'warn',
    clearScreen: false,
    server: { port, strictPort: true },
  });
  await server.listen();
  // Who stops it before its first look at the dependencies is over reads an error.
  await server.environments.client.depsOptimizer?.scanProcessing;
  return { server, origin: `http://localhost:${port}` };
}
