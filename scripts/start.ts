import { parseArgs } from 'node:util';
import { createBackend } from '../mocks/backend/app';
import { recordedPhone } from '../mocks/backend/seed/recordedCustomer';
import { nativeClients } from '../mocks/nativeClients';
import { announceCodes } from './announceCodes';
import { mockBackend } from './mockBackend';
import { seedWith } from './realShop/seedWith';
import { untilStopped } from './untilStopped';
import { say, startVite } from './viteServer';

// npm start: the mock backend, the app, the simulator and the gallery in one process. Source
// changes apply at once; changes of the mock backend need a restart. `-- --shop shops/mysub` adds a
// merchant that npm run record has recorded.
const { values } = parseArgs({ options: { shop: { type: 'string' } } });
const { seed, vendor } = await seedWith(values.shop);
const backend = announceCodes(createBackend({ seed }), say);
const app = await startVite('vite.config.ts', 5173, {
  plugins: [mockBackend(backend), nativeClients()],
});
// read by mocks/vite.config.ts for the simulator
process.env.APP_ORIGIN = app.origin;
const mocks = await startVite('mocks/vite.config.ts', 5174);

const recorded = vendor
  ? `
  - Your recorded shop: ?vendor=${vendor}, also in the simulator. Who logs in with the number
    ${recordedPhone} finds its recorded addresses and orders, if there are any.`
  : '';

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
  - Another shop: ?vendor=bloom. A closed one: ?vendor=closed.${recorded}

  Ctrl-C stops everything.
`);

untilStopped(() => Promise.all([app.server.close(), mocks.server.close()]));
