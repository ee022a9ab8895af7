import { noEntry } from '../../mocks/backend/seed/demo/regions';
import { reverseGeocode } from '../../mocks/backend/town';
import {
  details,
  drag,
  lifted,
  mine,
  openPicker,
  picker,
  save,
  search,
  street,
  streetText,
} from './addressSteps';
import { expect, test } from './fixtures';
import { walkTo } from './keyboardSteps';
import { plant } from './planted';
import { expectSheets, finger, press, topSheet } from './steps';

test('the map is loaded with its sheet, and a place that it is dragged to is saved with its details and used for the order', {
  tag: '@core:delivery-map',
}, async ({ page, shop, expectErrors }) => {
  expectErrors(/users\/v1\/addresses/);
  await plant(page, shop);
  await test.step('the map is loaded when its sheet opens, not with the shop', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const isMapFile = (url: string) => /maplibre|MapCanvas|AddressPicker|\/map\//.test(url);
    await page.goto('/?vendor=demo');
    await expect(page.getByRole('button', { name: /Manzilni tanlang/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter(isMapFile)).toEqual([]);
    await openPicker(page);
    expect(requested.filter(isMapFile)).not.toEqual([]);
  });

  const before = await streetText(page);
  await test.step('dragging the map lifts the pin and updates the street', async () => {
    await drag(page, async () => {
      await expect(lifted(page)).toHaveCount(1);
      await expect(save(page)).toBeDisabled();
    });
    await expect(save(page)).toBeEnabled();
    await expect(street(page)).not.toHaveText(before);
  });

  const line = await streetText(page);
  const house = /\((.+)\)/.exec(line)?.[1] ?? '';
  await test.step('the picked place and the typed details survive a reload and a failed save', async () => {
    await save(page).click();
    await expectSheets(page, picker, details);
    await expect(topSheet(page).getByText(line)).toBeVisible();
    await expect(page.getByLabel('Uy, xonadon, ofis')).toHaveValue(house);
    await topSheet(page).getByRole('button', { name: 'Uy', exact: true }).click();
    await expect(page.getByLabel('Nomi')).toHaveValue('Uy');
    await page.getByLabel('Uy, xonadon, ofis').fill('12');
    await page.getByLabel('Podyezd').fill('3');
    await page.reload();
    await expectSheets(page, picker, details);
    await expect(page.getByLabel('Nomi')).toHaveValue('Uy');
    await expect(page.getByLabel('Podyezd')).toHaveValue('3');
    await expect(topSheet(page).getByText(line)).toBeVisible();
    shop.backend.faults.add({ path: '/users/v1/addresses/user/*', status: 400 });
    await press(page, /Saqlash/);
    await expect(topSheet(page).getByRole('status')).toBeVisible();
    await expect(page.getByLabel('Nomi')).toHaveValue('Uy');
    shop.backend.faults.clear();
  });

  await test.step('the saved address is used for the order', async () => {
    await page.getByRole('textbox', { name: 'Qavat' }).fill('4');
    await page.getByLabel('Domofon').fill('12K');
    await page.getByLabel('Kuryer uchun izoh').fill('Darvoza oldida');
    await press(page, /Saqlash/);
    await expectSheets(page);
    const place = page.getByRole('button', { name: new RegExp(line.slice(0, 8)) });
    await expect(place).toBeVisible();
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
    await place.click();
    await expectSheets(page, mine);
    await expect(topSheet(page).getByRole('button', { name: /^Uy/ })).toContainText('Tanlangan');
  });
});

test('without a location the map is moved by keys and by drags, which do not close its sheet; pulling the card below it does', async ({
  page,
}) => {
  const before = await openPicker(page);
  await test.step('a refused location shows a notice, and the pin stays', async () => {
    await press(page, /Mening joylashuvim/);
    await expect(page.getByText(/ruxsat bering/)).toBeVisible();
    await expect(street(page)).toHaveText(before);
  });
  await test.step('the arrow keys move the map, and the street found there is told', async () => {
    await walkTo(page, topSheet(page).locator('canvas'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(lifted(page)).toHaveCount(0);
    await expect(street(page)).not.toHaveText(before);
    await expect(save(page)).toBeEnabled();
    const found = await streetText(page);
    await expect(topSheet(page).getByRole('status').filter({ hasText: found })).toBeVisible();
  });
  const touch = await finger(page);
  await test.step('dragging the map does not close its sheet', async () => {
    await touch.down(195, 300);
    await touch.moveTo(820);
    await touch.up();
    await expect(lifted(page)).toHaveCount(0);
    await expectSheets(page, picker);
  });
  await test.step('pulling the card below it does', async () => {
    const card = await street(page).boundingBox();
    await touch.down(195, (card?.y ?? 0) + 8);
    await touch.moveTo(830);
    await touch.up();
    await expectSheets(page);
  });
});

test('a location outside the zone shows a red warning and cannot be saved; a button leads inside, and so does the other city', async ({
  page,
  shop,
  context,
}) => {
  await plant(page, shop);
  const [latitude, longitude] = noEntry;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude });
  await page.goto('/address/delivery?vendor=demo');
  await expect(topSheet(page).locator('canvas')).toBeVisible();
  const warning = topSheet(page).getByText('Xizmat hududidan tashqarida');
  await expect(warning).toBeVisible();
  const red = await warning.evaluate((text) => getComputedStyle(text).color.match(/[\d.]+/g));
  expect(Number(red?.[0])).toBeGreaterThan(Number(red?.[1]) + Number(red?.[2]) / 2);
  await expect(save(page)).toBeDisabled();
  await press(page, /Hududga qaytish/);
  await expect(warning).toHaveCount(0);
  await expect(save(page)).toBeEnabled();

  const samarkand = topSheet(page).getByRole('link', { name: 'Samarqand' });
  await samarkand.click();
  await expect(samarkand).toHaveAttribute('aria-current', 'true');
  await expect(warning).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});

test('a late geolocation result does not move a map the user has touched', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
      const toJSON = () => null;
      const coords = { latitude: 41.3264, longitude: 69.2355, accuracy: 5, ...unknown, toJSON };
      const answer = () => found({ coords, timestamp: Date.now(), toJSON });
      addEventListener('location-is-known', answer, { once: true });
    };
  });
  const { road } = reverseGeocode(41.3264, 69.2355);
  const resolveLocation = () => page.evaluate(() => dispatchEvent(new Event('location-is-known')));
  const before = await openPicker(page);
  await drag(page);
  await expect(street(page)).not.toHaveText(before);
  const chosen = await streetText(page);
  await resolveLocation();
  await press(page, /Mening joylashuvim/);
  await expect(street(page)).toHaveText(chosen);
  await resolveLocation();
  await expect(street(page)).toContainText(road);
});

test('typing sends one search request, a failed one can be retried, and a result fills the address and moves the map', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/nominatim\/search/);
  await openPicker(page);
  await press(page, /^Manzil qidirish$/);
  await expectSheets(page, picker, search);
  const field = page.getByPlaceholder('Qidirish');
  await expect(field).toBeFocused();
  const countSearches = () =>
    shop.backend.calls.filter(({ path }) => path.endsWith('/nominatim/search')).length;
  const before = countSearches();
  await field.pressSequentially('navo', { delay: 20 });
  const first = topSheet(page).getByRole('button', { name: /^Navoiy shoh/ });
  await expect(first).toBeVisible();
  expect(countSearches()).toBe(before + 1);
  const announcement = topSheet(page).getByRole('status').filter({ hasText: /./ });
  await expect(announcement).toHaveText(/^\d+ ta topildi$/);
  await topSheet(page).getByRole('button', { name: 'Qidiruvni tozalash' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await field.fill('zzzz');
  await expect(announcement).toHaveText(/“zzzz” boʻyicha/);
  await expect(
    topSheet(page)
      .getByText(/“zzzz” boʻyicha/)
      .last(),
  ).toBeVisible();
  await test.step('a failed search shows an error and can be retried', async () => {
    shop.backend.faults.add({ path: '/notifications/v1/nominatim/search', status: 400 });
    await field.fill('navoi');
    await expect(topSheet(page).getByRole('alert')).toContainText('Manzillarni qidirib boʻlmadi');
    shop.backend.faults.clear();
    await press(page, /Qayta urinish/);
  });
  await first.click();

  await expectSheets(page, picker);
  await expect(topSheet(page).getByText(/^Navoiy shoh/)).toBeVisible();
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(page.getByLabel('Nomi')).toHaveValue(/^Navoiy shoh/);
});

test('when the map chunk fails to load, an error and the search are shown', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/MapCanvas/);
  await page.route('**/assets/MapCanvas-*.js', (route) => route.abort());
  await page.goto('/address/delivery?vendor=demo');
  await expect(topSheet(page).getByText('Xaritani koʻrsatib boʻlmadi')).toBeVisible();
  await expect(page.getByPlaceholder('Qidirish')).toBeVisible();
  // Before the routes are lifted: the map would be retried, and begin while its window is closed.
  await page.close();
});
