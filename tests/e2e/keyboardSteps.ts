import type { Locator, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { findFocus } from './findFocus';
import { expect } from './fixtures';
import { expectFocusSeen } from './focusPlace';
import { basket, expectSheets, lastCode, plovCard, topSheet, untilCovered } from './steps';

/** Presses Tab, or another key, until `target` has the focus, and shows it. */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  let steps = 0;
  for (; steps < 300 && !(await isThere()); steps += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  if (steps > 0) await expectFocusSeen(page);
}

/** Moves the focus to a control and presses a key. */
export async function enter(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target);
  // A button that is busy has the focus too, and answers no key.
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
}

export const sheetButton = (page: Page, name: RegExp) =>
  topSheet(page).getByRole('button', { name });

/** From home to the checkout of a newly signed-in user, by keyboard only. */
export async function walkToCheckout(page: Page, shop: ServedShop): Promise<void> {
  await enter(page, plovCard(page));
  await expectSheets(page, 'Toʻy oshi');
  await walkTo(page, topSheet(page).getByRole('radio').first());
  await walkTo(page, topSheet(page).getByRole('radio', { name: /Butun porsiya/ }), 'ArrowDown');
  await page.keyboard.press('Space');
  await enter(page, sheetButton(page, /Qoʻshish/));
  await expectSheets(page);
  await expect(plovCard(page)).toBeFocused();

  await walkTo(page, page.getByRole('button', { name: basket }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await enter(page, sheetButton(page, /Rasmiylashtirish/), 'Space');
  await enter(page, sheetButton(page, /kirish/));
  await expect(page.getByLabel('Telefon raqami')).toBeFocused();
  await page.keyboard.type('901234567');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('SMS kodi')).toBeFocused();
  await page.keyboard.type(lastCode(shop));
  await page.keyboard.press('Enter');
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}

/** On to the choice of a branch, by keyboard only. */
export async function walkToBranches(page: Page, shop: ServedShop): Promise<void> {
  await walkToCheckout(page, shop);
  await walkTo(page, topSheet(page).getByRole('radio', { name: 'Yetkazib berish' }));
  await page.keyboard.press('ArrowRight');
  await enter(page, sheetButton(page, /Filialni tanlang/).last());
}

type Round = {
  /** Controls that had the focus without showing it. */
  unseen: string[];
  /** Controls that Tab did not reach. */
  missed: string[];
};

/** Cycles once through everything Tab can reach in the top sheet. */
export async function walkRound(page: Page): Promise<Round> {
  const unseen: string[] = [];
  await untilCovered(page);
  for (let steps = 0; steps < 300; steps += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(findFocus);
    // Between the last control and the first, focus is on the browser's own UI.
    if (at === null || at.isSheet) continue;
    const passed = await page.evaluate(markFocus);
    if (passed === 'before') return { unseen, missed: await page.evaluate(findMissed) };
    // A field for a date and time is several stops, of which the browser shows the focus.
    if (passed !== 'last' && !at.isSeen) unseen.push(at.name);
  }
  throw new Error('Tab never returned to the first control');
}

/** Runs in the page: marks what has the focus; whether it was marked by the last stop or before. */
function markFocus(): 'new' | 'last' | 'before' {
  const { activeElement: at } = document;
  if (!(at instanceof HTMLElement)) return 'new';
  const { passed } = at.dataset;
  for (const last of document.querySelectorAll<HTMLElement>('[data-passed=last]'))
    last.dataset.passed = 'before';
  at.dataset.passed = 'last';
  return passed === 'last' || passed === 'before' ? passed : 'new';
}

/** Runs in the page. Tab reaches only one radio of a group. */
function findMissed(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const isPassed = (control: HTMLElement) => {
    if (control.dataset.passed !== undefined) return true;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false;
    const { name } = control;
    return document.querySelector(`input[name="${CSS.escape(name)}"][data-passed]`) !== null;
  };
  return [...controls]
    .filter((each) => !each.closest('[inert]') && !each.matches(':disabled') && each.tabIndex >= 0)
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !isPassed(each))
    .map((each) => each.getAttribute('aria-label') || each.outerHTML.slice(0, 120));
}
