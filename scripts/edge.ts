import { join } from 'node:path';
import { buildEdge } from '../deploy/edge/buildEdge';
import { createBackend } from '../mocks/backend/app';
import { serveShop } from '../mocks/serve';
import { announceCodes } from './announceCodes';
import { appDir, buildWhenOutdated, edgeDir, mocksDir } from './buildShop';
import { edgePages, workerPages } from './edgePages';
import { readOptions } from './options';
import { root } from './root';
import { say, untilStopped } from './untilStopped';

// npm run edge: the tested build with the edge in front, for trying by hand.
// npm run edge -- --worker: the same as a worker, in workerd.
// npm run edge -- --build: dist-edge/node.js for the shop in `dist`, for a server.
const { values } = readOptions({
  options: {
    build: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
  },
});
if (values.build) {
  const out = join(root, 'dist-edge');
  await buildEdge({ root, dist: join(root, 'dist'), out, mode: 'production', entries: ['node'] });
  say(`${out}: node.js, see deploy/README.`);
} else {
  await buildWhenOutdated();
  const write = (text: string) => void process.stdout.write(text);
  const worker = values.worker ? workerPages(edgeDir, write) : null;
  const shop = await serveShop({
    backend: announceCodes(createBackend(), say),
    appDir,
    mocksDir,
    port: 4180,
    mocksPort: 4190,
    pages: worker?.pages ?? edgePages(edgeDir, write),
    say,
  });
  untilStopped(async () => {
    await shop.close();
    await worker?.stop();
  });
  say(`
  The production build from the edge${worker ? ' as a worker' : ''}, with the mock backend. A line for each request follows.

  Telegram simulator   ${shop.mocksOrigin}/telegram/
  Plain browser        ${shop.appOrigin}/?vendor=demo
  Health               ${shop.appOrigin}/edge/health

  Ctrl-C stops it.
`);
}
