import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './print';
import type { Servers } from './servers';
import { phone, slowdown, slowPage } from './starts';
import { scrollThrough } from './throws';

/** Interaction times once the shop is ready, in milliseconds; `heap` in bytes. */
export type Touches = {
  /** a counter button on hello world, the lower bound: first tap, and the median of five more */
  hello: number;
  helloAgain: number;
  /** first tap on a card's plus, until drawn by the page and until presented by the compositor */
  plus: number;
  plusPresented: number;
  /** the median of five more taps on it */
  plusAgain: number;
  /** tap on a card until the first frame of its sheet, and until the sheet is at rest */
  sheetFrame: number;
  sheetRest: number;
  /** longest frame while a sheet opens; `Weak` with a processor six times slower */
  rising: number;
  risingWeak: number;
  /** React's first render of home */
  mounted: number;
  heap: number;
  /** from a fling until a card is visible: the longest, and the median */
  blank: number;
  blankMiddle: number;
};

/** Uses the shop, and the baseline's button, as a person on a slow phone does. */
export async function touchShop(browser: Browser, { hello, shop }: Servers): Promise<Touches> {
  const baseline = await touchHello(browser, hello);
  const context = await browser.newContext(phone);
  const { page, started } = await slowPage(context, 'article');
  const session = await context.newCDPSession(page);
  await page.goto(`${shop.appOrigin}/?vendor=demo`);
  await started;
  // The chunks of the sheet are prefetched when the shop is idle.
  await page.waitForLoadState('networkidle');
  const plus = await timeTap(page, plusOf(page));
  const plusAgain = await timeFurther(page, morePlusOf(page));
  const sheet = await timeSheet(page);
  await page.goBack();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const weak = await timeSheet(page);
  await page.goBack();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const blanks = await scrollThrough(page);
  const mounted = await page.evaluate(
    () => performance.getEntriesByName('home mounted')[0]?.duration ?? Number.NaN,
  );
  await context.close();
  return {
    ...baseline,
    plus: plus.drawn,
    plusPresented: plus.presented,
    plusAgain,
    sheetFrame: sheet.first,
    sheetRest: sheet.rest,
    rising: sheet.longest,
    risingWeak: weak.longest,
    mounted,
    heap,
    blank: Math.max(...blanks),
    blankMiddle: median(blanks),
  };
}

async function touchHello(browser: Browser, address: string) {
  const context = await browser.newContext(phone);
  const { page, started } = await slowPage(context, 'h1');
  await page.goto(address);
  await started;
  const button = page.getByRole('button');
  const { drawn: hello } = await timeTap(page, button);
  const helloAgain = await timeFurther(page, button);
  await context.close();
  return { hello, helloAgain };
}

const plusOf = (page: Page) =>
  page.getByRole('button', { name: /^Savatga qoʻshish: Choyxona oshi/ }).first();
const morePlusOf = (page: Page) =>
  page.getByRole('button', { name: /^Koʻpaytirish: Choyxona oshi/ }).first();

/** How long a tap's finger stays down, ms; the work started by touchstart is done by then. */
const restMs = 60;

/**
 * Taps the middle of an element. Playwright's own tap runs a hit test in the page first, which on a
 * slow processor takes as long as the shop's response, and lifts the finger at once.
 */
async function touch(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('The element to tap is not on the page.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

type Tap = { drawn: number; presented: number };

/**
 * From the touch to the next frame: `drawn` is the page's own work, which the throttled processor
 * slows down; `presented` includes compositing, which depends on the machine's graphics card.
 */
async function timeTap(page: Page, on: Locator): Promise<Tap> {
  await page.evaluate(() => {
    const touched = { drawn: 0, presented: 0 };
    window.touched = touched;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        touched.presented = Math.max(touched.presented, duration);
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
    const drawn = (click: Event) => {
      const record = () => {
        touched.drawn = performance.now() - click.timeStamp;
      };
      // After the frame's callbacks, style, layout and paint, before lower-priority tasks.
      requestAnimationFrame(() => scheduler.postTask(record, { priority: 'user-blocking' }));
    };
    addEventListener('click', drawn, { capture: true, once: true });
  });
  await touch(page, on);
  await page.waitForFunction(() => window.touched && window.touched.drawn > 0);
  await page
    .waitForFunction(() => window.touched && window.touched.presented > 0, undefined, {
      timeout: 2000,
    })
    .catch(
      // The tap was below the 16 ms that event timing reports.
      () => undefined,
    );
  return page.evaluate(() => window.touched ?? { drawn: 0, presented: 0 });
}

/** The median of five more taps. */
async function timeFurther(page: Page, on: Locator): Promise<number> {
  const times: number[] = [];
  for (let tap = 1; tap <= 5; tap += 1) times.push((await timeTap(page, on)).drawn);
  return median(times);
}

type Rise = { first: number; rest: number; longest: number };

async function timeSheet(page: Page): Promise<Rise> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const times = { first: 0, rest: 0, longest: 0, isOver: false };
    window.sheetTimes = times;
    addEventListener(
      'click',
      (click) => {
        let lastPosition = '';
        let still = 0;
        let before = 0;
        const measure = () => {
          const sheet = document.querySelector('[role=dialog]');
          const passed = performance.now() - click.timeStamp;
          if (sheet && times.first === 0) times.first = passed;
          const box = sheet?.querySelector('h2')?.getBoundingClientRect();
          const now = box ? `${box.x} ${box.y}` : '';
          still = box && now === lastPosition ? still + 1 : 0;
          if (box && still === 0) {
            times.rest = passed;
            if (before > 0) times.longest = Math.max(times.longest, passed - before);
          }
          before = times.first > 0 ? passed : 0;
          lastPosition = now;
          if (still < 20) requestAnimationFrame(measure);
          else times.isOver = true;
        };
        requestAnimationFrame(measure);
      },
      { capture: true, once: true },
    );
  });
  await touch(page, page.getByRole('article').first().getByRole('button').last());
  await page.waitForFunction(() => window.sheetTimes?.isOver === true);
  return page.evaluate(() => window.sheetTimes ?? { first: 0, rest: 0, longest: 0 });
}
