import { reverseGeocode } from '../../mocks/backend/town';
import type { Situation } from '../../mocks/telegram/situation/situation';
import { uz } from '../../mocks/telegram/texts/uz';
import { lifted, openPicker, street as streetOf } from './addressSteps';
import { expect, type Launched, test } from './fixtures';
import { holdBack } from './holdBack';
import { finger, untilDrawn } from './steps';

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

test('a map that is still loading goes to a location at once, and then stays where a person drags it', async ({
  page,
}) => {
  await page.route('**/map/*.json', async (route) => {
    const response = await route.fetch();
    const style = await response.json();
    style.sources.late = { type: 'raster', url: new URL('/late.json', response.url()).href };
    await route.fulfill({ response, json: style });
  });
  await page.route('**/late.json', (route) => route.fulfill({ json: { tiles: [] } }));
  const release = await holdBack(page, '**/late.json');
  await page.addInitScript((coords) => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const answer = () => found({ coords, timestamp: Date.now() } as GeolocationPosition);
      addEventListener('location-is-known', answer, { once: true });
    };
  }, here);
  await openPicker(page);
  await page.evaluate(() => dispatchEvent(new Event('location-is-known')));
  await expect(streetOf(page)).toHaveText(line);
  await expect(lifted(page)).toHaveCount(0);

  const touch = await finger(page);
  const dragBy = async (distance: number) => {
    await touch.down(195, 420);
    await touch.moveTo(420 + distance);
    await touch.rest();
    await touch.up();
    await expect(lifted(page)).toHaveCount(0);
  };
  await dragBy(120);
  await expect(streetOf(page)).not.toHaveText(line);
  const loaded = page.waitForResponse('**/late.json');
  await release();
  await loaded;
  await untilDrawn(page, 3);
  await dragBy(-120);
  await expect(streetOf(page)).toHaveText(line);
});
