import { createBackend } from '../mocks/backend/app';
import { nativeClients } from '../mocks/nativeClients';
import { announceCodes } from './announceCodes';
import { mockBackend } from './mockBackend';
import { untilStopped } from './untilStopped';
import { say, startVite } from './viteServer';

// npm start: the mock backend, the app, the simulator and the gallery in one process. Source
// changes apply at once; changes of the mock backend need a restart.
const backend = announceCodes(createBackend(), say);
const app = await startVite('vite.config.ts', 5173, {
  plugins: [mockBackend(backend), nativeClients()],
});
// read by mocks/vite.config.ts for the simulator
process.env.APP_ORIGIN = app.origin;
const mocks = await startVite('mocks/vite.config.ts', 5174);

say(`
  Telegram simulator   ${mocks.origin}/telegram/
  Plain browser        ${app.origin}/?vendor=demo
  Gallery              ${mocks.origin}/gallery/

  What to try
  - In the simulator: share the contact, choose a delivery address on the map, choose a dish, try
    the promo code SALOM10, order. The panel sets user, language, theme, client and the server’s
    responses; the URL keeps all of it.
  - An online payment opens a page with buttons to succeed or fail.
  - In the plain browser: log in with any Uzbek number, for example +998 90 123 45 67. No SMS is sent;
    the code is printed here.
  - Another shop: ?vendor=bloom. A closed one: ?vendor=closed.

  Ctrl-C stops everything.
`);

untilStopped(() => Promise.all([app.server.close(), mocks.server.close()]));
