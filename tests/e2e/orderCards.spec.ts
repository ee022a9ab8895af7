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
