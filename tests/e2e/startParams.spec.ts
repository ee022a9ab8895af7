import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { place } from './pastOrders';
import { expectSheets, topSheet } from './steps';

test('start parameters open a product, a category and a table', async ({ simulator }) => {
  const product = await simulator({ contact: 'grant', start: 'product_toy-oshi' });
  await expectSheets(product.app, 'Toʻy oshi');
  const category = await simulator({ contact: 'grant', start: 'category_somsa' });
  await expect(topSheet(category.app)).toHaveAccessibleName(/somsa/i);
  const table = await simulator({ contact: 'grant', start: 'table_markaz_zal_7' });
  await expect(table.app.getByText(/7-stol/).first()).toBeVisible();
});

test('a start parameter opens the user’s own order, and nobody else’s', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  expectErrors(/404 \(Not Found\)/);
  const first = await simulator({ contact: 'grant' });
  await expect.poll(() => shop.backend.db.users.at(-1)?.phone).toBeTruthy();
  await expect(first.app.getByRole('heading', { level: 1 })).toBeVisible();
  const { id, number } = place(shop, ['patir']);
  const own = await simulator({ contact: 'grant', start: `order_${id}` });
  await expect(topSheet(own.app)).toHaveAccessibleName(new RegExp(number));
  const other = await simulator({
    contact: 'grant',
    user: 'timur',
    language: 'uz',
    start: `order_${id}`,
  });
  await expect(topSheet(other.app).getByText('Buyurtma topilmadi')).toBeVisible();
});

test('a start parameter applies its promo, and says so over an empty basket', async ({
  simulator,
}) => {
  const { app } = await simulator({ contact: 'grant', start: 'promo_SALOM10' });
  await expect(app.getByText(/SALOM10.? promokodi qoʻllandi. Savatga biror narsa/)).toBeVisible();
});

test('a shared product link goes through the bot', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant', start: 'product_toy-oshi' });
  await topSheet(app).getByRole('button', { name: 'Ulashish' }).click();
  await expect(page.getByText(/t\.me\/share\/url/)).toContainText(
    encodeURIComponent('https://t.me/oltinqozon_demo_bot?startapp=product_toy-oshi'),
  );
});

test('messages and the home screen are offered with the first order, and never again after a refusal', async ({
  simulator,
  shop,
}) => {
  const first = await simulator({ contact: 'grant', write: 'ask' });
  await expect.poll(() => shop.backend.db.users.at(-1)?.phone).toBeTruthy();
  const { id } = place(shop, ['patir']);
  const offer = 'Buyurtma haqida xabar olish';
  await expect(first.app.getByText(offer)).toHaveCount(0);

  const order = await simulator({ contact: 'grant', write: 'ask', start: `order_${id}` });
  await topSheet(order.app).getByRole('button', { name: offer }).click();
  await order.page.getByRole('dialog').getByRole('button', { name: uz.cancel }).click();
  await expect(topSheet(order.app).getByRole('button', { name: offer })).toHaveCount(0);
  await topSheet(order.app).getByRole('button', { name: 'Bosh ekranga qoʻshish' }).click();
  await order.page.getByRole('dialog').getByRole('button', { name: uz.add }).click();
  await expect(order.app.getByText('Bosh ekranga qoʻshildi')).toBeVisible();

  const again = await simulator({ contact: 'grant', write: 'ask', start: `order_${id}` });
  await expect(topSheet(again.app).getByRole('status').first()).toHaveText('Rasmiylashtirildi');
  await expect(again.app.getByText(offer)).toHaveCount(0);
});
