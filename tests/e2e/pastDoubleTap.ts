import type { FrameLocator, Page } from '@playwright/test';

/**
 * Waits until a press counts wherever it lands (src/ui/rest.ts): on a main action, and where the last
 * one was. Those of the page's own buttons need no waiting: until then they cannot be reached.
 */
export const pastDoubleTap = (screen: Page | FrameLocator): Promise<void> =>
  waitWhile(screen, ['usual']);

/** Waits until every press counts, also one that costs or deletes. */
export const untilRested = (screen: Page | FrameLocator): Promise<void> =>
  waitWhile(screen, ['usual', 'costs']);

async function waitWhile(screen: Page | FrameLocator, waiting: readonly string[]): Promise<void> {
  const html = screen.locator('html');
  // A simulated client may have closed the app.
  if ((await html.count()) === 0) return;
  await html
    .evaluate(async ({ dataset }, among) => {
      while (among.includes(dataset.waiting ?? '')) await new Promise(requestAnimationFrame);
    }, waiting)
    // the page is giving way to another one
    .catch(() => undefined);
}
