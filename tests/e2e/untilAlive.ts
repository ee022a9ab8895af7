import type { Page } from '@playwright/test';

/** Waits until React has mounted; until then home is static markup (src/app/startup.ts). */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const top = document.querySelector('#root > *');
    return top !== null && Object.keys(top).some((key) => key.startsWith('__reactFiber'));
  });
}
