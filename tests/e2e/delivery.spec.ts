import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { plant, plov } from './planted';
import { byMain, saveAddress, untilSignedIn } from './saveAddress';
import { addPlov, basket, expectSheets, goToCheckout, press, topSheet } from './steps';

/** A few steps from the branch that only delivers. */
const byKitchen = { latitude: 41.3047, longitude: 69.258 };

const tariffs = (shop: ServedShop) =>
  shop.backend.calls.filter(({ path }) => path.endsWith('/tariff/client/calculate'));

test('inside Telegram the address is picked on home, the closest branch takes the order, its tariff is charged', {
  tag: '@smoke',
}, async ({ simulator, shop }) => {
  const { page, app } = await simulator({ contact: 'grant' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await saveAddress(shop, 'Ish', byKitchen);
  await untilSignedIn(app);
  await app.getByRole('button', { name: 'Qayerga yetkazib beramiz?' }).click();
  await topSheet(app).getByRole('button', { name: /^Ish/ }).click();
  await expectSheets(app);
  await expect(
    app.getByRole('button', { name: 'Yetkazib berish: Navoiy koʻchasi (5)' }),
  ).toBeVisible();

  await addPlov(app, pressIn);
  await pressIn(basket);
  await expectSheets(app, 'Savat');
  await expect(topSheet(app).locator('dl > div', { hasText: /^Yetkazib berish/ })).toContainText(
    /8\s000/,
  );
  await pressIn(/Rasmiylashtirish/);
  await pressIn(/Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);

  const [order] = shop.backend.db.orders;
  const [tariff] = shop.backend.db.tariffs.slice(-1);
  expect(order).toMatchObject({
    serviceType: 'DELIVERY',
    branchId: 'oshxona',
    deliveryTariffId: tariff?.id,
    deliveryPrice: 8000,
    orderDevice: 'TELEGRAM_BOT',
    address: { id: 'saved-Ish', ...byKitchen, office: '12', floor: '3' },
  });
  expect(tariffs(shop).at(-1)?.body).toMatchObject({
    branchId: 'oshxona',
    productPrice: order?.productPrice,
    cityId: 'toshkent',
    ...byKitchen,
  });
});

test('in the plain browser another address changes branch and price, and the basket stays', async ({
  page,
  shop,
}) => {
  await goToCheckout(page, shop);
  await saveAddress(shop, 'Ish', byKitchen);
  await saveAddress(shop, 'Uy', byMain);

  const delivery = topSheet(page).locator('dl > div', { hasText: /^Yetkazib berish/ });
  await press(page, /Manzilni tanlang/);
  await topSheet(page).getByRole('button', { name: /^Ish/ }).click();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await expect(delivery).toContainText(/8\s000/);
  await press(page, /Navoiy koʻchasi/);
  await topSheet(page).getByRole('button', { name: /^Uy/ }).click();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await expect(delivery).toContainText(/10\s000/);

  await press(page, /Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  expect(shop.backend.db.orders[0]).toMatchObject({
    serviceType: 'DELIVERY',
    branchId: 'markaz',
    deliveryPrice: 10_000,
    orderDevice: 'CLIENT_WEB',
    address: byMain,
  });
});

test('the only saved address is chosen at the checkout, and its door is one line', async ({
  page,
  shop,
}) => {
  await plant(page, shop, { basket: [plov] });
  await saveAddress(shop, 'Uy', byMain);
  await page.goto('/basket?vendor=demo');
  await press(page, /Rasmiylashtirish/);
  const sheet = topSheet(page);
  await expect(sheet.getByRole('button', { name: /^Navoiy koʻchasi \(5\)/ })).toBeVisible();
  const door = sheet.getByRole('button', { name: /^Manzil tafsilotlari/ });
  await expect(door).toHaveAttribute('aria-expanded', 'false');
  await expect(door).toContainText('2-podyezd');
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  // The cashback's.
  await expect(sheet.getByRole('switch')).toHaveCount(1);
  await door.click();
  await sheet.getByLabel('Podyezd').fill('4');
  await door.click();
  await expect(door).toContainText('4-podyezd');

  await press(page, /^Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]).toMatchObject({ entrance: '4' });
});

test('an address without delivery shows a notice and leads to another address', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  expectErrors(/closest/);
  for (const branch of shop.backend.db.branches) {
    branch.settings = { ...branch.settings, deliveryEnabled: branch.id === 'yunusobod' };
  }
  // Closed at noon: the merchant delivers, but no branch does now.
  const { app } = await simulator({ contact: 'grant' });
  await saveAddress(shop, 'Ish', byKitchen);
  await untilSignedIn(app);
  await app.getByRole('button', { name: 'Qayerga yetkazib beramiz?' }).click();
  await topSheet(app).getByRole('button', { name: /^Ish/ }).click();
  await app.getByRole('button', { name: 'Bu manzilga yetkazib berilmaydi' }).click();
  await expect(topSheet(app)).toHaveAccessibleName('Manzillarim');
});

test('the branch picker opens from the addresses and remembers the proposed branch', async ({
  simulator,
}) => {
  const { app } = await simulator({ contact: 'grant' });
  await untilSignedIn(app);
  await app.getByRole('button', { name: 'Qayerga yetkazib beramiz?' }).click();
  await topSheet(app)
    .locator('label', { hasText: /^Olib ketish$/ })
    .click();
  await expectSheets(app, 'Qayerdan olib ketasiz?');
  await topSheet(app).locator('label', { hasText: 'Chilonzor' }).click();
  await expectSheets(app);
  await app.getByRole('button', { name: 'Olib ketish: Chilonzor' }).click();
  await expect(topSheet(app).getByRole('radio', { name: /^Chilonzor/ })).toBeChecked();
  await topSheet(app)
    .locator('label', { hasText: /^Yetkazib berish$/ })
    .click();
  await expect(topSheet(app)).toHaveAccessibleName('Manzillarim');
});

test('a branch chosen in the list stays chosen on the map and back, also one found in another city', async ({
  page,
  shop,
}) => {
  const { branches } = shop.backend.db;
  // Only a long list has a search.
  const [first] = branches;
  if (first)
    for (const id of ['a', 'b', 'c', 'd', 'e']) branches.push({ ...first, id, isMain: false });
  const choose = (text: RegExp) => topSheet(page).locator('label', { hasText: text }).click();
  // By keys: a tap closes the sheet.
  const mark = (name: RegExp) => topSheet(page).getByRole('radio', { name }).press('Space');
  await page.goto('/address/pickup2?vendor=demo');
  await mark(/^Chilonzor/);
  await choose(/^Xarita$/);
  await expect(topSheet(page).getByRole('button', { name: /^Chilonzor\b.*\S/ })).toBeVisible();
  await choose(/^Roʻyxat$/);
  await expect(topSheet(page).getByRole('radio', { name: /^Chilonzor/ })).toBeChecked();

  await topSheet(page).getByLabel('Qidiruv').fill('Registon');
  await mark(/^Registon/);
  await choose(/^Xarita$/);
  await expect(topSheet(page).getByRole('button', { name: /^Registon\b.*\S/ })).toBeVisible();
  await press(page, /Shu filialni tanlash/);
  await expectSheets(page);
  await expect(page.getByRole('button', { name: /^Olib ketish: Registon/ })).toBeVisible();
});
