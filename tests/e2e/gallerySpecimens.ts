import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Ids of the gallery's specimens, from its contents; `where` leaves some out. */
export async function idsOf(page: Page, mocksOrigin: string, where = ''): Promise<string[]> {
  await page.goto(`${mocksOrigin}/gallery/`);
  const links = page.getByRole('navigation', { name: 'Contents' }).locator(`li a${where}`);
  await expect(links.first()).toBeAttached();
  return links.evaluateAll((all) => all.map((link) => (link.getAttribute('href') ?? '').slice(1)));
}

/** Loading, empty, failed and overlong states. */
export const statesIn = (ids: readonly string[]): string[] =>
  ids.filter((id) => /-(loading|none|empty|missing|nothing|failed|long|offline)$/.test(id));

/** Components, which are listed before screens. */
export const componentsIn = (ids: readonly string[]): string[] =>
  ids.slice(0, ids.indexOf('home-opening'));

/** Specimens in which somebody does something before they are shown. */
export const idsOfActing = (page: Page, mocksOrigin: string): Promise<string[]> =>
  idsOf(page, mocksOrigin, '[data-acts]');
