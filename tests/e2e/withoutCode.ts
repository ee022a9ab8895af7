import type { Locator, Page } from '@playwright/test';
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

/** Marks elements; the returned function says whether all of them are still there. */
export async function mark(elements: Locator): Promise<() => Promise<void>> {
  const marked = await elements.evaluateAll((all) => {
    for (const each of all) Object.assign(each, { wasThere: true });
    return all.length;
  });
  expect(marked).toBeGreaterThan(0);
  return async () => {
    const left = await elements.evaluateAll(
      (all) => all.filter((each) => Reflect.has(each, 'wasThere')).length,
    );
    expect(left).toBe(marked);
  };
}
