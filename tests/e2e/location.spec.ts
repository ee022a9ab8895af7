import { reverseGeocode } from '../../mocks/backend/town';
import type { Situation } from '../../mocks/telegram/situation/situation';
import { expect, type Launched, test } from './fixtures';

const here = { latitude: 41.3264, longitude: 69.2355 };
const { road, house_number } = reverseGeocode(here.latitude, here.longitude);
const line = `${road} (${house_number})`;

type Simulator = (situation: Partial<Situation>) => Promise<Launched>;

/** The map picker inside Telegram, its first place named; the person is `here`. */
async function openMap(simulator: Simulator, situation: Partial<Situation>) {
  const path = '/address/delivery';
  const launched = await simulator({ path, contact: 'grant', ...here, ...situation });
  const named = launched.app.getByText(/\(\d+\)$/).first();
  await expect(named).toBeVisible();
  await expect(named).not.toHaveText(line);
  const button = launched.app.getByRole('button', { name: 'Mening joylashuvim' });
  return { ...launched, named, button };
}

const asksLocation = (page: Launched['page']) =>
  page.evaluate(() => JSON.stringify(window.simulator.log()).includes('location'));

test('the button asks Telegram, and the pin goes to where the person is', async ({ simulator }) => {
  const { page, named, button } = await openMap(simulator, { location: 'ask' });
  expect(await asksLocation(page)).toBe(false);
  await button.click();
  const question = page.getByRole('dialog', { name: 'Share your location?' });
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect(named).toHaveText(line);
  expect(await asksLocation(page)).toBe(true);
});

test('a refusal is said, and the pin stays', async ({ simulator }) => {
  const { app, named, button } = await openMap(simulator, { location: 'refuse' });
  const before = (await named.textContent()) ?? '';
  await button.click();
  await expect(app.getByText(/ruxsat bering/)).toBeVisible();
  await expect(named).toHaveText(before);
});

test('a Telegram that is too old leaves it to the browser', async ({
  simulator,
  context,
  shop,
}) => {
  await context.grantPermissions(['geolocation'], { origin: shop.appOrigin });
  await context.grantPermissions(['geolocation'], { origin: shop.mocksOrigin });
  await context.setGeolocation(here);
  const { named, button } = await openMap(simulator, { version: '7.10', location: 'refuse' });
  await button.click();
  await expect(named).toHaveText(line);
});
