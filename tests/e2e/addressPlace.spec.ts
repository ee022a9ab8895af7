import type { BrowserContext } from '@playwright/test';
import { noEntry } from '../../mocks/backend/seed/demo/regions';
import { reverseGeocode } from '../../mocks/backend/town';
import { drag, openPicker, save, street, streetText } from './addressSteps';
import { expect, test } from './fixtures';
import { plant } from './planted';
import { press, topSheet } from './steps';

async function allowLocation(context: BrowserContext, [latitude, longitude]: typeof noEntry) {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude });
}

test('a location outside the zone shows a red warning and cannot be saved; the other city is inside', async ({
  page,
  shop,
  context,
}) => {
  await plant(page, shop);
  await allowLocation(context, noEntry);
  await page.goto('/address/delivery?vendor=demo');
  const warning = topSheet(page).getByText('Xizmat hududidan tashqarida');
  await expect(warning).toBeVisible();
  const red = await warning.evaluate((text) => getComputedStyle(text).color.match(/[\d.]+/g));
  expect(Number(red?.[0])).toBeGreaterThan(Number(red?.[1]) + Number(red?.[2]) / 2);
  await expect(save(page)).toBeDisabled();
  await topSheet(page).getByRole('link', { name: 'Samarqand' }).click();
  await expect(warning).toBeHidden();
  await expect(save(page)).toBeEnabled();
  await expect(topSheet(page).getByRole('link', { name: 'Samarqand' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a refused location shows a notice, and the map can still be dragged', async ({ page }) => {
  const before = await openPicker(page);
  await press(page, /Mening joylashuvim/);
  await expect(page.getByText(/ruxsat bering/)).toBeVisible();
  await expect(street(page)).toHaveText(before);
  await drag(page);
  await expect(street(page)).not.toHaveText(before);
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

test('a device without geolocation still shows the map', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
  });
  await openPicker(page);
  await press(page, /Mening joylashuvim/);
  await expect(page.getByText(/ruxsat bering/)).toBeVisible();
});

test('from outside the zone a button leads to the nearest place inside', async ({
  page,
  shop,
  context,
}) => {
  await plant(page, shop);
  await allowLocation(context, noEntry);
  await page.goto('/address/delivery?vendor=demo');
  await expect(topSheet(page).locator('canvas')).toBeVisible();
  const warning = topSheet(page).getByText('Xizmat hududidan tashqarida');
  await expect(warning).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await press(page, /Hududga qaytish/);
  await expect(warning).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});
