import type { Page } from '@playwright/test';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { row } from './profileSteps';
import { expectSheets, topSheet } from './steps';
import { untilAlive } from './untilAlive';

const often = (page: Page) => page.getByRole('region', { name: 'Koʻp buyurtma qilganlaringiz' });
const viewed = (page: Page) => page.getByRole('region', { name: 'Yaqinda koʻrganlaringiz' });
const names = (region: ReturnType<typeof often>) => region.getByRole('heading', { level: 3 });

async function open(page: Page, path: string) {
  await page.goto(`${path}?vendor=demo`);
  await untilAlive(page);
}

async function view(page: Page, id: string) {
  await open(page, `/product/${id}`);
  await expect(topSheet(page).getByRole('button', { name: 'Ulashish', exact: true })).toBeVisible();
}

/** To the end of home, whose sections grow on the way. */
async function toTheEnd(page: Page) {
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
    })
    .toBe(true);
}

test('a guest finds what they viewed at the end of home; it costs nothing before, and no orders are asked for', async ({
  page,
  shop,
}) => {
  for (const id of ['patir', 'tandir-somsa', 'patir', 'toy-oshi']) await view(page, id);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const gone = shop.backend.db.products.find(({ id }) => id === 'tandir-somsa');
  Object.assign(gone ?? {}, { active: false });
  await open(page, '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requested.filter((url) => url.includes('/Shelves-'))).toEqual([]);
  await toTheEnd(page);
  await expect(names(viewed(page))).toHaveText(['Toʻy oshi', 'Issiq patir']);
  await expect(often(page)).toHaveCount(0);
  const { calls } = shop.backend;
  expect(calls.filter(({ query }) => query.onlyArchive === 'true')).toEqual([]);
  await viewed(page).getByRole('link', { name: 'Issiq patir', exact: true }).click();
  await expectSheets(page, 'Issiq patir');
});

test('what is ordered most often is at the end of home; both rows are forgotten at the log-out', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  place(shop, ['tandir-somsa']);
  place(shop, ['patir', 'tandir-somsa', 'qazili-osh']);
  place(shop, ['patir']);
  place(shop, ['patir']).status = 'CANCELED';
  later(shop, 60);
  await view(page, 'toy-oshi');
  const soldOut = shop.backend.db.products.find(({ id }) => id === 'qazili-osh');
  Object.assign(soldOut ?? {}, { amount: 0 });
  await open(page, '/');
  await toTheEnd(page);
  await expect(names(often(page))).toHaveText(['Issiq patir', 'Tandir somsa']);
  await expect(names(viewed(page))).toHaveText(['Toʻy oshi']);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  await open(page, '/profile');
  await row(page, /Chiqish/).click();
  await page
    .getByRole('alertdialog', { name: 'Hisobdan chiqasizmi?' })
    .getByRole('button', { name: 'Chiqish' })
    .click();
  await expectSheets(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^viewed/.test(key))),
  ).toEqual([]);
  await toTheEnd(page);
  await expect(viewed(page)).toHaveCount(0);
  await expect(often(page)).toHaveCount(0);
});
