import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { everyStop, visit, withoutShop } from './routeTour';
import { misfits } from './textFit';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['ru', 'kz']) {
  test(`text at 200% is neither clipped nor overlapping, in ${language}`, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const ids = await becomeCustomer(page, shop);
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('/?vendor=demo');
    await expect(page.getByRole('article').first()).toBeVisible();
    const found: string[] = [];
    for (const { name, url } of everyStop(ids)) {
      if (withoutShop.includes(name)) continue;
      await visit(page, url);
      found.push(...(await misfits(page)).map((misfit) => `${url}: ${misfit}`));
    }
    expect(found).toEqual([]);
  });
}
