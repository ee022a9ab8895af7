import { mine, picker, search, street } from './addressSteps';
import { goToDelivery, service } from './deliver';
import { expect, test } from './fixtures';
import { plov, signUp, startSignedIn } from './planted';
import { byMain, saveAddress, untilSignedIn } from './saveAddress';
import { setOnPage } from './setOnPage';
import { expectSheets, press, topSheet } from './steps';

const editing = 'Manzilni tahrirlash';

/** A door as another author’s app saved it. */
const door = { details: 'kv. 12, 3-qavat, orqa eshik', office: '', floor: '', entrance: '' };
const nowhere = { latitude: null, longitude: null, ...door, domophone: '' };

test('a saved address without a place on the map can be ordered to, or shown there by its text', async ({
  page,
  shop,
}) => {
  signUp(shop);
  const before = structuredClone(await saveAddress(shop, 'Uy', nowhere));
  await saveAddress(shop, 'Ish', byMain);
  await startSignedIn(page, shop, {
    basket: [plov],
    draft: { serviceType: 'DELIVERY' },
    sheets: ['/basket', '/checkout'],
  });
  const sheet = topSheet(page);
  const price = sheet.locator('dl > div', { hasText: /^Yetkazib berish/ });

  await press(page, /Manzilni tanlang/);
  const row = sheet.getByRole('button', { name: /^Uy/ });
  await expect(row).toContainText('Xaritada koʻrsatilmagan');
  await expect(row).toContainText('orqa eshik');
  await row.click();
  await expectSheets(page, 'Savat', 'Buyurtma berish', picker);
  expect(new URL(page.url()).searchParams.get('place')).toBe('saved-Uy');
  await expect(sheet.getByRole('status').getByText('Uy', { exact: true })).toBeVisible();

  // It is chosen nevertheless; the city says that it has taximeters.
  await page.goBack();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await expect(price).toContainText('Narx masofaga qarab hisoblanadi');
  await expect(sheet.getByRole('button', { name: /^Buyurtma berish/ })).toBeEnabled();

  await press(page, /Xaritada koʻrsatish/);
  await expectSheets(page, 'Savat', 'Buyurtma berish', picker);
  await expect(street(page)).toContainText('Navoiy');
  await press(page, /Manzil qidirish/);
  await expectSheets(page, 'Savat', 'Buyurtma berish', picker, search);
  await expect(sheet.getByRole('textbox')).toHaveValue('Navoiy koʻchasi (5)');
  await sheet
    .getByRole('button', { name: /^Alisher Navoiy|^Navoiy/ })
    .first()
    .click();
  await expectSheets(page, 'Savat', 'Buyurtma berish', picker);
  await press(page, /Saqlash/);
  await expectSheets(page, 'Savat', 'Buyurtma berish', picker, editing);
  await press(page, /Saqlash/);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await expect(price).toContainText(/\d\s000/);
  const after = shop.backend.db.addresses.find(({ id }) => id === 'saved-Uy');
  const { latitude, longitude } = after ?? {};
  expect(latitude).toEqual(expect.any(Number));
  expect(after).toEqual({ ...before, latitude, longitude });

  await press(page, /^Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  expect(shop.backend.db.orders[0]).toMatchObject({
    office: '12',
    floor: '3',
    courierComment: 'orqa eshik',
    address: { latitude, longitude, details: door.details },
  });
});

test('what an address says besides its door is shown in the list and in the form', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator({ contact: 'grant' });
  await saveAddress(shop, 'Uy', { ...byMain, ...door });
  await untilSignedIn(app);
  await app.getByRole('button', { name: 'Qayerga yetkazib beramiz?' }).click();
  const row = topSheet(app).getByRole('button', { name: /^Uy/ });
  await expect(row).toContainText('orqa eshik');
  await topSheet(app)
    .getByRole('button', { name: /tahrirlash: Uy|Uy.*tahrirlash/i })
    .click();
  await expectSheets(app, mine, editing);
  await expect(topSheet(app).getByText(/orqa eshik/)).toBeVisible();
  await expect(topSheet(app).getByLabel('Qavat')).toHaveValue('3');
  await topSheet(app).getByLabel('Qavat').fill('4');
  await page.getByRole('button', { name: 'Saqlash' }).click();
  await expectSheets(app, mine);
  expect(shop.backend.db.addresses).toMatchObject([{ details: 'kv. 12, 4-qavat, orqa eshik' }]);
});

test('a branch of a link that the list does not have is fetched, and one that is nowhere is said to be missing', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/branches/);
  await page.route('**/users/v1/branches?**', async (route) => {
    const answer = await route.fetch();
    const list: { id: string }[] = await answer.json();
    await route.fulfill({ json: list.filter(({ id }) => id !== 'chilonzor') });
  });
  await page.goto('/branches?branch=chilonzor&vendor=demo');
  await expect(topSheet(page)).toHaveAccessibleName('Chilonzor');
  await expect(topSheet(page).getByRole('link', { name: /\+998/ })).toBeVisible();
  await page.goto('/branches?branch=gone&vendor=demo');
  await expect(topSheet(page).getByText('Filial topilmadi')).toBeVisible();
});

test('a delivery whose price cannot be known can be tried again, picked up, or go elsewhere', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/tariff/);
  shop.backend.faults.add({ path: '/deliveries/v1/delivery/tariff/client/calculate', status: 500 });
  await goToDelivery(page, shop);
  const notice = topSheet(page)
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Boshqa manzil' }) });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Boshqa manzil' }).click();
  await expectSheets(page, 'Savat', 'Buyurtma berish', mine);
  await page.goBack();
  await expectSheets(page, 'Savat', 'Buyurtma berish');

  await notice.getByRole('button', { name: 'Olib ketishga oʻtish' }).click();
  await expect(notice).toBeHidden();
  await service(page, /^Yetkazib berish$/).click();
  await expect(notice).toBeVisible();
  shop.backend.faults.clear();
  await notice.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(notice).toBeHidden();
  await press(page, /^Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  expect(shop.backend.db.orders[0]).toMatchObject({ deliveryPrice: 10_000 });
});

test('where the shop tells the price of a delivery itself, one of unknown price can be ordered', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/tariff/);
  // a city with taximeters has words of its own
  for (const city of shop.backend.db.cities) city.isTaximeter = false;
  await setOnPage(page, shop, { VITE_DELIVERY_WITHOUT_TARIFF: 'on' });
  shop.backend.faults.add({ path: '/deliveries/v1/delivery/tariff/client/calculate', status: 500 });
  await goToDelivery(page, shop);
  const price = topSheet(page).locator('dl > div', { hasText: /^Yetkazib berish/ });
  await expect(price).toContainText('Yetkazib berish narxini doʻkon aytadi');
  await expect(topSheet(page).getByRole('button', { name: /^Buyurtma berish/ })).toBeEnabled();
});
