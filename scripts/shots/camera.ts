import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '../../src/domain/text/language';
import type { Theme } from './looks';

/** CSS px */
export const phone = { width: 390, height: 844 };

const options: BrowserContextOptions = {
  // a pixel each: the sheets are smaller still, and a machine without graphics draws them in time
  viewport: phone,
  hasTouch: true,
  isMobile: true,
  timezoneId: 'Asia/Tashkent',
  reducedMotion: 'reduce',
};
/** A picture that still changes after so many looks is taken as it is. */
const mostLooks = 12;
/** A specimen whose hands gave up on a busy machine is opened again. */
const mostTries = 3;
const patienceMs = 15_000;

export type Camera = {
  /** opens a specimen of the gallery, and waits until it is as it wants to be seen */
  open(specimen: string): Promise<void>;
  /** what is open as a PNG, once it holds still in that theme */
  shoot(theme: Theme): Promise<Buffer>;
  close(): Promise<void>;
};

/** A phone that looks at specimens of the gallery in one language. */
export async function openCamera(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<Camera> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return {
    async open(specimen) {
      await page.emulateMedia({ colorScheme: 'light' });
      await openSpecimen(page, origin, { specimen, lang: language });
    },
    async shoot(theme) {
      await page.emulateMedia({ colorScheme: theme });
      // the app follows it, as it does when Telegram changes its theme
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      return takeStill(page);
    },
    close: () => context.close(),
  };
}

/** Opens a specimen of the gallery alone, and waits until it is as it wants to be seen. */
export async function openSpecimen(
  page: Page,
  origin: string,
  query: { specimen: string; lang: Language; connection?: 'off' },
): Promise<void> {
  for (let tries = mostTries; ; tries -= 1) {
    await page.goto(`${origin}/gallery/?${new URLSearchParams(query)}`);
    const ready = page.locator('html[data-ready]');
    const waiting = ready.waitFor({ state: 'attached', timeout: patienceMs });
    const isReady = await waiting.then(
      () => true,
      (error) => {
        if (tries === 1) throw error;
        return false;
      },
    );
    if (isReady) return;
  }
}

/** The page once nothing is on its way, every picture in view is there and two looks are the same. */
export async function takeStill(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames()) await frame.waitForFunction(isDrawn);
  let last = await page.screenshot();
  for (let look = 1; look < mostLooks; look += 1) {
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Runs in the page, so it names no function of its own: the name would refer to this script. */
function isDrawn(): boolean {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  });
  return document.fonts.status === 'loaded' && seen.every((image) => image.complete);
}
