import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { holdBack } from './holdBack';
import { plovCard } from './steps';

export const scripts = /\/assets\/[^/]*\.js$/;

/** Opens home from the edge while no code arrives; returns a function that lets it arrive. */
export async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(plovCard(page)).toBeVisible();
  return release;
}
