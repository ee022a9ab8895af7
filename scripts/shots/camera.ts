import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '../../src/domain/text/language';

/** One left-to-right and one right-to-left language. */
export const languages = ['uz', 'ar'] as const satisfies readonly Language[];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** CSS px */
export const phone = { width: 390, height: 844 };

export type Viewport = typeof phone;

/** A phone, or a tablet and a desktop in their usual proportions; CSS px. */
export function viewportOf(width: number): Viewport {
  if (width < 600) return { width, height: phone.height };
  return { width, height: Math.round(width * (width < 900 ? 4 / 3 : 5 / 8)) };
}

const optionsOf = (viewport: Viewport): BrowserContextOptions => ({
  // 1 device pixel per CSS px: contact sheets are smaller still, and software rendering keeps up
  viewport,
  hasTouch: viewport.width < 900,
  isMobile: viewport.width < 900,
  timezoneId: 'Asia/Tashkent',
  reducedMotion: 'reduce',
});
/** A specimen that times out on a busy machine is opened again. */
const maxAttempts = 3;
const readyTimeoutMs = 15_000;

export type Camera = {
  /** opens a specimen of the gallery and waits until it is ready */
  open(specimen: string): Promise<void>;
  /** a PNG of the open specimen in this theme, once it is stable */
  shoot(theme: Theme): Promise<Buffer>;
  close(): Promise<void>;
};

/** A window showing specimens of the gallery in one language. */
export async function openCamera(
  browser: Browser,
  origin: string,
  { language, viewport }: { language: Language; viewport: Viewport },
): Promise<Camera> {
  const context = await browser.newContext(optionsOf(viewport));
  const page = await context.newPage();
  return {
    async open(specimen) {
      await page.emulateMedia({ colorScheme: 'light' });
      await openSpecimen(page, origin, { specimen, lang: language });
    },
    async shoot(theme) {
      await page.emulateMedia({ colorScheme: theme });
      // the app follows this attribute, as on a theme change in Telegram
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      return takeStill(page);
    },
    close: () => context.close(),
  };
}

/** Opens a single specimen of the gallery and waits until it is ready. */
export async function openSpecimen(
  page: Page,
  origin: string,
  query: { specimen: string; lang: Language; connection?: 'off' },
): Promise<void> {
  for (let tries = maxAttempts; ; tries -= 1) {
    await page.goto(`${origin}/gallery/?${new URLSearchParams(query)}`);
    const ready = page.locator('html[data-ready]');
    const waiting = ready.waitFor({ state: 'attached', timeout: readyTimeoutMs });
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

/** Screenshot once visible images are loaded and two frames are equal, with no request under way. */
export async function takeStill(page: Page): Promise<Buffer> {
  for (const frame of page.frames()) await frame.waitForFunction(isDrawn);
  return untilEqual(() => page.screenshot(), {
    equal: 2,
    most: 12,
    mayEnd: () => isIdle(page),
  });
}

/**
 * The first picture that equals those before it, `equal` in a row and not while `mayEnd` says no; the last of `most`
 * where a page keeps changing.
 */
export async function untilEqual(
  shoot: () => Promise<Buffer>,
  { equal, most, mayEnd }: { equal: number; most: number; mayEnd?: () => Promise<boolean> },
): Promise<Buffer> {
  let last = await shoot();
  for (let frame = 1, same = 1; frame < most && same < equal; frame += 1) {
    const isOver = (await mayEnd?.()) ?? true;
    const next = await shoot();
    same = isOver && next.equals(last) ? same + 1 : 1;
    last = next;
  }
  return last;
}

/** Playwright's `networkidle` is over once a page was idle at its start; maps and late parts load after that. */
const isIdle = async (page: Page): Promise<boolean> =>
  (await page.requests()).every((each) => each.failure() || each.timing().responseEnd >= 0);

/** Runs in the page and must not call functions of this module. */
export function isDrawn(): boolean {
  const seen = [...document.images].filter((image) => {
    const box = image.getBoundingClientRect();
    const panes = [{ top: 0, left: 0, bottom: innerHeight, right: innerWidth }];
    // a gallery's other pictures load once they are turned to
    for (let pane = image.parentElement; pane; pane = pane.parentElement)
      if (getComputedStyle(pane).overflowX !== 'visible') panes.push(pane.getBoundingClientRect());
    return panes.every(
      ({ top, bottom, left, right }) =>
        box.top < bottom && box.bottom > top && box.left < right && box.right > left,
    );
  });
  return document.fonts.status === 'loaded' && seen.every((image) => image.complete);
}
