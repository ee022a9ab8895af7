import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { median } from './median';
import { phone, slowPage } from './starts';

/** Interaction times once the shop is ready, in milliseconds. */
export type Touches = {
  /** first tap on a card's plus */
  plus: number;
  /** the median of five more taps on it */
  plusAgain: number;
  /** tap on a card until the first frame of its sheet, and until the sheet is at rest */
  sheetFrame: number;
  sheetRest: number;
  /** React's first render of home */
  mounted: number;
  /** from a fling until a card is visible: the longest, and the median */
  blank: number;
  blankMiddle: number;
};

/** Uses the shop as a person on a slow phone does. */
export async function touchShop(browser: Browser, shop: ServedShop): Promise<Touches> {
  const context = await browser.newContext(phone);
  const { page, started } = await slowPage(context, 'article');
  await page.goto(`${shop.appOrigin}/?vendor=demo`);
  await started;
  // The chunks of the sheet are prefetched when the shop is idle.
  await page.waitForLoadState('networkidle');
  const plus = await timeTap(page, plusOf(page));
  const plusAgain = await timeFurther(page, morePlusOf(page));
  const sheet = await timeSheet(page);
  await page.goBack();
  const blanks = await scrollThrough(page);
  const mounted = await page.evaluate(
    () => performance.getEntriesByName('home mounted')[0]?.duration ?? Number.NaN,
  );
  await context.close();
  return {
    plus,
    plusAgain,
    sheetFrame: sheet.first,
    sheetRest: sheet.rest,
    mounted,
    blank: Math.max(...blanks),
    blankMiddle: median(blanks),
  };
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

/** From the touch until the page has drawn the next frame, as slow as the processor is. */
async function timeTap(page: Page, on: Locator): Promise<number> {
  await page.evaluate(() => {
    window.tapDrawn = 0;
    const drawn = (click: Event) => {
      const record = () => {
        window.tapDrawn = performance.now() - click.timeStamp;
      };
      // After the frame's callbacks, style, layout and paint, before lower-priority tasks.
      requestAnimationFrame(() => scheduler.postTask(record, { priority: 'user-blocking' }));
    };
    addEventListener('click', drawn, { capture: true, once: true });
  });
  await touch(page, on);
  await page.waitForFunction(() => window.tapDrawn);
  return page.evaluate(() => window.tapDrawn ?? Number.NaN);
}

/** The median of five more taps. */
async function timeFurther(page: Page, on: Locator): Promise<number> {
  const times: number[] = [];
  for (let tap = 1; tap <= 5; tap += 1) times.push(await timeTap(page, on));
  return median(times);
}

type Rise = { first: number; rest: number };

async function timeSheet(page: Page): Promise<Rise> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const times = { first: 0, rest: 0, isOver: false };
    window.sheetTimes = times;
    addEventListener(
      'click',
      (click) => {
        let lastPosition = '';
        let still = 0;
        const measure = () => {
          const sheet = document.querySelector('[role=dialog]');
          const passed = performance.now() - click.timeStamp;
          if (sheet && times.first === 0) times.first = passed;
          const box = sheet?.querySelector('h2')?.getBoundingClientRect();
          const now = box ? `${box.x} ${box.y}` : '';
          still = box && now === lastPosition ? still + 1 : 0;
          if (box && still === 0) times.rest = passed;
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
  return page.evaluate(() => window.sheetTimes ?? { first: 0, rest: 0 });
}

/**
 * Flings to the end of the list one screen at a time (1/300 of the height in long lists), each
 * fling as soon as a card is visible after the previous one. Returns how long each took, ms.
 */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        let flungAt = performance.now();
        const times: number[] = [];
        const step = Math.max(innerHeight * 0.9, document.documentElement.scrollHeight / 300);
        const cards = document.getElementsByTagName('article');
        // Checks the cards' boxes instead of a hit test, which on a long page costs a slow
        // processor 10 ms per frame. Cards skipped by content-visibility are left out: measuring
        // them would force their layout.
        const isSeen = (card: Element) => {
          if (!card.checkVisibility({ contentVisibilityAuto: true })) return false;
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > innerHeight * 0.3 && top < innerHeight * 0.7;
        };
        const inFrame = (isFling: boolean) => () => {
          if (isFling) {
            flungAt = performance.now();
            scrollBy(0, step);
          }
          // After the frame's style, layout and paint, before lower-priority tasks.
          scheduler.postTask(check, { priority: 'user-blocking' });
        };
        const check = () => {
          const isThere = [...cards].some(isSeen);
          if (isThere) times.push(performance.now() - flungAt);
          if (isThere && scrollY >= document.documentElement.scrollHeight - innerHeight - 2)
            resolve(times);
          else requestAnimationFrame(inFrame(isThere));
        };
        check();
      }),
  );
}
