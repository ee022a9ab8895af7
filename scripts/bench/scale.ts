import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Backend, createBackend } from '../../mocks/backend/app';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { fillShop } from '../../mocks/backend/seed/fillShop';
import { testNow } from '../../mocks/backend/testNow';
import { type ServedShop, serveShop } from '../../mocks/serve';
import { lineKey } from '../../src/domain/basket/cart';
import { launchBrowser } from '../browser';
import { appDir, buildWhenOutdated } from '../buildShop';
import { signIn } from '../signIn';
import { median } from './median';
import { type ScaleCase, scaleCases } from './scaleCases';
import { phone } from './starts';

/** What a screen of a very large shop costs. */
type Scale = {
  /** processor time of the main thread until the screen is ready, ms */
  mainThread: number;
  /** elements in the page: at rest, and the most while scrolling */
  elements: number;
  scrolled: number;
  /** 95 of 100 frames while scrolling were shorter, ms */
  frame: number;
};

/** Most elements in the page, on any screen. */
const elementsGoal = 2500;
/** ms */
const frameGoal = 34;
/** No long task and no request for this long means that a screen is ready. */
const quietMs = 700;
/** A screen that is not ready after this long is reported as such. */
const patienceMs = 90_000;

/**
 * Opens every screen that shows a list with 10,000 entries in it, unthrottled, and prints what each costs its only
 * customer: medians of `runs`. `only`: a part of the names.
 */
export async function benchScale(runs: number, only: string): Promise<void> {
  await buildWhenOutdated();
  const browser = await launchBrowser();
  const backend = createBackend({ now: () => testNow });
  const shop = await serveShop({ backend, appDir });
  try {
    const storage = await storageOfCustomer(browser, shop);
    const empty = backend.save();
    console.log(
      '\n| Screen | main thread, ms | goal | elements | while scrolling | frame, p95, ms |',
    );
    console.log('|---|---|---|---|---|---|');
    for (const wanted of scaleCases.filter(({ name }) => name.includes(only))) {
      const found: Scale[] = [];
      for (let run = 0; run < runs; run += 1) {
        backend.load(empty);
        fillShop(backend.db, wanted.count, ...wanted.fills);
        const context = await browser.newContext({ ...phone, storageState: storage });
        await context.addInitScript(fillBasket, basketOf(backend, wanted.lines ?? 0));
        found.push(await measure(await context.newPage(), shop.appOrigin, wanted));
        await context.close();
      }
      console.log(lineOf(wanted, found));
    }
  } finally {
    await browser.close();
    await shop.close();
  }
}

function lineOf({ name, goal }: ScaleCase, found: readonly Scale[]): string {
  const cell = (of: keyof Scale, most: number) => {
    const middle = Math.round(median(found.map((each) => each[of])));
    return middle > most ? `**${middle}**` : middle;
  };
  const elements = [cell('elements', elementsGoal), cell('scrolled', elementsGoal)];
  const cells = [name, cell('mainThread', goal), goal, ...elements, cell('frame', frameGoal)];
  return `| ${cells.join(' | ')} |`;
}

async function storageOfCustomer(browser: Browser, shop: ServedShop) {
  const context = await browser.newContext(phone);
  await signIn(await context.newPage(), shop);
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** The stored basket of the only customer, with a line for each of the first dishes. */
function basketOf({ db }: Backend, lines: number): [key: string, value: string] {
  const list = db.products.slice(0, lines).map(({ id }) => ({
    key: lineKey(id, []),
    productId: id,
    choices: [],
    count: 1,
    note: '',
  }));
  const key = `cart:${demoId}@user-${db.users[0]?.id}`;
  return [
    key,
    list.length > 0 ? JSON.stringify({ format: 1, value: { lines: list, id: 'savat' } }) : '',
  ];
}

/** Runs in the page. */
function fillBasket([key, value]: readonly [string, string]) {
  if (value) localStorage.setItem(key, value);
}

async function measure(
  page: Page,
  origin: string,
  { path, tab, count }: ScaleCase,
): Promise<Scale> {
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchTasks);
  const session = await page.context().newCDPSession(page);
  // The thread's own time, which other processes on the machine do not change.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = path === undefined ? 0 : await openHome(page, session, origin);
  if (path === undefined) await page.goto(`${origin}/?vendor=demo`);
  else await page.evaluate(openSheet, path);
  if (tab) await page.locator('[role=dialog] label', { hasText: tab }).click();
  const isReady = await untilQuiet(page);
  const mainThread = isReady ? (await tasksOf(session)) - start : Number.POSITIVE_INFINITY;
  const elements = await countElements(page);
  const { frames, most } = await page.evaluate(scroll, count > 0 ? 240 : 60);
  frames.sort((a, b) => a - b);
  return {
    mainThread,
    elements,
    scrolled: most,
    frame: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
  };
}

async function openHome(page: Page, session: CDPSession, origin: string): Promise<number> {
  await page.goto(`${origin}/?vendor=demo`);
  await untilQuiet(page);
  return tasksOf(session);
}

async function tasksOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Whether the page has come to rest in time. */
async function untilQuiet(page: Page): Promise<boolean> {
  try {
    await page.waitForLoadState('networkidle', { timeout: patienceMs });
    await page.waitForFunction(
      (quiet) =>
        document.querySelector('#root[data-mounted]') &&
        !document.querySelector('[class*="_bone"]') &&
        performance.now() - Reflect.get(globalThis, 'lastTask') > quiet,
      quietMs,
      { timeout: patienceMs, polling: 100 },
    );
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page: `lastTask` is the end of the last long task. */
function watchTasks() {
  Object.assign(globalThis, { lastTask: performance.now() });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      Object.assign(globalThis, { lastTask: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: opens a sheet above home as the app does. */
function openSheet(url: string) {
  history.replaceState({ stack: [{ id: url, url }], pushed: 0 }, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  Object.assign(globalThis, { lastTask: performance.now() });
}

/** Runs in the page: scrolls down, half a screen in a tenth of a second. */
function scroll(frames: number): Promise<{ frames: number[]; most: number }> {
  const sheets = [...document.querySelectorAll('[role=dialog] [data-scroller]')];
  const pane = sheets.at(-1) ?? document.documentElement;
  return new Promise((resolve) => {
    const times: number[] = [];
    let most = 0;
    let before = performance.now();
    const step = () => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      pane.scrollTop += 70;
      if (times.length % 10 === 0) most = Math.max(most, document.getElementsByTagName('*').length);
      if (times.length < frames) requestAnimationFrame(step);
      else resolve({ frames: times.slice(1), most });
    };
    requestAnimationFrame(step);
  });
}
