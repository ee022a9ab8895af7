import type { Page } from '@playwright/test';
import { type Language, languages } from '../../src/domain/text/language';
import { routes } from '../../src/navigation/paths';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { everyStop, switchLanguage, visit, withoutShop } from './routeTour';
import { misfits } from './textFit';

test.use({ trace: 'off' });

/** CSS px: a phone's height, and one that keeps all of home's sections near the viewport. */
const heights = { phone: 740, home: 9000 };

/** Texts that do not fit, of what is on screen, in each of these widths (CSS px). */
async function misfitsIn(page: Page, widths: readonly number[], height: number) {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    found.push(...(await misfits(page, true)).map((misfit) => `${width} px: ${misfit}`));
  }
  return found;
}

/** Opens the demo shop, and its home in one language after another on the same page. */
async function* homeIn(page: Page, spoken: readonly Language[]) {
  await page.goto('/?vendor=demo');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const language of spoken) {
    await page.setViewportSize({ width: 360, height: heights.phone });
    await switchLanguage(page, language);
    await visit(page, routes.home);
    yield language;
  }
}

// Two pages, as two browsers run at a time.
for (const spoken of [languages.slice(0, 4), languages.slice(4)]) {
  test(`all text fits on narrow phones, in whole words, in ${spoken.join(', ')}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(600_000);
    const ids = await becomeCustomer(page, shop);
    for (const settings of shop.backend.db.settings) settings.isNavigationViewEnabled = true;
    const found: string[] = [];
    // The narrowest phones in use, and the most common width: the next screen opens in that of the
    // last look.
    let widths = [360, 320];
    for await (const language of homeIn(page, spoken)) {
      const seen = new Set<string>();
      for (const { name, url } of everyStop(ids)) {
        if (withoutShop.includes(name)) continue;
        const height = name === 'home' ? heights.home : heights.phone;
        await page.setViewportSize({ width: widths[0] ?? 0, height });
        await visit(page, url);
        // A screen without content navigates elsewhere.
        const place = await page.evaluate(() => location.pathname + location.search);
        if (seen.has(place)) continue;
        seen.add(place);
        const wrong = await misfitsIn(page, widths, height);
        found.push(...wrong.map((misfit) => `${language}, ${url}, ${misfit}`));
        widths = widths.toReversed();
      }
    }
    expect(found).toEqual([]);
  });
}

test('all text of small cards fits in whole words at every width, in uz, ru, kz', async ({
  page,
  shop,
}) => {
  for (const category of shop.backend.db.categories) category.viewType = 'SMALL';
  const found: string[] = [];
  for await (const language of homeIn(page, ['uz', 'ru', 'kz'])) {
    const widths = [320, 360, 390, 412, 600, 700, 768, 1280];
    const wrong = await misfitsIn(page, widths, heights.home);
    found.push(...wrong.map((misfit) => `${language}, ${misfit}`));
  }
  expect(found).toEqual([]);
});
