import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { logIn, row } from './profileSteps';
import { expectSheets, topSheet } from './steps';

const field = (page: Page) => topSheet(page).locator('search input');
const results = (page: Page) => topSheet(page).getByRole('listitem');
const past = (page: Page) => topSheet(page).getByRole('region', { name: 'Soʻnggi qidiruvlar' });
const forget = (page: Page, query: string) =>
  past(page).getByRole('button', { name: `Qidiruvni oʻchirish: ${query}` });

async function openSearch(page: Page) {
  await page
    .getByRole('link', { name: /^Qidirish/ })
    .first()
    .click();
  await expectSheets(page, 'Qidiruv');
}

async function closeAll(page: Page) {
  while ((await topSheet(page).count()) > 0) {
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-leaving]')).toHaveCount(0);
  }
}

test('slips and everyday words of other languages find products, in rows of two lines', {
  tag: '@core:search',
}, async ({ plain }) => {
  await plain.setViewportSize({ width: 390, height: 844 });
  await openSearch(plain);
  for (const [query, name] of [
    ['pepperonni', 'Pepperoni'],
    ['burgr', 'Klassik burger'],
    ['piza', 'Margarita'],
    ['kapucino', 'Kapuchino'],
    ['кофе', 'Kapuchino'],
    ['coffee', 'Kapuchino'],
    ['мороженое', 'Muzqaymoq'],
    ['dondurma', 'Muzqaymoq'],
  ] as const) {
    await field(plain).fill(query);
    await expect(results(plain).filter({ hasText: name }).first()).toBeVisible();
  }
  await field(plain).fill('pepperonni');
  await expect(results(plain)).toHaveCount(1);
  await field(plain).fill('chay');
  await expect(results(plain).first()).toBeVisible();
  const heights = await results(plain).evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().height).sort((one, other) => one - other),
  );
  expect(heights[0]).toBeGreaterThanOrEqual(64);
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(72);
  // a name of three lines, cut to two, with a price before its discount
  expect(heights.at(-1)).toBeLessThanOrEqual(104);
  await field(plain).fill('zzz');
  await expect(topSheet(plain).getByRole('status')).toContainText('“zzz”');
});

test('past searches stay on the device, and go one by one, all together and with the log-out', async ({
  plain,
  shop,
}) => {
  await openSearch(plain);
  await expect(past(plain)).toHaveCount(0);
  // nothing found, and nothing done with what was found: not worth remembering
  await field(plain).fill('zzz');
  await field(plain).press('Enter');
  await field(plain).fill('somsa');
  await expect(results(plain).first()).toBeVisible();
  await field(plain).fill('burgr');
  await expect(results(plain).first()).toContainText(/burger/i);
  await field(plain).press('Enter');
  await field(plain).fill('patir');
  await results(plain)
    .filter({ hasText: /^Issiq patir/ })
    .getByRole('button', { name: /^Savatga qoʻshish/ })
    .click();
  await field(plain).fill('plov');
  await expect(results(plain).first()).toBeVisible();
  await results(plain).first().getByRole('link').click();
  await expect(topSheet(plain)).not.toHaveAccessibleName('Qidiruv');
  await closeAll(plain);
  await plain.reload();
  await openSearch(plain);
  await expect(past(plain).getByRole('listitem')).toHaveText(['plov', 'patir', 'burgr']);

  await forget(plain, 'plov').click();
  await expect(forget(plain, 'patir')).toBeFocused();
  await past(plain).getByRole('button', { name: 'burgr', exact: true }).click();
  await expect(field(plain)).toHaveValue('burgr');
  await expect(results(plain).first()).toContainText(/burger/i);
  await topSheet(plain).getByRole('button', { name: 'Qidiruvni tozalash' }).click();
  await expect(past(plain).getByRole('listitem')).toHaveText(['patir', 'burgr']);
  await past(plain).getByRole('button', { name: 'Hammasini oʻchirish' }).click();
  await expect(past(plain)).toHaveCount(0);

  await field(plain).fill('lavash');
  await expect(results(plain).first()).toContainText(/lavash/i);
  await field(plain).press('Enter');
  await closeAll(plain);
  await logIn(plain, shop);
  await closeAll(plain);
  await openSearch(plain);
  // what a guest searched for becomes the person's
  await expect(past(plain).getByRole('listitem')).toHaveText(['lavash']);
  await closeAll(plain);
  await plain.getByRole('link', { name: 'Profil' }).click();
  await row(plain, /Chiqish/).click();
  await plain
    .getByRole('alertdialog', { name: 'Hisobdan chiqasizmi?' })
    .getByRole('button', { name: 'Chiqish' })
    .click();
  await expectSheets(plain);
  expect(
    await plain.evaluate(() => Object.keys(localStorage).filter((key) => /^searches/.test(key))),
  ).toEqual([]);
  await openSearch(plain);
  await expect(past(plain)).toHaveCount(0);
});
