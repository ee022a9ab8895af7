import type { Locator, Page } from '@playwright/test';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { listen } from './spoken';
import { expectSheets, topSheet } from './steps';
import { untilAlive } from './untilAlive';

const chips = (page: Page) => topSheet(page).getByRole('group', { name: 'Saralash va filtrlar' });
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true });
const count = (page: Page) => topSheet(page).getByRole('status');
const rows = (page: Page) => topSheet(page).getByRole('listitem');
const cards = (page: Page) => topSheet(page).getByRole('article');

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
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  const spoken = await listen(page);

  await chip(page, 'Avval arzonlari').click();
  await expect(chip(page, 'Avval arzonlari')).toHaveAttribute('aria-pressed', 'true');
  const sorted = await prices(rows(page));
  expect(sorted).toHaveLength(all);
  expect(sorted).toEqual(rising(sorted));
  await chip(page, 'Avval qimmatlari').click();
  await expect(chip(page, 'Avval arzonlari')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => prices(rows(page))).toEqual([...sorted].reverse());

  // with the keyboard alone
  await chip(page, 'Chegirmada').press('Space');
  await expect(chip(page, 'Chegirmada')).toBeFocused();
  await expect(rows(page).locator('s')).not.toHaveCount(0);
  const reduced = await rows(page).count();
  expect(reduced).toBeLessThan(all);
  await expect(rows(page).locator('s')).toHaveCount(reduced);
  await expect(count(page)).toHaveText(`${reduced} ta topildi`);
  expect(await spoken()).toEqual([`${reduced} ta topildi`]);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  // Back from a product, and a reload, show the list as it was left
  await rows(page).first().getByRole('link').click();
  await expect(topSheet(page)).not.toHaveAccessibleName('Qidiruv');
  await page.goBack();
  await expectSheets(page, 'Qidiruv');
  await expect(rows(page)).toHaveCount(reduced);
  await page.reload();
  await untilAlive(page);
  await expect(rows(page)).toHaveCount(reduced);
  await expect(chip(page, 'Avval qimmatlari')).toHaveAttribute('aria-pressed', 'true');

  // the filters belong to this search
  await topSheet(page).locator('search input').fill('');
  await expect(chips(page)).toHaveCount(0);
  await topSheet(page).locator('search input').fill('osh');
  await expect(rows(page)).toHaveCount(all);
  await topSheet(page).locator('search input').fill('pepperoni');
  await expect(rows(page)).toHaveCount(1);
  await expect(chips(page)).toHaveCount(0);
});

test('a long category is filtered by its own labels and tags; what leaves nothing can be cleared', async ({
  page,
  shop,
}) => {
  await open(page, '/category?vendor=demo&id=osh');
  const inCategory = shop.backend.db.products.filter(({ categoryId }) => categoryId === 'osh');
  await expect(cards(page)).toHaveCount(inCategory.length);
  await expect(count(page)).toHaveText(`${inCategory.length} ta mahsulot`);
  await expect(chips(page).getByRole('button')).toHaveText([
    'Avval arzonlari',
    'Avval qimmatlari',
    'Chegirmada',
    'Xit',
    'Oshpaz tavsiyasi',
    'Oilaga',
  ]);
  const spoken = await listen(page);
  await chip(page, 'Oshpaz tavsiyasi').click();
  await expect(cards(page)).toHaveCount(2);
  await chip(page, 'Oilaga').click();
  await expect(cards(page)).toHaveCount(0);
  expect(await spoken()).toEqual(['2 ta mahsulot', '0 ta mahsulot']);

  await topSheet(page).getByRole('button', { name: 'Filtrlarni tozalash' }).press('Enter');
  await expect(cards(page)).toHaveCount(inCategory.length);
  // the focus does not fall out of the sheet with the button
  expect(await topSheet(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expectSheets(page);
});

test('a short category has nothing to sort', async ({ page, shop }) => {
  const { db } = shop.backend;
  const few = db.products.filter(({ categoryId }) => categoryId === 'osh').slice(0, 3);
  db.products = db.products.filter((each) => each.categoryId !== 'osh' || few.includes(each));
  await open(page, '/category?vendor=demo&id=osh');
  await expect(cards(page)).toHaveCount(3);
  await expect(chips(page)).toHaveCount(0);
});
