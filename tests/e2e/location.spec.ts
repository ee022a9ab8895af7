import { reverseGeocode } from '../../mocks/backend/town';
import type { Situation } from '../../mocks/telegram/situation/situation';
import { uz } from '../../mocks/telegram/texts/uz';
import { expect, type Launched, test } from './fixtures';

const here = { latitude: 41.3264, longitude: 69.2355 };
const { road, house_number } = reverseGeocode(here.latitude, here.longitude);
const line = `${road} (${house_number})`;

/** The map picker inside Telegram, showing an address; the user's location is `here`. */
async function openMap(
  simulator: (situation: Partial<Situation>) => Promise<Launched>,
  situation: Partial<Situation>,
) {
  const path = '/address/delivery';
  const launched = await simulator({ path, contact: 'grant', ...here, ...situation });
  const street = launched.app.getByText(/\(\d+\)$/).first();
  await expect(street).toBeVisible();
  await expect(street).not.toHaveText(line);
  const button = launched.app.getByRole('button', { name: 'Mening joylashuvim' });
  return { ...launched, street, button };
}

const asksLocation = (page: Launched['page']) =>
  page.evaluate(() => JSON.stringify(window.simulator.log()).includes('location'));

test('a refused location shows a notice that opens Telegram’s settings, and the pin stays; asked again, an allowed one moves the pin to the user', async ({
  simulator,
}) => {
  const { page, app, street, button } = await openMap(simulator, { location: 'refuse' });
  const before = (await street.textContent()) ?? '';
  await button.click();
  await expect(app.getByText(/ruxsat bering/)).toBeVisible();
  await app.getByRole('button', { name: 'Sozlamalar' }).click();
  await expect(page.getByText(uz.locationSettings)).toBeVisible();
  await expect(street).toHaveText(before);

  await page.evaluate(() => window.simulator.change({ location: 'ask' }));
  await expect(street).toHaveText(before);
  await page.evaluate(() => window.simulator.clearLog());
  expect(await asksLocation(page)).toBe(false);
  await button.click();
  const question = page.getByRole('dialog', { name: uz.locationTitle });
  await question.getByRole('button', { name: uz.allow }).click();
  await expect(street).toHaveText(line);
  expect(await asksLocation(page)).toBe(true);
});

test('a location that is allowed after the wait for it still moves the pin', async ({
  simulator,
}) => {
  const { page, app, street, button } = await openMap(simulator, { location: 'ask' });
  await button.click();
  await expect(app.getByText(/ruxsat bering/)).toBeVisible();
  const question = page.getByRole('dialog', { name: uz.locationTitle });
  await question.getByRole('button', { name: uz.allow }).click();
  await expect(street).toHaveText(line);
});
