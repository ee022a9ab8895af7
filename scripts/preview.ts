import { createBackend } from '../mocks/backend/app';
import { serveShop } from '../mocks/serve';
import { announceCodes } from './announceCodes';
import { appDir, buildWhenOutdated, mocksDir } from './buildShop';
import { untilStopped } from './untilStopped';
import { say } from './viteServer';

// npm run preview: the build of the browser tests, for trying by hand.
await buildWhenOutdated();
const shop = await serveShop({
  backend: announceCodes(createBackend(), say),
  appDir,
  mocksDir,
  port: 4173,
  mocksPort: 4174,
  say,
});
say(`
  The production build, with the mock backend.

  Telegram simulator   ${shop.mocksOrigin}/telegram/
  Plain browser        ${shop.appOrigin}/?vendor=demo
  Gallery              ${shop.mocksOrigin}/gallery/

  Ctrl-C stops it.
`);
untilStopped(() => shop.close());
