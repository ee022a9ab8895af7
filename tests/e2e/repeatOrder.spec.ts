import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { expectSheets, logIn, topSheet } from './steps';
import { untilAlive } from './untilAlive';

const strip = (page: Page) => page.getByRole('region', { name: 'Doimgidek' });
const again = (page: Page) => strip(page).getByRole('button', { name: /^Doimgidek/ });
const archiveCalls = ({ backend }: ServedShop) =>
  backend.calls.filter(({ query }) => query.onlyArchive === 'true').length;

/** The customer's last order, of these products, is an hour old. */
function havePast(shop: ServedShop, products: readonly string[]) {
  place(shop, products);
  later(shop, 60);
}

async function openHome(page: Page) {
  await page.goto('/?vendor=demo');
  await untilAlive(page);
}

test('the usual is one tap on home; it is put away for the visit, and not offered to a filled basket', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Home asks once where the person signs in. A page that is left before the answer asks again on its way out.
  const asked = page.waitForResponse(/onlyArchive=true/);
  await logIn(page, shop);
  await (await asked).finished();
  havePast(shop, ['patir', 'tandir-somsa']);
  expect(archiveCalls(shop)).toBe(1);
  await openHome(page);
  await expect(again(page)).toContainText('Issiq patir');
  await expect(again(page)).toContainText('Tandir somsa');
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  await strip(page).getByRole('button', { name: 'Doimgi buyurtmani yashirish' }).press('Enter');
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(archiveCalls(shop)).toBe(2);

  await openHome(page);
  await again(page).press('Enter');
  await expectSheets(page, 'Savat');
  await expect(topSheet(page).getByText('Issiq patir')).toBeVisible();
  await expect(topSheet(page).getByText('Tandir somsa')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectSheets(page);
  await expect(strip(page)).toHaveCount(0);
});
