import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, topSheet } from './steps';

test('a past order’s card says what was ordered, and one tap puts it into the basket', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const changed = place(shop, ['kola', 'ayron']);
  const same = place(shop, ['patir']);
  later(shop, 60);
  const kola = shop.backend.db.products.find(({ id }) => id === 'kola');
  Object.assign(kola ?? {}, { active: false });
  await page.goto('/profile/orders?vendor=demo');
  const card = ({ number }: { number: number | string }) =>
    topSheet(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`№\\s${number}`) });
  await expect(card(same)).toContainText(/Issiq patir/);
  await expect(card(changed)).toContainText(/Ayron/);

  const again = 'Yana buyurtma berish';
  await card(changed).getByRole('button', { name: again }).click();
  await expect(topSheet(page)).toHaveAccessibleName('Ba’zi narsalar oʻzgargan');
  await page.goto('/profile/orders?vendor=demo');
  const button = card(same).getByRole('button', { name: again });
  await expect(button).toHaveAccessibleDescription(new RegExp(String(same.number)));
  await button.click();
  await expectSheets(page, 'Profil', 'Buyurtmalarim', 'Savat');
  await expect(
    topSheet(page)
      .getByText(/Issiq patir/)
      .first(),
  ).toBeVisible();
});

test('an order on its way is one low bar on home, with the minutes that are left', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  place(shop, ['tandir-somsa']);
  later(shop, 3);
  await page.goto('/?vendor=demo');
  const card = page.getByRole('list', { name: 'Faol' }).getByRole('link');
  await expect(card).toContainText('Tayyorlanmoqda');
  await expect(card).toContainText(/\d daq/);
  const box = await card.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThanOrEqual(52);
  // an order that is over leaves home
  later(shop, 60);
  await page.reload();
  await expect(card).toHaveCount(0);
});
