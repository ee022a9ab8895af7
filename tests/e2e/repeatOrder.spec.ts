import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { addPlov, expectSheets, logIn, press, topSheet } from './steps';
import { untilAlive } from './untilAlive';
import { logInByCode } from './walkToOrder';

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
  await logIn(page, shop);
  havePast(shop, ['patir', 'tandir-somsa']);
  // Home has asked once where the person signed in.
  await expect.poll(() => archiveCalls(shop)).toBe(1);
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

test('what is gone from the usual is said before anything is in the basket', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  havePast(shop, ['patir', 'tandir-somsa']);
  const gone = shop.backend.db.products.find(({ id }) => id === 'tandir-somsa');
  Object.assign(gone ?? {}, { active: false });
  await openHome(page);
  await expect(again(page)).not.toContainText('somsa');
  await again(page).click();
  await expectSheets(page, 'Ba’zi narsalar oʻzgargan');
  await expect(topSheet(page)).toContainText('Endi sotilmaydi');
  await press(page, /^Qolganini savatga qoʻshish$/);
  await expect(topSheet(page)).toHaveAccessibleName('Savat');
  await expect(topSheet(page).getByText('Issiq patir')).toBeVisible();
});

test('the usual is not for guests, a filled basket, an order under way or a cancelled one', async ({
  page,
  shop,
}) => {
  await openHome(page);
  await addPlov(page, (text) => press(page, text));
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(archiveCalls(shop)).toBe(0);

  await logInByCode(page, shop);
  havePast(shop, ['patir']);
  const before = archiveCalls(shop);
  await openHome(page);
  await expect(page.getByRole('button', { name: /^Savat.*soʻm/ })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page.goto('/basket?vendor=demo');
  await topSheet(page).getByRole('button', { name: 'Tozalash' }).click();
  await page
    .getByRole('alertdialog', { name: 'Savatni tozalaymizmi?' })
    .getByRole('button', { name: 'Tozalash' })
    .click();
  expect(archiveCalls(shop)).toBe(before);

  const last = place(shop, ['tandir-somsa']);
  await openHome(page);
  await expect(page.getByRole('list', { name: 'Faol' }).getByRole('link')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  last.status = 'CANCELED';
  await openHome(page);
  await expect(again(page)).toContainText('Issiq patir');
  await expect(again(page)).not.toContainText('somsa');
});
