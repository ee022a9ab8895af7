import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { expectSheets, finger, topSheet } from './steps';
import { raiseFont } from './textFit';

test.use(inMotion);

const rings = (page: Page) => page.getByRole('list', { name: 'Hikoyalar' });
const expectText = (page: Page, text: string) =>
  expect(topSheet(page).getByText(text, { exact: true })).toBeVisible();
const bar = (page: Page) => topSheet(page).getByRole('progressbar').locator('i').last();

test('taps and keys step through a story, which closes at its end', async ({ plain }) => {
  await expect(rings(plain).getByRole('link', { name: /Osh siri.*yangi/ })).toBeVisible();
  await rings(plain)
    .getByRole('link', { name: /Osh siri/ })
    .tap();
  await expectSheets(plain, 'Osh siri');
  await expectText(plain, 'Sabzi qirilmaydi, toʻgʻraladi');
  await plain.touchscreen.tap(330, 450);
  await expectText(plain, 'Qirq daqiqa dam');
  await plain.touchscreen.tap(60, 450);
  await expectText(plain, 'Sabzi qirilmaydi, toʻgʻraladi');
  await plain.keyboard.press('ArrowRight');
  await expectText(plain, 'Qirq daqiqa dam');
  await plain.keyboard.press('ArrowRight');
  await expectSheets(plain, 'Qovoqli somsa');
  expect(new URL(plain.url()).pathname).toBe('/stories/story-kuz');
  await plain.keyboard.press('ArrowLeft');
  await expectText(plain, 'Qirq daqiqa dam');
  for (const name of ['Qovoqli somsa', 'Salqin']) {
    await plain.keyboard.press('ArrowRight');
    await expectSheets(plain, name);
  }
  await plain.keyboard.press('ArrowRight');
  await expectSheets(plain);
  await expect(rings(plain).getByText('yangi')).toHaveCount(0);
  await plain.reload();
  await expect(rings(plain).getByRole('link')).toHaveCount(3);
  await expect(rings(plain).getByText('yangi')).toHaveCount(0);
});

test('a story advances automatically, and the last one closes', async ({ page, shop }) => {
  for (const story of shop.backend.db.stories) for (const item of story.items) item.duration = 2;
  await page.goto('/stories/story-kuz?vendor=demo');
  await expectSheets(page, 'Qovoqli somsa');
  await expectSheets(page, 'Salqin');
  await expectSheets(page);
});

test('holding a finger on a story pauses it, and so does the pause button', async ({ page }) => {
  await page.goto('/stories/story-osh?vendor=demo');
  await expectText(page, 'Sabzi qirilmaydi, toʻgʻraladi');
  await expect(bar(page)).toHaveCSS('animation-play-state', 'running');
  const hand = await finger(page);
  await hand.down(330, 450);
  await expect(bar(page)).toHaveCSS('animation-play-state', 'paused');
  const heldAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 400, heldAt);
  await hand.up();
  await expect(bar(page)).toHaveCSS('animation-play-state', 'running');
  await expectText(page, 'Sabzi qirilmaydi, toʻgʻraladi');
  await page.keyboard.press('Space');
  await expect(bar(page)).toHaveCSS('animation-play-state', 'paused');
  await topSheet(page).getByRole('button', { name: 'Davom ettirish' }).click();
  await expect(bar(page)).toHaveCSS('animation-play-state', 'running');
});

test('a story fills the screen, its caption stays on it sideways, and the rings’ labels are whole in a higher font', async ({
  page,
  shop,
}) => {
  const label = 'Qovoqli somsa kuni';
  for (const story of shop.backend.db.stories) story.title = { uz: label, ru: '', eng: '' };
  await raiseFont(page);
  await page.goto('/?vendor=demo');
  const name = rings(page).getByText(label).first();
  await expect(name).toBeVisible();
  expect(
    await name.evaluate((each) => [
      each.scrollWidth - each.clientWidth,
      each.scrollHeight - each.clientHeight,
    ]),
  ).toEqual([0, 0]);
  // What was seen is skipped the second time.
  for (const [width, height, text] of [
    [390, 844, 'Sabzi qirilmaydi, toʻgʻraladi'],
    [740, 360, 'Qirq daqiqa dam'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/stories/story-osh?vendor=demo');
    const caption = topSheet(page).getByText(text, { exact: true });
    await expect(caption).toBeInViewport({ ratio: 1 });
    expect((await bar(page).boundingBox())?.height).toBe(3);
    expect(await topSheet(page).locator('[data-screen]').boundingBox()).toEqual({
      x: 0,
      y: 0,
      width,
      height,
    });
  }
});
