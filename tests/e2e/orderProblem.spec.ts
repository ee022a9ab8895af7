import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { press, topSheet } from './steps';

const plain = 'patir';

test('a problem is reported once with the order’s rating, and its draft survives a failure and a reload', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/grade/);
  await plant(page, shop);
  const order = place(shop, [plain, 'kola']);
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  await press(page, /Muammo bor/);
  await expect(topSheet(page)).toContainText('Buyurtma hali yakunlanmagan');
  await expect(topSheet(page).getByRole('link', { name: /qoʻngʻiroq/i })).toBeVisible();
  await expect(topSheet(page).getByRole('checkbox')).toHaveCount(0);

  later(shop, 60);
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  await press(page, /Muammo bor/);
  await topSheet(page).getByRole('checkbox', { name: 'Nimadir yetishmayapti' }).press('Space');
  await topSheet(page).getByRole('checkbox', { name: 'Kola' }).press('Space');
  await topSheet(page).getByLabel('Izoh').fill('Ichimlik yoʻq');
  const stars = topSheet(page).getByRole('group', { name: 'Buyurtma yoqdimi?' });
  await stars.locator('label').nth(1).click();
  await expect(topSheet(page)).toContainText('Javob ilovaga kelmaydi: doʻkon');
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  await page.route('**/orders/v1/orders/*/grade', (route) =>
    route.fulfill({ status: 400, body: '{}' }),
  );
  await press(page, /Doʻkonga yuborish/);
  await expect(topSheet(page).getByRole('status').first()).not.toBeEmpty();
  await page.unroute('**/orders/v1/orders/*/grade');
  await page.reload();
  await expect(stars.getByRole('radio', { name: '2 yulduz' })).toBeChecked();
  await expect(topSheet(page).getByLabel('Izoh')).toHaveValue('Ichimlik yoʻq');
  await press(page, /Doʻkonga yuborish/);
  await expect(topSheet(page)).toHaveAccessibleName(new RegExp(order.number));
  expect(order).toMatchObject({
    grade: 2,
    gradeComment: 'Muammo bor: Nimadir yetishmayapti\nKola × 1\nIchimlik yoʻq',
  });
  await press(page, /Muammo bor/);
  await expect(topSheet(page)).toContainText('allaqachon baholangan');
  await expect(topSheet(page).getByText('Suratni ham shu yerga')).toBeVisible();
  expect(shop.backend.calls.filter(({ path }) => path.includes('/grade'))).toHaveLength(1);
});
