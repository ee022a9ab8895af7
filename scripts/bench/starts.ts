import type { Browser, BrowserContext, CDPSession, Frame, Page } from '@playwright/test';
import type { Servers } from './servers';
import { startLine, type Told, watchPage } from './watchPage';

/** One page start, in milliseconds since navigation start. */
export type Start = {
  /** products are on screen */
  ready: number;
  /** React has mounted them */
  live: number;
  /** and nothing long runs any more */
  usable: number;
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
    .then((message) => readStart(message.text().slice(startLine.length)));
  return { page, started };
}

function readStart(line: string): Start {
  const { ready, live, lastTask, shift }: Told = JSON.parse(line);
  return { ready, live, usable: Math.max(live, lastTask), shift };
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

/** The shop's first start in a browser at `url`, and the next one. */
export const startShop = (browser: Browser, url: string): Promise<{ cold: Start; warm: Start }> =>
  inContext(browser, async (context) => {
    const once = async () => {
      const { page, started } = await slowPage(context, 'article');
      await page.goto(url);
      const start = await started;
      await isWrittenDown(page.mainFrame());
      await page.close();
      return start;
    };
    return { cold: await once(), warm: await once() };
  });

/** The same inside the simulator, with signed init data. */
export const startInTelegram = (
  browser: Browser,
  { shop }: Servers,
): Promise<{ cold: Start; warm: Start }> =>
  inContext(browser, async (context) => {
    const once = async () => {
      const { page, started } = await slowPage(context, 'article');
      await page.goto(`${shop.mocksOrigin}/telegram/?panel=0&fit=1&contact=granted&platform=ios`);
      const start = await started;
      const frame = page.frames().find((each) => each.url().includes('vendor='));
      if (!frame) throw new Error('The simulator has no frame.');
      await isWrittenDown(frame);
      await page.close();
      return start;
    };
    return { cold: await once(), warm: await once() };
  });

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
