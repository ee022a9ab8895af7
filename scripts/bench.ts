import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildAll } from './bench/builds';
import { median, printTable, spread } from './bench/print';
import { serveAll } from './bench/servers';
import { type Start, startHello, startInTelegram, startShop } from './bench/starts';
import { type Touches, touchShop } from './bench/touches';
import { findBrowser, launchOptionsOf } from './browser';

// npm run bench [-- --runs 7] [--products 10000]: how fast the shop is on a slow phone, measured
// side by side with a hello world of the same React. Compare inside one run only.
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, products: { type: 'string' } },
});
const runs = Number(values.runs);
const products = values.products === undefined ? null : Number(values.products);

const servers = await serveAll(await buildAll(), products);
const browser = await chromium.launch(launchOptionsOf(await findBrowser()));
const all = {
  hello: [] as Start[],
  cold: [] as Start[],
  warm: [] as Start[],
  telegramCold: [] as Start[],
  telegramWarm: [] as Start[],
  touches: [] as Touches[],
};
try {
  for (let run = 0; run < runs; run += 1) {
    all.hello.push(await startHello(browser, servers));
    const shop = await startShop(browser, servers);
    all.cold.push(shop.cold);
    all.warm.push(shop.warm);
    const inside = await startInTelegram(browser, servers);
    all.telegramCold.push(inside.cold);
    all.telegramWarm.push(inside.warm);
    all.touches.push(await touchShop(browser, servers));
    process.stdout.write(`run ${run + 1} of ${runs}\r`);
  }
} finally {
  await browser.close();
  await servers.close();
}

const hello = median(all.hello.map(({ ready }) => ready));
const row = (what: string, times: number[], goal: string) => ({
  what,
  ms: median(times),
  spread: spread(times),
  ratio: median(times) / hello,
  goal,
});
const touch = (what: string, of: keyof Touches, goal: string) => ({
  ...row(
    what,
    all.touches.map((each) => each[of]),
    goal,
  ),
  ratio: null,
});
const starts = (name: 'cold' | 'warm' | 'telegramCold' | 'telegramWarm', of: keyof Start) =>
  all[name].map((start) => start[of]);

const plusGoal = products === null ? '50 ms' : '80 ms';

printTable([
  row(
    'hello world, cold',
    all.hello.map(({ ready }) => ready),
    '',
  ),
  row('first visit: products on screen', starts('cold', 'ready'), '1.15'),
  row('first visit: basket can be used', starts('cold', 'usable'), '1.7'),
  row('returning: products on screen', starts('warm', 'ready'), '0.5'),
  row('returning: basket can be used', starts('warm', 'usable'), ''),
  row('in Telegram, first visit', starts('telegramCold', 'ready'), '1.05 of the browser'),
  row('in Telegram, returning', starts('telegramWarm', 'ready'), '1.05 of the browser'),
  touch('plus on a card, drawn', 'plus', plusGoal),
  touch('plus again, drawn', 'plusAgain', plusGoal),
  touch('plus on a card, on the glass without a graphics card', 'plusPresented', ''),
  touch('product sheet, first frame', 'sheetFrame', '50 ms'),
  touch('product sheet, at rest', 'sheetRest', '350 ms'),
  touch('sheet rising, longest frame', 'rising', ''),
  touch('the same, processor 6 times slower', 'risingWeak', ''),
  touch('home mounted', 'mounted', '200 ms'),
  touch('longest blank while scrolling', 'blank', '100 ms'),
]);
const shift = Math.max(...all.cold.map((start) => start.shift), ...all.warm.map((s) => s.shift));
const heap = median(all.touches.map((each) => each.heap)) / 1e6;
console.log(`\nlayout shift at the start: ${shift.toFixed(3)}   heap: ${heap.toFixed(1)} MB`);
