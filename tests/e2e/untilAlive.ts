import type { Page } from '@playwright/test';

/** Waits until React handles the page; before that, home may be static markup (src/app/startup.tsx). */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('#root[data-mounted]').waitFor({ state: 'attached' });
}
