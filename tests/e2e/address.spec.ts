import {
  details,
  drag,
  lifted,
  mine,
  openPicker,
  picker,
  save,
  street,
  streetText,
} from './addressSteps';
import { expect, test } from './fixtures';
import { plant } from './planted';
import { expectSheets, finger, press, topSheet } from './steps';

test('the map is loaded when its sheet opens, not with the shop', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isMapFile = (url: string) => /maplibre|MapCanvas|AddressPicker|\/map\//.test(url);
  await page.goto('/?vendor=demo');
  await expect(page.getByRole('button', { name: /Qayerga yetkazib beramiz/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter(isMapFile)).toEqual([]);
  await page.getByRole('button', { name: /Qayerga yetkazib beramiz/ }).click();
  await expectSheets(page, picker);
  await expect.poll(() => requested.filter(isMapFile).length).toBeGreaterThan(0);
});

test('dragging the map lifts the pin and updates the street, and the saved address is used for the order', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const before = await openPicker(page);
  await drag(page, async () => {
    await expect(lifted(page)).toHaveCount(1);
    await expect(save(page)).toBeDisabled();
  });
  await expect(save(page)).toBeEnabled();
  const line = await streetText(page);
  expect(line).not.toBe(before);
  await save(page).click();

  await expectSheets(page, picker, details);
  await expect(topSheet(page).getByText(line)).toBeVisible();
  const house = /\((.+)\)/.exec(line)?.[1] ?? '';
  await expect(page.getByLabel('Uy, xonadon, ofis')).toHaveValue(house);
  await topSheet(page).getByRole('button', { name: 'Uy', exact: true }).click();
  await expect(page.getByLabel('Nomi')).toHaveValue('Uy');
  await page.getByLabel('Uy, xonadon, ofis').fill('12');
  await page.getByLabel('Podyezd').fill('3');
  await page.getByRole('textbox', { name: 'Qavat' }).fill('4');
  await page.getByLabel('Domofon').fill('12K');
  await page.getByLabel('Kuryer uchun izoh').fill('Darvoza oldida');
  await press(page, /Saqlash/);

  await expectSheets(page);
  await expect(page.getByRole('button', { name: new RegExp(line.slice(0, 8)) })).toBeVisible();
  expect(shop.backend.db.addresses).toHaveLength(1);
  const [stored] = shop.backend.db.addresses;
  expect(stored).toMatchObject({
    name: 'Uy',
    houseNumber: house,
    office: '12',
    entrance: '3',
    floor: '4',
    domophone: '12K',
    comment: 'Darvoza oldida',
    cityId: 'toshkent',
  });
  // §4: the centre is rounded to 6 decimals
  expect(String(stored?.latitude)).toMatch(/^41\.\d{1,6}$/);

  await page.getByRole('button', { name: new RegExp(line.slice(0, 8)) }).click();
  await expectSheets(page, mine);
  await expect(topSheet(page).getByRole('button', { name: /^Uy/ })).toContainText('Tanlangan');
});

test('dragging the map does not close its sheet, pulling the card below it does', async ({
  page,
}) => {
  await openPicker(page);
  const touch = await finger(page);
  await touch.down(195, 300);
  await touch.moveTo(820);
  await touch.up();
  await expect(lifted(page)).toHaveCount(0);
  await expectSheets(page, picker);
  const card = await street(page).boundingBox();
  await touch.down(195, (card?.y ?? 0) + 8);
  await touch.moveTo(830);
  await touch.up();
  await expectSheets(page);
});

test('the arrow keys move the map', async ({ page }) => {
  const before = await openPicker(page);
  await topSheet(page).locator('canvas').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(street(page)).not.toHaveText(before);
  await expect(save(page)).toBeEnabled();
});

test('the picked place and the typed details survive a reload and a failed save', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/users\/v1\/addresses/);
  await plant(page, shop);
  await openPicker(page);
  await drag(page);
  await expect(save(page)).toBeEnabled();
  const line = await streetText(page);
  await save(page).click();
  await page.getByLabel('Nomi').fill('Dacha');
  await page.reload();
  await expectSheets(page, picker, details);
  await expect(page.getByLabel('Nomi')).toHaveValue('Dacha');
  await expect(topSheet(page).getByText(line)).toBeVisible();

  shop.backend.faults.add({ path: '/users/v1/addresses/user/*', status: 400 });
  await press(page, /Saqlash/);
  await expect(topSheet(page).getByRole('status')).toBeVisible();
  await expect(page.getByLabel('Nomi')).toHaveValue('Dacha');
  shop.backend.faults.clear();
  await press(page, /Saqlash/);
  await expectSheets(page);
  expect(shop.backend.db.addresses.map(({ name }) => name)).toEqual(['Dacha']);
});
