import { createBackend } from '../mocks/backend/app';
import { serveShop } from '../mocks/serve';
import { announceCodes, codeSettings } from './announceCodes';
import { appDir, buildWhenOutdated, mocksDir } from './buildShop';
import { readOptions } from './options';
import { say, untilStopped } from './untilStopped';

// npm run preview: the build of the browser tests, for trying by hand.
readOptions({});
await buildWhenOutdated();
const backend = createBackend();
const shop = await serveShop({
  backend: announceCodes(backend, say),
  settings: codeSettings(backend),
  appDir,
  mocksDir,
  port: 4173,
  mocksPort: 4174,
  say,
});
untilStopped(() => shop.close());
say(`
  The production build, with the mock backend.

  Telegram simulator   ${shop.mocksOrigin}/telegram/
  Plain browser        ${shop.appOrigin}/?vendor=demo
  Gallery              ${shop.mocksOrigin}/gallery/

  Ctrl-C stops it.
`);
