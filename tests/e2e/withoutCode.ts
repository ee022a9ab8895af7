import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { holdBack } from './holdBack';
import { plovCard } from './steps';
import { untilAlive } from './untilAlive';

export const scripts = /\/assets\/[^/]*\.js$/;

/** Opens home from the edge while no code arrives; returns a function that lets it arrive. */
export async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  return release;
}

/** Visits home, then opens it again without code, as the snapshot. Returns a function that releases the code. */
export async function visitAgain(page: Page, url: string): Promise<() => Promise<void>> {
  await page.goto(url);
  await untilAlive(page);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('home')));
  const release = await holdBack(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  return release;
}
