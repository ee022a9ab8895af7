import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter, sheetButton, walkRound, walkTo } from './keyboardSteps';
import { expectSheets, topSheet } from './steps';

const bar = (page: Page) => topSheet(page).getByRole('progressbar').locator('i').last();
const expectRunning = (page: Page, isRunning: boolean) =>
  expect(bar(page)).toHaveCSS('animation-play-state', isRunning ? 'running' : 'paused');

test('stories are opened, stopped, stepped through and closed by keys', async ({ plain }) => {
  const ring = (name: RegExp) =>
    plain.getByRole('list', { name: 'Hikoyalar' }).getByRole('link', { name });
  await enter(plain, ring(/Osh siri/));
  await expectSheets(plain, 'Osh siri');
  await expect(topSheet(plain)).toBeFocused();
  await plain.keyboard.press('Space');
  await expect(sheetButton(plain, /^Davom ettirish/)).toBeVisible();
  await enter(plain, sheetButton(plain, /^Davom ettirish/));
  await expectRunning(plain, true);
  await plain.keyboard.press('Enter');
  await expectRunning(plain, false);
  expect(await walkRound(plain)).toEqual({ unseen: [], missed: [] });

  const item = (text: string) => topSheet(plain).getByText(text, { exact: true });
  await enter(plain, sheetButton(plain, /^Keyingi/));
  await expect(item('Qirq daqiqa dam')).toBeVisible();
  await expect(sheetButton(plain, /^Keyingi/)).toBeFocused();
  await enter(plain, sheetButton(plain, /^Oldingi/));
  await expect(item('Sabzi qirilmaydi, toʻgʻraladi')).toBeVisible();
  await plain.keyboard.press('ArrowRight');
  // The next story is named, and stays stopped.
  await plain.keyboard.press('ArrowRight');
  await expectSheets(plain, 'Qovoqli somsa');
  await expect(topSheet(plain)).toBeFocused();
  await expectRunning(plain, false);
  await plain.keyboard.press('Space');
  await expectRunning(plain, true);
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await expect(ring(/Osh siri/)).toBeFocused();
});

test('a story waits while the keyboard is on its link, and the focus returns to it', async ({
  page,
  shop,
}) => {
  // the longest that an item is shown
  for (const { items } of shop.backend.db.stories) for (const item of items) item.duration = 30;
  await page.goto('/stories/story-salqin?vendor=demo');
  await expectSheets(page, 'Salqin');
  const link = sheetButton(page, /^Batafsil/);
  await walkTo(page, link);
  await expectRunning(page, false);
  await page.keyboard.press('Enter');
  await expect(topSheet(page)).toHaveAccessibleName('Yalpizli limonad');
  await page.keyboard.press('Escape');
  await expectSheets(page, 'Salqin');
  await expect(link).toBeFocused();
  await expectRunning(page, false);
  await walkTo(page, sheetButton(page, /^Yopish/));
  await expectRunning(page, true);
  await page.keyboard.press('Enter');
  await expectSheets(page);
});
