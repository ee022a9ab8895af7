import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { median } from './median';
import { phone, throttle } from './starts';

/** Taps on a plus before and while the app starts; times in milliseconds. */
export type EarlyTaps = {
  /** of `tapCount`: those that the basket does not have in the end */
  lost: number;
  /** from a tap to the end of the frame in which its plus looks pressed or counted: the median */
  pressed: number;
  /** from a tap to the end of the frame that shows it counted: the median, and all but one in twenty */
  middle: number;
  most: number;
};

const tapCount = 20;
const tapsMs = 3000;
/** Long enough for the slowest start. */
const patienceMs = 15_000;

/** A dish without options on the first screens of the demo shop. */
const dish = '/product/choyxona-oshi';

/**
 * Taps a plus at random moments in the first seconds after the edge's products are on screen, on a slow
 * phone. The page is read through the protocol alone: the driver's own code would be read by the slow
 * processor as well.
 */
export async function tapEarly(browser: Browser, { appOrigin }: ServedShop): Promise<EarlyTaps> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchTaps, dish);
  await page.goto(`${appOrigin}/?vendor=demo`, { waitUntil: 'commit' });
  const point = await untilThere<{ x: number; y: number }>(session, 'window.plusPlace');
  const moments = Array.from({ length: tapCount }, () => Math.random() * tapsMs);
  const started = performance.now();
  for (const moment of moments.toSorted((a, b) => a - b)) {
    await setTimeout(Math.max(0, started + moment - performance.now()));
    void session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    void session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await untilThere(session, "document.querySelector('#root[data-mounted]') && {}");
  // Taps that wait for the app are counted as it mounts.
  await setTimeout(1000);
  const told = await read<Watched>(session, 'window.earlyTaps');
  await context.close();
  const answers = (told?.answers ?? []).toSorted((a, b) => a - b);
  return {
    lost: tapCount - (told?.count ?? 0),
    pressed: median(told?.pressed ?? []),
    middle: median(answers),
    most: answers[Math.ceil(answers.length * 0.95) - 1] ?? Number.NaN,
  };
}

async function read<T>(session: CDPSession, expression: string): Promise<T | null> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return (result.value as T | undefined) ?? null;
}

async function untilThere<T>(session: CDPSession, expression: string): Promise<T> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const found = await read<T>(session, expression);
    if (found) return found;
    await setTimeout(20);
  }
  throw new Error(`${expression} is not there.`);
}

type Watched = { count: number; answers: number[]; pressed: number[] };

/** Runs in the page: says where the plus is, and when a tap on it is seen. */
function watchTaps(address: string): void {
  const taps: Watched = { count: 0, answers: [], pressed: [] };
  const waiting: { at: number; count: number }[] = [];
  const unseen: number[] = [];
  window.earlyTaps = taps;
  const card = () => document.querySelector(`a[href="${address}"]`)?.closest('article');
  let tapped = 0;
  const handleClick = ({ timeStamp, isTrusted }: Event) => {
    if (!isTrusted) return;
    tapped += 1;
    waiting.push({ at: timeStamp, count: tapped });
    unseen.push(timeStamp);
  };
  addEventListener('click', handleClick, { capture: true });
  const look = () => {
    const plus = [...(card()?.querySelectorAll('fieldset button') ?? [])].at(-1);
    const box = plus?.getBoundingClientRect();
    if (box && box.height > 0)
      window.plusPlace ??= { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    taps.count = Number(card()?.querySelector('output')?.textContent ?? 0);
    const shown = waiting.filter(({ count }) => count <= taps.count);
    waiting.splice(0, shown.length);
    // After the frame's style, layout and paint.
    const seen =
      plus?.hasAttribute('data-pressed') || taps.count === tapped ? unseen.splice(0) : [];
    const record = () => {
      taps.answers.push(...shown.map(({ at }) => performance.now() - at));
      taps.pressed.push(...seen.map((at) => performance.now() - at));
    };
    if (shown.length + seen.length > 0)
      void scheduler.postTask(record, { priority: 'user-blocking' });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
