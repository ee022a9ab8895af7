import { createBackend } from '../mocks/backend/app';
import { announceCodes } from './announceCodes';
import { mockBackend } from './mockBackend';
import { untilStopped } from './untilStopped';
import { say, startVite } from './viteServer';

// npm start: the mock backend, the app, the simulator and the gallery in one process. Source
// changes show at once; a change of the mock backend wants a new start.
const backend = announceCodes(createBackend(), say);
const app = await startVite('vite.config.ts', 5173, { plugins: [mockBackend(backend)] });
// mocks/vite.config.ts tells it to the simulator
process.env.APP_ORIGIN = app.origin;
const mocks = await startVite('mocks/vite.config.ts', 5174);

say(`
  Telegram simulator   ${mocks.origin}/telegram/
  Plain browser        ${app.origin}/?vendor=demo
  Gallery              ${mocks.origin}/gallery/

  What to try
  - In the simulator: let the contact be shared, say on the map where to deliver, choose a dish,
    try the promo code SALOM10, order. The panel changes person, language, theme, client and what
    the server answers; the address keeps it all.
  - An online payment leads to a page on which it succeeds or fails.
  - In the plain browser: log in with any Uzbek number, say +998 90 123 45 67. No SMS is sent, the
    code is printed here.
  - Another shop: ?vendor=bloom. One that is closed down: ?vendor=closed.

  Ctrl-C stops everything.
`);

untilStopped(() => Promise.all([app.server.close(), mocks.server.close()]));
