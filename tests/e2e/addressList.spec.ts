import { details, mine, openPicker, picker, save, saveAs } from './addressSteps';
import { goToDelivery, service } from './deliver';
import { expect, test } from './fixtures';
import { plant } from './planted';
import { untilSignedIn } from './saveAddress';
import { expectSheets, press, topSheet } from './steps';

test('deleting the order’s address asks for confirmation, calls the server and opens the map', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  await openPicker(page);
  await saveAs(page, 'Uy');
  await page.goto('/choose-address?vendor=demo');
  const remove = topSheet(page).getByRole('button', { name: 'Oʻchirish: Uy' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Ishonchingiz komilmi?' });
  await question.getByRole('button', { name: 'Yoʻq' }).click();
  expect(shop.backend.db.addresses).toHaveLength(1);
  await remove.click();
  await question.getByRole('button', { name: 'Ha, oʻchirish' }).click();
  await expectSheets(page, mine, picker);
  expect(shop.backend.db.addresses).toHaveLength(0);
  await page.goBack();
  await expect(topSheet(page).getByText('Hali manzil yoʻq')).toBeVisible();
});

test('without WebGL an address is found by search, and a guest’s address is stored on the device', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply: (real, canvas, args) =>
        args[0] === 'webgl2' ? null : Reflect.apply(real, canvas, args),
    });
  });
  await page.goto('/address/delivery?vendor=demo');
  await expectSheets(page, picker);
  await expect(topSheet(page).getByText('Xaritani koʻrsatib boʻlmadi')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.getByPlaceholder('Qidirish').fill('navo');
  await topSheet(page)
    .getByRole('button', { name: /^Navoiy shoh/ })
    .click();
  await save(page).click();
  await expectSheets(page, picker, details);
  await page.getByLabel('Nomi').fill('Ish');
  await press(page, /Saqlash/);
  await expectSheets(page);
  await page.goto('/choose-address?vendor=demo');
  await expectSheets(page, mine);
  await expect(topSheet(page).getByRole('button', { name: /^Ish/ })).toContainText('Tanlangan');
});

test('the branch picker opens from the addresses and remembers the proposed branch', async ({
  simulator,
}) => {
  const { app } = await simulator({ contact: 'grant' });
  await untilSignedIn(app);
  await app.getByRole('button', { name: 'Manzilni tanlang' }).click();
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
