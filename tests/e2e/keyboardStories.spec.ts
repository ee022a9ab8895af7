import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { enter, sheetButton, walkRound, walkTo } from './keyboardSteps';
import { expectSheets, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

const bar = (page: Page) => topSheet(page).getByRole('progressbar').locator('i').last();
const expectRunning = (page: Page, isRunning: boolean) =>
  expect(bar(page)).toHaveCSS('animation-play-state', isRunning ? 'running' : 'paused');

/** Opens home with stories whose items stay as long as they can. */
async function openHome(page: Page, shop: ServedShop) {
  for (const { items } of shop.backend.db.stories) for (const item of items) item.duration = 30;
  await page.goto('/?vendor=demo');
  await untilAlive(page);
}

test('stories are opened, stopped, stepped through and closed by keys', async ({ page, shop }) => {
  await openHome(page, shop);
  const ring = (name: RegExp) =>
    page.getByRole('list', { name: 'Hikoyalar' }).getByRole('link', { name });
  await enter(page, ring(/Osh siri/));
  await expectSheets(page, 'Osh siri');
  await expect(topSheet(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sheetButton(page, /^Davom ettirish/)).toBeVisible();
  await enter(page, sheetButton(page, /^Davom ettirish/));
  await expectRunning(page, true);
  await page.keyboard.press('Enter');
  await expectRunning(page, false);
  expect(await walkRound(page)).toEqual({ unseen: [], missed: [] });

  const item = (text: string) => topSheet(page).getByText(text, { exact: true });
  await enter(page, sheetButton(page, /^Keyingi/));
  await expect(item('Qirq daqiqa dam')).toBeVisible();
  await expect(sheetButton(page, /^Keyingi/)).toBeFocused();
  await enter(page, sheetButton(page, /^Oldingi/));
  await expect(item('Sabzi qirilmaydi, toʻgʻraladi')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  // The next story is named, and stays stopped.
  await page.keyboard.press('ArrowRight');
  await expectSheets(page, 'Qovoqli somsa');
  await expect(topSheet(page)).toBeFocused();
  await expectRunning(page, false);
  await page.keyboard.press('Space');
  await expectRunning(page, true);
  await page.keyboard.press('Escape');
  await expectSheets(page);
  await expect(ring(/Osh siri/)).toBeFocused();
});

test('a story waits while the keyboard is on its link, and the focus returns to it', async ({
  page,
  shop,
}) => {
  await openHome(page, shop);
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
