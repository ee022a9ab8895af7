import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './print';
import type { Servers } from './servers';
import { phone, slowdown, slowPage } from './starts';
import { scrollThrough } from './throws';

/** What a person does once the shop is there, in milliseconds; `heap` in bytes. */
export type Touches = {
  /** on hello world, whose button counts, the first tap and the middle one of five more: no shop takes less */
  hello: number;
  helloAgain: number;
  /** the first tap on the plus of a card until the page has drawn it, and until it is on the glass */
  plus: number;
  plusPresented: number;
  /** the taps on it after that, the middle one of five */
  plusAgain: number;
  /** a tap on a card until the first frame of its sheet, and until the sheet rests */
  sheetFrame: number;
  sheetRest: number;
  /** the longest time between two frames of the page while a sheet rises; on a processor six times slower */
  rising: number;
  risingWeak: number;
  /** React's first rendering of home */
  mounted: number;
  heap: number;
  /** from a throw through the list until a card is seen where it has landed: the longest, the middle one */
  blank: number;
  blankMiddle: number;
};

/** Uses the shop as a person on a slow phone does, and the button of the yardstick. */
export async function touchShop(browser: Browser, { hello, shop }: Servers): Promise<Touches> {
  const least = await touchHello(browser, hello);
  const context = await browser.newContext(phone);
  const { page, started } = await slowPage(context, 'article');
  const session = await context.newCDPSession(page);
  await page.goto(`${shop.appOrigin}/?vendor=demo`);
  await started;
  // The way to the sheet has been fetched when the shop has been idle for a while.
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
    ...least,
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

/** A finger's tap rests this long on the glass; what the page does when it comes is done by then. */
const restMs = 60;

/**
 * Touches the middle of an element. The driver's own tap asks once more in the page what lies there
 * before the page is told, which takes a slow processor as long as the shop's answer, and lifts the
 * finger in the moment in which it comes.
 */
async function touch(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('What is to be touched is not on the page.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

type Tap = { drawn: number; presented: number };

/**
 * From the finger's touch to the next frame: until the page has done its part, which the slow processor
 * slows down, and until the picture is on the glass, which on a machine without a graphics card is
 * that machine's work.
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
      const tell = () => {
        touched.drawn = performance.now() - click.timeStamp;
      };
      // Behind the frame's own callbacks, its styles, layout and paint, and before what waits for it.
      requestAnimationFrame(() => scheduler.postTask(tell, { priority: 'user-blocking' }));
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
      // A tap that took less than the 16 ms that the browser tells of.
      () => undefined,
    );
  return page.evaluate(() => window.touched ?? { drawn: 0, presented: 0 });
}

/** The middle one of five more. */
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
        let place = '';
        let still = 0;
        let before = 0;
        const look = () => {
          const sheet = document.querySelector('[role=dialog]');
          const passed = performance.now() - click.timeStamp;
          if (sheet && times.first === 0) times.first = passed;
          const box = sheet?.querySelector('h2')?.getBoundingClientRect();
          const now = box ? `${box.x} ${box.y}` : '';
          still = box && now === place ? still + 1 : 0;
          if (box && still === 0) {
            times.rest = passed;
            if (before > 0) times.longest = Math.max(times.longest, passed - before);
          }
          before = times.first > 0 ? passed : 0;
          place = now;
          if (still < 20) requestAnimationFrame(look);
          else times.isOver = true;
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await touch(page, page.getByRole('article').first().getByRole('button').last());
  await page.waitForFunction(() => window.sheetTimes?.isOver === true);
  return page.evaluate(() => window.sheetTimes ?? { first: 0, rest: 0, longest: 0 });
}
