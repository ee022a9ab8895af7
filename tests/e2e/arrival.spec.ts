import { bringAxe, faultsOf } from './axe';
import { deliver } from './deliver';
import { expect, test } from './fixtures';
import { later, lookAgain, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, goToOrder, topSheet } from './steps';

test('how long the basket takes is said at the checkout, in the basket and on home, and a delivery adds the way', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  const time = topSheet(page).getByRole('button', { name: /^Vaqti/ });
  await expect(time).toContainText('Imkon qadar tezroq, 10–15 daq');
  await time.click();
  const soon = topSheet(page).locator('label', { hasText: 'Imkon qadar tezroq' });
  await expect(soon).toContainText('10–15 daq');
  await time.click();
  await deliver(page, shop);
  await expect(time).toContainText('Imkon qadar tezroq, taxminan 10–25 daq');
  await page.keyboard.press('Escape');
  await expectSheets(page, 'Savat');
  await expect(topSheet(page)).toContainText(/Yetkazish vaqti\s*taxminan 10–25 daq/);
  await page.keyboard.press('Escape');
  await expectSheets(page);
  await expect(page.getByRole('button', { name: /^Yetkazib berish: Navoiy/ })).toContainText(
    '10–25 daq',
  );
});

test('nothing is said of the time where no product has one', async ({ page, shop }) => {
  for (const product of shop.backend.db.products) {
    Object.assign(product, { timeCookingMin: null, timeCookingMax: null });
  }
  await goToOrder(page, shop);
  await expect(topSheet(page).getByRole('button', { name: /^Vaqti/ })).toContainText(
    /Imkon qadar tezroq$/,
  );
  await page.keyboard.press('Escape');
  await expectSheets(page, 'Savat');
  await expect(topSheet(page)).not.toContainText('Tayyorlash vaqti');
});

test('an order counts down, says which step made it later, and when it is overdue', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const order = place(shop, ['choyxona-oshi']);
  order.plan = [];
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  const sheet = topSheet(page);
  await expect(sheet).toContainText(/Tayyor boʻladi: 12:10–12:\d\d/);
  await expect(sheet).toContainText(/Yana (5|10)–(15|20) daq/);
  await expect(sheet).not.toContainText('kechroq');

  const pass = async (minutes: number) => {
    later(shop, minutes);
    await lookAgain(page);
  };
  Object.assign(order, {
    status: 'COOKING',
    cookingTime: new Date(shop.backend.clock.now() + 10 * 60_000).toISOString(),
  });
  await pass(10);
  await expect(sheet.getByText(/^Avvalgi taxmindan kechroq\. .+: 12:1\d\.$/)).toBeVisible();
  await expect(sheet).toContainText(/Tayyor boʻladi: 12:2\d–12:3\d/);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);
  await pass(17);
  await expect(sheet).toContainText('Istalgan daqiqada');
  await expect(sheet).not.toContainText(/Tayyor boʻladi|Yana/);
  await pass(40);
  await expect(sheet.getByRole('status').getByText('Kutilganidan uzoqroq')).toBeVisible();
  await expect(sheet).not.toContainText('Yana');
  order.status = 'DONE';
  await pass(1);
  await expect(sheet).not.toContainText('Kutilganidan');
});
