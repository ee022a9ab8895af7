import type { Page } from '@playwright/test';
import { findFocus } from './findFocus';
import { expect } from './fixtures';

/** Expects that a control, or the top sheet itself, has the focus, and that a control shows it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(findFocus), 'a visible focus')
    .toMatchObject({ isSeen: true });
}

/** Expects that the keyboard has a place: anything but the page as a whole. */
export const expectPlaceKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), 'what has the focus')
    .not.toBe('BODY');
