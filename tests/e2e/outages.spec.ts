import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, plovCard, press } from './steps';

const pressOn = (page: Parameters<typeof press>[0]) => (text: RegExp) => press(page, text);

test('a shop that does not respond can be retried, and the basket and the link that was followed are kept', {
  tag: '@core:lost-connection',
}, async ({ plain, shop, expectErrors }) => {
  expectErrors(/merchants\/sub\/demo/);
  await addPlov(plain, pressOn(plain));
  // Only one merchant is remembered, and a remembered one opens without a request.
  await plain.goto('/?vendor=bloom');
  await expect(plain.getByRole('heading', { level: 3 }).first()).toBeVisible();
  shop.backend.faults.add({ path: '/users/v1/merchants/*', status: 503 });
  await plain.goto('/product/choyxona-oshi?vendor=demo');
  await expect(plain.getByText('Doʻkon javob bermayapti')).toBeVisible();
  await expect(plain).toHaveURL(/\/merchantNotAvailable(\?|$)/);
  // A person tries this first.
  await plain.reload();
  await expect(plain.getByText('Doʻkon javob bermayapti')).toBeVisible();
  shop.backend.faults.clear();
  await plain.getByRole('button', { name: 'Qayta urinish' }).click();
  await expectSheets(plain, 'Choyxona oshi');
  await expect(plain).toHaveURL(/\/product\/choyxona-oshi\?/);
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await expect(plain.getByRole('button', { name: basket })).toBeVisible();
  await expect(plovCard(plain)).toBeVisible();
});

test('a chunk that stays missing causes one reload and leaves a usable page', async ({
  plain,
  expectErrors,
}) => {
  expectErrors(/ProfileScreen/);
  let opened = 0;
  plain.on('domcontentloaded', () => {
    opened += 1;
  });
  await plain.route('**/assets/ProfileScreen-*.js', (route) => route.abort());
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expect(plain.getByRole('button', { name: 'Sahifani yangilash' })).toBeVisible();
  expect(opened).toBe(1);
  await plain.unroute('**/assets/ProfileScreen-*.js');
  await plain.getByRole('button', { name: 'Sahifani yangilash' }).click();
  await expectSheets(plain, 'Profil');
});

test('while offline a banner is shown, loaded screens stay usable, and one that was never loaded waits for its chunk', {
  tag: '@core:lost-connection',
}, async ({ plain, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /ProfileScreen/);
  await addPlov(plain, pressOn(plain));
  const banner = plain.getByText('Internet yoʻq.');
  await expect(banner).toBeHidden();
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await plain.goBack();
  await expectSheets(plain);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Yuklanmoqda…');
  await plain.goBack();
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await plain.goBack();
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Yuklanmoqda…');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expectSheets(plain, 'Profil');
  // Its style sheet failed too and must be loaded again.
  await expect(plain.getByText('Siz tizimga kirmagansiz')).toHaveCSS('text-align', 'center');
});
