import { createBackend } from '../mocks/backend/app';
import { nativeClients } from '../mocks/nativeClients';
import { announceCodes } from './announceCodes';
import { OperatorError } from './demo/readToken';
import { introduceStart } from './introduceStart';
import { mockBackend } from './mockBackend';
import { readOptions } from './options';
import { seedWith } from './realShop/loadRecording';
import { untilStopped } from './untilStopped';
import { say, startVite } from './viteServer';

// npm start: the mock backend, the app, the simulator and the gallery in one process. Source
// changes apply at once; changes of the mock backend need a restart. `-- --shop shops/mysub` adds a
// merchant that npm run record has recorded, in place of the demo's of that key.
const { values } = readOptions({ options: { shop: { type: 'string' } } });
const { seed, vendor } = await seedWith(values.shop).catch((error: unknown) => {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const backend = announceCodes(createBackend({ seed }), say);
const app = await startVite('vite.config.ts', 5173, {
  plugins: [mockBackend(backend), nativeClients()],
});
// read by mocks/vite.config.ts for the simulator
process.env.APP_ORIGIN = app.origin;
const mocks = await startVite('mocks/vite.config.ts', 5174);

untilStopped(() => Promise.all([app.server.close(), mocks.server.close()]));
say(introduceStart({ appOrigin: app.origin, mocksOrigin: mocks.origin, vendor }));
