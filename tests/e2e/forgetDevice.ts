import type { Page } from '@playwright/test';

/** Leaves nothing of the last visit on the device: the next one is a first visit. */
export async function forgetDevice(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
