import { expect, test } from './fixtures';
import { expectSheets, plovCard } from './steps';

const shop = 'Oltin Qozon';
const home = 'Oltin Qozon: osh, somsa va shashlik';

test('every sheet names the page, with the shop after it, also after Back, Forward and a reload', async ({
  page,
}) => {
  await page.goto('/?vendor=demo');
  await expect(plovCard(page)).toBeVisible();
  await expect(page).toHaveTitle(home);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page).toHaveTitle(`Profil – ${shop}`);
  await page.getByRole('button', { name: /^Til/ }).click();
  await expectSheets(page, 'Profil', 'Til');
  await expect(page).toHaveTitle(`Til – ${shop}`);
  await page.goBack();
  await expect(page).toHaveTitle(`Profil – ${shop}`);
  await page.goBack();
  await expectSheets(page);
  await expect(page).toHaveTitle(home);
  await page.goForward();
  await expect(page).toHaveTitle(`Profil – ${shop}`);
  await page.goForward();
  await expect(page).toHaveTitle(`Til – ${shop}`);
  await page.reload();
  await expect(page).toHaveTitle(`Til – ${shop}`);
  // The browser's own list of the visited pages.
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  expect(entries.slice(-3).map(({ title }) => title)).toEqual([
    home,
    `Profil – ${shop}`,
    `Til – ${shop}`,
  ]);
  await page.locator('label', { hasText: 'Русский' }).click();
  await expect(page).toHaveTitle('Профиль – Олтин Козон');
});

test('a product’s name is in its page’s title, and the map’s page has one too', async ({
  page,
}) => {
  await page.goto('/?vendor=demo');
  await plovCard(page).click();
  await expect(page).toHaveTitle(`Toʻy oshi – ${shop}`);
  await page.goto('/address/delivery?vendor=demo');
  await expectSheets(page, /./);
  await expect(page).toHaveTitle(/.+ – Oltin Qozon$/);
});
