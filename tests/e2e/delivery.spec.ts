import type { ServedShop } from '../../mocks/serve';
import { saveAs } from './addressSteps';
import { goToDelivery } from './deliver';
import { expect, test } from './fixtures';
import { plant } from './planted';
import { byMain, saveAddress, untilSignedIn } from './saveAddress';
import { addPlov, basket, expectSheets, press, topSheet } from './steps';

/** A few steps from the branch that only delivers. */
const byKitchen = { latitude: 41.3047, longitude: 69.258 };

const tariffs = (shop: ServedShop) =>
  shop.backend.calls.filter(({ path }) => path.endsWith('/tariff/client/calculate'));

test('inside Telegram the address is picked on home, the closest branch takes the order, its tariff is charged', {
  tag: ['@smoke', '@core:delivery-map'],
}, async ({ simulator, shop }) => {
  const { page, app } = await simulator({ contact: 'grant' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await saveAddress(shop, 'Ish', byKitchen);
  // Of several none is chosen by itself.
  await saveAddress(shop, 'Uy', byMain);
  await untilSignedIn(app);
  await app.getByRole('button', { name: 'Manzilni tanlang' }).click();
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

test('a new address, added where one is chosen for the order, is not the order’s address', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  await saveAddress(shop, 'Uy', byMain);
  await page.goto('/choose-address?vendor=demo');
  await topSheet(page).getByRole('button', { name: /^Uy/ }).click();
  await page.goto('/choose-address?vendor=demo');
  await press(page, /Yangi manzil qoʻshish/);
  await expect(topSheet(page).locator('canvas')).toBeVisible();
  await saveAs(page, 'Ish');
  await expect.poll(() => shop.backend.db.addresses.map(({ name }) => name)).toEqual(['Uy', 'Ish']);
  expect(shop.backend.db.addresses).toMatchObject([{ office: '12' }, { entrance: '' }]);
});

test('the header says first where a delivery goes: its time is there only where both have room', async ({
  page,
  shop,
}) => {
  await goToDelivery(page, shop);
  await page.setViewportSize({ width: 500, height: 740 });
  await page.goto('/?vendor=demo');
  const time = page.locator('header').getByText(/^taxminan/);
  const place = page.locator('header').getByText(/^Navoiy/);
  await expect(time).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(time).not.toBeInViewport();
  const { width = 0 } = (await place.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(80);
});
