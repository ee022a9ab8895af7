import { expect, test } from './fixtures';

test('a disabled shop shows the blocked screen, with its name, logo, phone and chat', async ({
  page,
  shop,
}) => {
  const closed = shop.backend.db.merchants.find(({ sub }) => sub === 'closed');
  if (closed) closed.logo = 'demo/logo.webp';
  await page.goto('/?vendor=closed');
  await expect(page.locator('main')).toContainText('Yopiq doʻkon');
  await expect(page.locator('main img')).toBeVisible();
  await expect(page.getByText('Doʻkon vaqtincha yopiq')).toBeVisible();
  await expect(page).toHaveURL(/\/blocked(\?|$)/);
  const call = page.getByRole('link', { name: 'Doʻkonga qoʻngʻiroq qilish' });
  await expect(call).toHaveAttribute('href', 'tel:+998712009090');
  const chat = page.getByRole('link', { name: 'Telegram' });
  await expect(chat).toHaveAttribute('href', 'https://t.me/yopiq_dokon');
});

test('a first visit to a shop that does not respond speaks of no basket', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/merchants\/sub\/demo/);
  shop.backend.faults.add({ path: '/users/v1/merchants/*', status: 503 });
  await page.goto('/?vendor=demo');
  await expect(page.getByText('Doʻkon javob bermayapti')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/savat/i);
  await expect(page.locator('main')).toContainText('doʻkon serverida nosozlik bor');
});

test('where nothing answers at all the connection is to be checked', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/merchants\/sub\/demo/, /ERR_EMPTY_RESPONSE/);
  shop.backend.faults.add({ path: '/users/v1/merchants/*', kind: 'drop' });
  await page.goto('/?vendor=demo');
  await expect(page.locator('main')).toContainText('Internet aloqasini tekshiring');
});
