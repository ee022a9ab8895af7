import type { Browser, BrowserContext, CDPSession, Frame, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import type { Servers } from './servers';

/** One page start, in milliseconds since navigation start. */
export type Start = {
  /** products are on screen, in their final position */
  ready: number;
  /** React has mounted them, and nothing long runs any more */
  usable: number;
  /** sum of layout shifts without recent input */
  shift: number;
};

/** Slow 4G, in bytes per second and milliseconds (docs/performance.md). */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower the processor is (docs/performance.md). */
let slowdown = 4;
/** Measures on a processor this many times slower. */
export const slowDown = (times: number): void => {
  slowdown = times;
};

/** No long task for this long means that none is left. */
const quietMs = 600;

/** Speaks the shop's language: otherwise another one is offered, and lies over the products for a while. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'uz-UZ',
};

/**
 * A page on a throttled phone; `started` resolves with its start times once it has settled.
 */
export async function slowPage(
  context: BrowserContext,
  selector: string,
): Promise<{ page: Page; started: Promise<Start> }> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  // esbuild wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watchPage, { selector, quietMs, line: startLine });
  const started = page
    .waitForEvent('console', (message) => message.text().startsWith(startLine))
    .then((message): Start => JSON.parse(message.text().slice(startLine.length)));
  return { page, started };
}

export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** A start of the baseline. */
export const startHello = (browser: Browser, { hello }: Servers): Promise<Start> =>
  inContext(browser, async (context) => {
    const { page, started } = await slowPage(context, 'h1');
    await page.goto(hello);
    return started;
  });

/** The shop's first start at `url`, and the next one. */
export const startShop = (browser: Browser, url: string): Promise<{ cold: Start; warm: Start }> =>
  inContext(browser, async (context) => {
    const once = async () => {
      const { page, started } = await slowPage(context, 'article');
      await page.goto(url);
      const start = await started;
      // the shop's own page, or the frame of the simulator
      const frame = page.frames().find((each) => each.parentFrame()) ?? page.mainFrame();
      await isWrittenDown(frame);
      await page.close();
      return start;
    };
    return { cold: await once(), warm: await once() };
  });

/** Where it starts inside the simulator, with signed init data. */
export const inTelegram = ({ mocksOrigin }: ServedShop): string =>
  `${mocksOrigin}/telegram/?panel=0&fit=1&contact=granted&platform=ios`;

async function inContext<T>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

/** Waits until the shop is stored: a person stays longer than it takes to write it. */
const isWrittenDown = (frame: Frame) =>
  frame.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('shop:')));

/** Prefix of the console line that reports a start. */
const startLine = 'start ';

type Watch = { selector: string; quietMs: number; line: string };

/**
 * Runs in the page before anything else and logs a line once the awaited element is mounted and no
 * long task has run for `quietMs`. The driver must not look into the page before that: its injected
 * code is 300 kB, which takes a slow processor 100 ms to parse.
 */
function watchPage({ selector, quietMs, line }: Watch): void {
  const times: Start = { ready: 0, usable: 0, shift: 0 };
  let mounted = 0;
  let lastTask = 0;
  let lastBox = '';
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwn = 'hadRecentInput' in entry && !entry.hadRecentInput;
      if (isOwn && 'value' in entry && typeof entry.value === 'number') times.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const check = () => {
    const found = document.querySelector(selector);
    const box = found?.getBoundingClientRect();
    if (found && box && box.height > 0 && box.top < innerHeight && found.textContent) {
      const now = [box.x, box.y, box.width, box.height].join(' ');
      if (now !== lastBox) times.ready = performance.now();
      lastBox = now;
      const isMounted = performance.getEntriesByName('home mounted').length > 0;
      if (isMounted && mounted === 0) mounted = performance.now();
    }
    times.usable = Math.max(mounted, lastTask);
    if (mounted > 0 && performance.now() - times.usable > quietMs)
      console.debug(line + JSON.stringify(times));
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
