import { createBackend } from '../mocks/backend/app';
import { testNow } from '../mocks/backend/testNow';
import { serveShop } from '../mocks/serve';
import { playMonkey } from '../tests/e2e/monkey';
import { launchBrowser } from './browser';
import { appDir, buildWhenOutdated, mocksDir } from './buildShop';
import { readOptions } from './options';
import { signIn } from './signIn';

// npm run monkey [-- --actions 3000 --seed 1]: presses, types and goes back at random in the whole
// shop, with failing calls in between. Fails on an error that nothing caught and on a screen with
// no way on, and prints the memory at rest. `npm test` plays a short part (tests/e2e/monkey.spec.ts).
const { values } = readOptions({
  options: {
    actions: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
  },
});
const actions = Number(values.actions);

await buildWhenOutdated();
const backend = createBackend({ now: () => testNow });
const shop = await serveShop({ backend, appDir, mocksDir });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, shop);
  const restEvery = Math.ceil(actions / 10);
  const report = await playMonkey(page, shop, { seed: Number(values.seed), actions, restEvery });
  console.log('| actions | heap, MB | nodes | listeners |\n|---|---|---|---|');
  report.rests.forEach(({ heap, nodes, listeners }, index) => {
    console.log(
      `| ${restEvery * (index + 1)} | ${(heap / 1e6).toFixed(1)} | ${nodes} | ${listeners} |`,
    );
  });
  console.log(`${actions} actions, ${report.loads} page loads, ${report.faults.length} faults`);
  for (const fault of [...report.faults, ...report.crashes]) console.log(fault);
  process.exitCode = report.faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await shop.close();
}
