import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildAll, buildEarlier, buildForEdge } from './bench/builds';
import { tapEarly } from './bench/earlyTaps';
import { compareNeighbours, loadOnce } from './bench/edgeRounds';
import { visitFromFar } from './bench/far';
import { auditPages } from './bench/lighthouse';
import { median, printTable } from './bench/print';
import { rowsOf, type Turn } from './bench/rows';
import { benchScale } from './bench/scale';
import { serveAll } from './bench/servers';
import { visitShops } from './bench/shops';
import { type Start, slowDown, startHello, startInTelegram, startShop } from './bench/starts';
import { touchShop } from './bench/touches';
import { findBrowser, launchOptionsOf } from './browser';

// npm run bench: how fast the shop is on a slow phone, measured side by side with a hello world of
// the same React. Compare only numbers of the same run.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    // number of products; default: the demo's own
    products: { type: 'string' },
    // how many times slower the processor is
    cpu: { type: 'string', default: '4' },
    // a commit to build and measure alternately with the working tree
    against: { type: 'string' },
    // only the edge under load, with 1,000 merchants
    edge: { type: 'boolean', default: false },
    // the same, quiet and with a hostile neighbour in turns
    hostile: { type: 'boolean', default: false },
    // only the screens of a shop with 10,000 entries in every list, unthrottled
    scale: { type: 'boolean', default: false },
    // with --scale: only the screens whose name contains this
    screen: { type: 'string', default: '' },
    // starts, edge, telegram, taps or touches, comma-separated; or alone: far, returning visits from far
    // away, shops, two shops of one operator from there, or lighthouse, which npx fetches
    only: { type: 'string', default: 'starts,edge,telegram,taps,touches' },
  },
});
const products = values.products === undefined ? null : Number(values.products);
const only = values.only.split(',');
slowDown(Number(values.cpu));

if (values.scale) {
  await benchScale(Number(values.runs), values.screen);
  process.exit();
}
if (only.includes('lighthouse')) process.exit((await auditPages()) ? 0 : 1);
if (values.hostile || values.edge) {
  const builds = await buildForEdge();
  if (values.hostile) await compareNeighbours(builds);
  else if ((await loadOnce(builds, 'edge', false)).failed > 0) process.exitCode = 1;
  process.exit();
}
const builds = await buildAll();
if (only.includes('shops')) {
  await visitShops(builds, Number(values.runs));
  process.exit();
}
const hasWorker = only.includes('far');
const servers = await serveAll(builds, products, { hasWorker });
const earlier =
  values.against === undefined
    ? null
    : await serveAll({ ...builds, ...(await buildEarlier(values.against)) }, products);
const browser = await chromium.launch(launchOptionsOf(await findBrowser()));
if (servers.withWorker) {
  const { edge, withWorker } = servers;
  await visitFromFar(browser, { edge, withWorker }, Number(values.runs));
  await Promise.all([browser.close(), servers.close()]);
  process.exit();
}
const hello: Start[] = [];
const now: Turn[] = [];
const before: Turn[] = [];
try {
  for (let run = 1; run <= Number(values.runs); run += 1) {
    hello.push(await startHello(browser, servers));
    if (earlier) before.push(await takeTurn(earlier));
    now.push(await takeTurn(servers));
    process.stdout.write(`run ${run} of ${values.runs}\r`);
  }
} finally {
  await browser.close();
  await Promise.all([servers.close(), earlier?.close()]);
}

async function takeTurn(of: typeof servers): Promise<Turn> {
  const turn: Turn = {};
  if (only.includes('starts')) turn.starts = await startShop(browser, of.shop);
  if (only.includes('edge')) turn.edge = await startShop(browser, of.edge);
  if (only.includes('telegram')) turn.telegram = await startInTelegram(browser, of);
  if (only.includes('taps')) turn.taps = await tapEarly(browser, of.edge);
  if (only.includes('touches')) turn.touches = await touchShop(browser, of);
  return turn;
}

const readyTimes = hello.map(({ ready }) => ready);
const plusGoal = products === null ? '50 ms' : '80 ms';
printTable(rowsOf(readyTimes, now, before, plusGoal), values.against);
if (only.includes('starts')) {
  const shifts = now.flatMap(({ starts }) => [starts?.cold.shift ?? 0, starts?.warm.shift ?? 0]);
  console.log(`\nlayout shift at the start: ${Math.max(...shifts).toFixed(3)}`);
}
if (only.includes('touches')) {
  const heap = median(now.map(({ touches }) => touches?.heap ?? Number.NaN)) / 1e6;
  console.log(`heap: ${heap.toFixed(1)} MB`);
}
