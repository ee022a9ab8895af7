import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { addOne, settingsOf } from './shopSteps';
import { basket, expectSheets, plovCard, press, topSheet } from './steps';

const atTable = '/?vendor=demo&tableId=7&hallId=zal&branchId=markaz';
/** The order destination on home. */
const place = (page: Page) => page.getByRole('button', { name: '7-stol' });
const waiterOrders = 'Buyurtmani ofitsiant qabul qiladi';

const menuOnly: readonly [string, (shop: ServedShop) => void][] = [
  ['a shop', (shop) => Object.assign(settingsOf(shop), { dineInActive: false })],
  [
    'a branch',
    ({ backend }) => {
      for (const { id, settings } of backend.db.branches)
        if (id === 'markaz') settings.dineinEnabled = false;
    },
  ],
];

for (const [where, switchOff] of menuOnly) {
  test(`at a table of ${where} without dine-in there is a menu, and the waiter takes the order`, async ({
    plain,
    shop,
  }) => {
    await addOne(plain);
    switchOff(shop);
    await plain.goto(atTable);
    await expect(place(plain)).toBeVisible();
    const note = plain.locator('header').getByText(waiterOrders, { exact: true });
    await expect(note).toBeVisible();
    const isCut = await note.evaluate((each) => each.scrollWidth > each.clientWidth);
    expect(isCut).toBe(false);
    await expect(plain.getByRole('button', { name: basket })).toHaveCount(0);
    await expect(plain.getByRole('button', { name: /^Savatga qoʻshish/ })).toHaveCount(0);

    for (const [path, name] of [
      ['/checkout', 'Buyurtma berish'],
      ['/basket', 'Savat'],
    ] as const) {
      await plain.goto(path);
      await expect(topSheet(plain)).toHaveAccessibleName(name);
      await expect(topSheet(plain).getByText(waiterOrders)).toBeVisible();
      const ways = topSheet(plain).getByRole('button', {
        name: /Rasmiylashtirish|Buyurtma berish/,
      });
      await expect(ways).toHaveCount(0);
      await press(plain, /Menyuga oʻtish/);
      await expectSheets(plain);
      await expect(plovCard(plain)).toBeVisible();
    }

    // The basket is kept for after the table is left.
    await place(plain).click();
    await press(plain, /^Stoldan ketish/);
    await plain
      .getByRole('alertdialog', { name: 'Stoldan ketasizmi?' })
      .getByRole('button', { name: 'Stoldan ketish' })
      .click();
    await expect(plain.getByRole('button', { name: basket })).toBeVisible();
  });
}
