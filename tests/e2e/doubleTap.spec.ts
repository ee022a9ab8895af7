import type { Locator, Page } from '@playwright/test';
import { test } from './fixtures';
import { inMotion } from './inMotion';
import { openThree } from './openThree';
import { atRest, expectSheets, plovCard, topSheet } from './steps';

test.use(inMotion);

/**
 * A quick double tap near the top of `target`; the second tap may land on what the first one opened.
 */
async function tapTwice(page: Page, target: Locator) {
  const box = await target.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 4];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}

test('a quick double tap on a card opens its sheet once, one on the close button closes one sheet', async ({
  plain,
}) => {
  await plovCard(plain).scrollIntoViewIfNeeded();
  await tapTwice(plain, plovCard(plain));
  await expectSheets(plain, 'Toʻy oshi');
  await plain.goBack();
  await expectSheets(plain);
  await openThree(plain);
  await atRest(plain);
  await tapTwice(plain, topSheet(plain).getByRole('button', { name: 'Yopish' }));
  await expectSheets(plain, 'Profil', 'Filiallar');
  await plain.evaluate(() => {
    for (let time = 0; time < 2; time += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
  });
  await expectSheets(plain, 'Profil');
});
