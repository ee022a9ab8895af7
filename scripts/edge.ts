import { join } from 'node:path';
import { buildEdge } from '../deploy/edge/buildEdge';
import { createBackend } from '../mocks/backend/app';
import { serveShop } from '../mocks/serve';
import { announceCodes } from './announceCodes';
import { appDir, buildWhenOutdated, edgeDir, mocksDir } from './buildShop';
import { edgePages } from './edgePages';
import { root } from './root';
import { untilStopped } from './untilStopped';
import { say } from './viteServer';

// npm run edge: the tested build with the edge in front, for trying by hand.
// npm run edge -- --build: dist-edge/node.js and worker.js for the shop in `dist`, for a server.
if (process.argv.includes('--build')) {
  const out = join(root, 'dist-edge');
  await buildEdge({ root, dist: join(root, 'dist'), out, mode: 'production' });
  say(`${out}: node.js and worker.js, see deploy/README.`);
} else {
  await buildWhenOutdated();
  const shop = await serveShop({
    backend: announceCodes(createBackend(), say),
    appDir,
    mocksDir,
    port: 4180,
    mocksPort: 4190,
    pages: edgePages(edgeDir, (text) => void process.stdout.write(text)),
    say,
  });
  say(`
  The production build from the edge, with the mock backend. A line for each request follows.

  Telegram simulator   ${shop.mocksOrigin}/telegram/
  Plain browser        ${shop.appOrigin}/?vendor=demo
  Health               ${shop.appOrigin}/edge/health

  Ctrl-C stops it.
`);
  untilStopped(() => shop.close());
}
