import { languages } from '../../src/domain/text/language';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { everyStop, visit, withoutShop } from './routeTour';
import { misfits } from './textFit';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** CSS px: the narrowest phones in use, and the most common width. */
const widths = [320, 360];
/** CSS px: a phone's height, and one that keeps all of home's sections near the viewport. */
const heights = { phone: 740, home: 9000 };

for (const language of languages) {
  test(`all text fits on narrow phones, in whole words, in ${language}`, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    const ids = await becomeCustomer(page, shop);
    for (const settings of shop.backend.db.settings) settings.isNavigationViewEnabled = true;
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.goto('/?vendor=demo');
    await expect(page.getByRole('article').first()).toBeVisible();
    const found: string[] = [];
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
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        found.push(
          ...(await misfits(page, true)).map((misfit) => `${width} px, ${url}: ${misfit}`),
        );
      }
    }
    expect(found).toEqual([]);
  });
}

for (const language of ['uz', 'ru', 'kz']) {
  test(`all text of small cards fits in whole words at every width, in ${language}`, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    for (const category of shop.backend.db.categories) category.viewType = 'SMALL';
    await page.goto('/?vendor=demo');
    await expect(page.getByRole('article').first()).toBeVisible();
    const found: string[] = [];
    for (const width of [320, 360, 390, 412, 600, 700, 768, 1280]) {
      await page.setViewportSize({ width, height: heights.home });
      found.push(...(await misfits(page, true)).map((misfit) => `${width} px: ${misfit}`));
    }
    expect(found).toEqual([]);
  });
}
