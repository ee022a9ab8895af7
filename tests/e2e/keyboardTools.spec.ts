import { expect, test } from './fixtures';
import { walkRound } from './keyboardSteps';
import { plovCard } from './steps';

test('Tab visits every control of the simulator’s panel, and each shows the focus', async ({
  simulator,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { app } = await simulator({ panel: true, fit: false, contact: 'grant', version: '7.10' });
  await expect(plovCard(app)).toBeVisible();
  // The app has walks of its own; lines that come meanwhile are not shown.
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('inert', ''));
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('switch', { name: 'Unknown to this version only' }).click();
  await expect(log.getByTestId('log').getByRole('listitem')).toHaveCount(0);
  expect(await walkRound(page)).toEqual({ unseen: [], missed: [] });
});

test('Tab visits every control around the gallery, and each shows the focus', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.goto(`${shop.mocksOrigin}/gallery/?find=stars`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(await walkRound(page)).toEqual({ unseen: [], missed: [] });
});
