import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { topSheet } from './steps';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
});

test('in Arabic a long Latin name starts with its first letter and is truncated at its end', async ({
  page,
  shop,
}) => {
  const { merchants, categories, branches } = shop.backend.db;
  const name = 'Har kuni yangi taom, non va shirinlik uyi';
  for (const each of [...merchants, ...categories, ...branches])
    each.name = { uz: name, ru: name, eng: name };
  const named = { name: /^Har kuni/ };
  const expectBegun = async (name: Locator) => {
    await expect(name).toBeVisible();
    await expect(name).toHaveCSS('direction', 'ltr');
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
      true,
    );
  };
  await page.goto('/?vendor=demo');
  await expectBegun(page.getByRole('heading', { level: 1 }));
  await expectBegun(page.getByRole('navigation').getByRole('link', named).first());
  await page.goto('/branches/map?vendor=demo');
  const pins = topSheet(page).locator('.maplibregl-map').getByRole('button', named);
  await expectBegun(pins.and(page.locator('[aria-pressed=false]')).first().locator('span').last());
});

test('merchant pages follow the direction of their own text', async ({ page }) => {
  await page.goto('/offerta?vendor=demo');
  const steps = topSheet(page).getByRole('listitem');
  await expect(steps).not.toHaveCount(0);
  for (const step of await steps.all()) await expect(step).toHaveCSS('direction', 'ltr');
});
