import type { Page } from '@playwright/test';

/**
 * Waits until React handles the page and shows more than a skeleton. Before that, home may be
 * static markup (src/app/startup.tsx); and as long as the shop's first responses are under way,
 * what React has mounted is a skeleton, in which there is nothing to tap or to focus.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page
    .locator('#root[data-mounted]:not(:has(.early, .early-cards))')
    .waitFor({ state: 'attached' });
}
