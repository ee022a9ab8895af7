import { uz } from '../../mocks/telegram/texts/uz';
import { expect, test } from './fixtures';
import { place } from './pastOrders';
import { pressIn, sent } from './simulatorSteps';
import { addPlov, basket, expectSheets, pickUp, plovCard, reloadApp, topSheet } from './steps';

test('start parameters open a product above the shop, a category, a branch and a table, and apply a promo', {
  tag: ['@core:start-telegram', '@core:promo'],
}, async ({ simulator }) => {
  const product = await simulator({ contact: 'grant', start: 'product_toy-oshi' });
  await expectSheets(product.app, 'Toʻy oshi');
  await product.page.getByRole('button', { name: 'Back' }).click();
  await expectSheets(product.app);
  await expect(plovCard(product.app)).toBeVisible();
  const category = await simulator({ contact: 'grant', start: 'category_somsa' });
  await expect(topSheet(category.app)).toHaveAccessibleName(/somsa/i);
  const branch = await simulator({ contact: 'grant', start: 'branch_chilonzor' });
  await expect(topSheet(branch.app)).toHaveAccessibleName(/Chilonzor/);
  const unknown = await simulator({ contact: 'grant', start: 'coupon_7' });
  await expect(plovCard(unknown.app)).toBeVisible();
  await expectSheets(unknown.app);
  await expect(unknown.app.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  const promo = await simulator({ contact: 'grant', start: 'promo_SALOM10' });
  await expect(
    promo.app.getByText(/SALOM10.? promokodi qoʻllandi. Savatga biror narsa/),
  ).toBeVisible();
  const table = await simulator({ contact: 'grant', start: 'table_markaz_zal_7' });
  await expect(table.app.getByText(/7-stol/).first()).toBeVisible();
});

test('a start parameter opens the user’s own order, and nobody else’s; messages are not offered once the bot may write', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  expectErrors(/404 \(Not Found\)/);
  const first = await simulator({ contact: 'grant', write: 'grant' });
  await expect.poll(() => shop.backend.db.users.at(-1)?.phone).toBeTruthy();
  await expect(first.app.getByRole('heading', { level: 1 })).toBeVisible();
  const { id, number } = place(shop, ['patir']);
  const own = await simulator({ contact: 'grant', write: 'grant', start: `order_${id}` });
  await expect(topSheet(own.app)).toContainText(number);

  await test.step('messages are not offered once the bot may write', async () => {
    // The home screen is offered in the same breath.
    await expect(
      topSheet(own.app).getByRole('button', { name: 'Bosh ekranga qoʻshish' }),
    ).toBeVisible();
    await expect(own.page.getByText('Buyurtma haqida xabar olish')).toHaveCount(0);
    await expect(own.app.getByText('Buyurtma haqida xabar olish')).toHaveCount(0);
  });

  const other = await simulator({
    contact: 'grant',
    user: 'timur',
    language: 'uz',
    start: `order_${id}`,
  });
  await expect(topSheet(other.app).getByText('Buyurtma topilmadi')).toBeVisible();
});

test('a product is shared to a story, with a link where the user may add one', async ({
  simulator,
}) => {
  const link = 'https://t.me/oltinqozon_demo_bot?startapp=product_toy-oshi';
  const opened = { contact: 'grant', start: 'product_toy-oshi' } as const;
  const { page, app } = await simulator(opened);
  const story = topSheet(app).getByRole('button', { name: 'Hikoyada ulashish' });
  await story.press('Enter');
  const media_url = expect.stringMatching(/^https?:.*toy-oshi-1/);
  await expect
    .poll(() => sent(page, 'web_app_share_to_story'))
    .toEqual([{ media_url, text: `Toʻy oshi\n${link}` }]);
  await expect(page.getByText(uz.storyEditor)).toBeVisible();

  await simulator({ ...opened, person: { is_premium: true } });
  await story.press('Enter');
  await expect
    .poll(() => sent(page, 'web_app_share_to_story'))
    .toEqual([{ media_url, text: 'Toʻy oshi', widget_link: { url: link } }]);

  await simulator({ ...opened, version: '7.7' });
  await expect(topSheet(app).getByRole('button', { name: 'Ulashish', exact: true })).toBeVisible();
  await expect(story).toHaveCount(0);
});

test('messages are offered with the first order, also after a reload, and never again after a refusal', async ({
  simulator,
  shop,
}) => {
  const first = await simulator({ contact: 'grant', write: 'ask' });
  const offer = 'Buyurtma haqida xabar olish';
  const { page } = first;
  await addPlov(first.app, pressIn(page));
  await pressIn(page)(basket);
  await pressIn(page)(/Rasmiylashtirish/);
  await pickUp(first.app, pressIn(page));
  await pressIn(page)(/Buyurtma berish/);
  await expect(topSheet(first.app)).toHaveAccessibleName('Buyurtma yuborildi');
  const placed = topSheet(first.app).getByRole('button', { name: offer });
  await expect(placed).toBeVisible();
  await expect(topSheet(first.app)).toContainText('yoʻlga chiqqanda bot Telegramda xabar yuboradi');
  expect(await sent(page, 'web_app_request_write_access')).toEqual([]);

  await reloadApp(page, first.app);
  await placed.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: uz.cancel }).click();
  await expect(placed).toHaveCount(0);

  const { id } = shop.backend.db.orders.at(-1) ?? { id: '' };
  const order = await simulator({ contact: 'grant', write: 'ask', start: `order_${id}` });
  await topSheet(order.app).getByRole('button', { name: 'Bosh ekranga qoʻshish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: uz.add }).click();
  await expect(order.app.getByText('Bosh ekranga qoʻshildi')).toBeVisible();

  const again = await simulator({
    contact: 'grant',
    write: 'ask',
    start: `order_${place(shop, ['patir']).id}`,
  });
  await expect(topSheet(again.app)).toHaveAccessibleName('Buyurtma yuborildi');
  await expect(again.app.getByText('Telegram yordam bera oladi')).toHaveCount(0);
});
