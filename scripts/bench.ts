import type { ServedShop } from '../mocks/serve';
import { buildAll, buildEarlier, buildForEdge } from './bench/builds';
import { tapEarly } from './bench/earlyTaps';
import { loadEdge } from './bench/edgeLoad';
import { printTable, rowsOf, type Turn } from './bench/rows';
import { benchScale } from './bench/scale';
import { serveAll } from './bench/servers';
import { inTelegram, type Start, slowDown, startHello, startShop } from './bench/starts';
import { touchShop } from './bench/touches';
import { launchBrowser } from './browser';
import { readOptions } from './options';

// npm run bench [-- options]: how fast the shop is on a slow phone, measured side by side with a hello
// world of the same React. Compare only numbers of the same run.
//   --runs 7          how often each is measured
//   --cpu 4           how many times slower the processor is
//   --products N      number of products, if not the demo's own
//   --against COMMIT  builds it and measures it alternately with the working tree
//   --edge            only the edge under load, with 1,000 merchants
//   --scale           only the screens of a shop with 10,000 entries in every list, unthrottled
//   --screen NAME     with --scale: only the screens whose name contains this
//   --only PARTS      starts, edge, files, telegram, taps or touches, comma-separated
const { values } = readOptions({
  options: {
    runs: { type: 'string' },
    products: { type: 'string' },
    cpu: { type: 'string', default: '4' },
    against: { type: 'string' },
    edge: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    screen: { type: 'string', default: '' },
    only: { type: 'string', default: 'starts,edge,files,telegram,taps,touches' },
  },
});
const products = values.products === undefined ? null : Number(values.products);
const only = values.only.split(',');
slowDown(Number(values.cpu));
const runs = Number(values.runs ?? 7);

if (values.scale) {
  await benchScale(runs, values.screen);
  process.exit();
}
if (values.edge) process.exit((await loadEdge(await buildForEdge())) > 0 ? 1 : 0);
const builds = await buildAll();
const servers = await serveAll(builds, products);
const earlier =
  values.against === undefined
    ? null
    : await serveAll({ ...builds, ...(await buildEarlier(values.against)) }, products);
const browser = await launchBrowser();
const hello: Start[] = [];
const now: Turn[] = [];
const before: Turn[] = [];
try {
  for (let run = 1; run <= runs; run += 1) {
    hello.push(await startHello(browser, servers));
    if (earlier) before.push(await takeTurn(earlier));
    now.push(await takeTurn(servers));
    process.stdout.write(`run ${run} of ${runs}\r`);
  }
} finally {
  await browser.close();
  await Promise.all([servers.close(), earlier?.close()]);
}

function homeOf({ appOrigin }: ServedShop): string {
  return `${appOrigin}/?vendor=demo`;
}

async function takeTurn(of: typeof servers): Promise<Turn> {
  const turn: Turn = {};
  if (only.includes('starts')) turn.starts = await startShop(browser, homeOf(of.shop));
  if (only.includes('edge')) turn.edge = await startShop(browser, homeOf(of.edge));
  if (only.includes('files')) turn.files = await startShop(browser, of.files);
  if (only.includes('telegram')) turn.telegram = await startShop(browser, inTelegram(of.shop));
  if (only.includes('taps')) turn.taps = await tapEarly(browser, of.edge);
  if (only.includes('touches')) turn.touches = await touchShop(browser, of.shop);
  return turn;
}

const readyTimes = hello.map(({ ready }) => ready);
const plusGoal = products === null ? '50 ms' : '80 ms';
printTable(rowsOf(readyTimes, now, before, plusGoal), values.against);
if (only.includes('starts')) {
  const shifts = now.flatMap(({ starts }) => [starts?.cold.shift ?? 0, starts?.warm.shift ?? 0]);
  console.log(`\nlayout shift at the start: ${Math.max(...shifts).toFixed(3)}`);
}
