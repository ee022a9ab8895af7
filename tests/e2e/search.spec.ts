import type { Locator, Page } from '@playwright/test';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { listen } from './spoken';
import { expectSheets, topSheet } from './steps';
import { untilAlive } from './untilAlive';

const field = (page: Page) => topSheet(page).locator('search input');
const results = (page: Page) => topSheet(page).getByRole('listitem');

async function openSearch(page: Page) {
  await page
    .getByRole('link', { name: /^Qidirish/ })
    .first()
    .click();
  await expectSheets(page, 'Qidiruv');
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

const chips = (page: Page) => topSheet(page).getByRole('group', { name: 'Saralash va filtrlar' });
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });
const count = (page: Page) => topSheet(page).getByRole('status');

/** The first price of each product: what it costs now. */
async function prices(products: Locator): Promise<number[]> {
  const texts = await products.allInnerTexts();
  return texts.map((text) => Number(text.match(/[\d\s]+(?=\ssoʻm)/)?.[0].replaceAll(/\s/g, '')));
}
const rising = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

async function open(page: Page, url: string) {
  await page.goto(url);
  await untilAlive(page);
}

test('search results are sorted and filtered; it is counted, said, and there after Back and a reload', {
  tag: '@core:search',
}, async ({ page }) => {
  await open(page, '/search?vendor=demo&q=osh');
  await expect(results(page).first()).toBeVisible();
  const all = await results(page).count();
  const spoken = await listen(page);

  await chip(page, 'Avval arzonlari').click();
  await expect(chip(page, 'Avval arzonlari')).toHaveAttribute('aria-pressed', 'true');
  const sorted = await prices(results(page));
  expect(sorted).toHaveLength(all);
  expect(sorted).toEqual(rising(sorted));
  await chip(page, 'Avval qimmatlari').click();
  await expect(chip(page, 'Avval arzonlari')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => prices(results(page))).toEqual([...sorted].reverse());

  // with the keyboard alone
  await chip(page, 'Chegirmada').press('Space');
  await expect(chip(page, 'Chegirmada')).toBeFocused();
  await expect(results(page).locator('s')).not.toHaveCount(0);
  const reduced = await results(page).count();
  expect(reduced).toBeLessThan(all);
  await expect(results(page).locator('s')).toHaveCount(reduced);
  await expect(count(page)).toHaveText(`${reduced} ta topildi`);
  expect(await spoken()).toEqual([`${reduced} ta topildi`]);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  // Back from a product, and a reload, show the list as it was left
  await results(page).first().getByRole('link').click();
  await expect(topSheet(page)).not.toHaveAccessibleName('Qidiruv');
  await page.goBack();
  await expectSheets(page, 'Qidiruv');
  await expect(results(page)).toHaveCount(reduced);
  await page.reload();
  await untilAlive(page);
  await expect(results(page)).toHaveCount(reduced);
  await expect(chip(page, 'Avval qimmatlari')).toHaveAttribute('aria-pressed', 'true');

  // the filters belong to this search
  await field(page).fill('');
  await expect(chips(page)).toHaveCount(0);
  await field(page).fill('osh');
  await expect(results(page)).toHaveCount(all);
  await field(page).fill('pepperoni');
  await expect(results(page)).toHaveCount(1);
  await expect(chips(page)).toHaveCount(0);
});
