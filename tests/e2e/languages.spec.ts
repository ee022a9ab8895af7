import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSheets, plovCard, press, topSheet } from './steps';
import { logInByCode } from './walkToOrder';

const russianTexts = /\/assets\/ru(\.home)?-[^/]*\.js$/;
const notLoaded = 'Bu tilni yuklab boʻlmadi, hozirgisi qoldi';

/**
 * Resolves once the page, looking whether a newer build is there, has missed a file too. Were the file back before, the
 * page would load again.
 */
const buildChecked = (page: Page, file: (path: string) => boolean) =>
  page.waitForEvent('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    return request.resourceType() === 'fetch' && file(pathname);
  });

test('a language that does not come leaves the one on screen, and can be had when the network is back', async ({
  plain,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await plain.getByRole('link', { name: 'Profil' }).click();
  await press(plain, /^Til/);
  const choose = topSheet(plain).getByRole('radio', { name: 'Русский' });
  await expect(choose).toBeVisible();
  const checked = buildChecked(plain, (path) => path === '/profile/language');
  await context.setOffline(true);
  await choose.click();
  await expect(plain.getByText(notLoaded)).toBeVisible();
  await expect(topSheet(plain)).toHaveAccessibleName('Til');
  await expect(choose).not.toBeChecked();
  await checked;
  await context.setOffline(false);
  await plain.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(topSheet(plain)).toHaveAccessibleName('Язык');
  await expect(choose).toBeChecked();
});

test('a shop whose language does not come at the start speaks Uzbek, says so, and offers it again', async ({
  page,
  context,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await context.addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
  await page.route(russianTexts, (route) => route.abort());
  const checked = buildChecked(page, (path) => russianTexts.test(path));
  await page.goto('/?vendor=demo');
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(plovCard(page)).toBeVisible();
  await checked;
  await page.unroute(russianTexts);
  await page.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(page.getByRole('link', { name: 'Профиль' })).toBeVisible();
});

test('the shop opens in Uzbek, and a language in the path is stored and removed from the URL', {
  tag: '@core:start-browser',
}, async ({ page }) => {
  await page.goto('/?vendor=demo');
  await expect(page.locator('html')).toHaveAttribute('lang', /^uz/);
  await expect(plovCard(page)).toBeVisible();
  await page.goto('/ru/basket?vendor=demo');
  await expect(page).toHaveURL(/\/basket\?vendor=demo$/);
  await expect(page.getByRole('dialog', { name: 'Корзина' })).toBeVisible();
  await page.goto('/?vendor=demo');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/);
});

test('a guest changes the language on home; a customer who has chosen one does not need to', async ({
  plain,
  shop,
}) => {
  const header = plain.locator('header');
  await header.getByRole('link', { name: 'Til: UZ' }).click();
  await topSheet(plain).getByRole('radio', { name: 'Русский' }).click();
  await expect(header.getByRole('link', { name: 'Язык: RU' })).toBeVisible();
  await plain.context().clearCookies();
  await logInByCode(plain, shop);
  await expect(header.getByRole('link', { name: 'Til: UZ' })).toBeVisible();
  await header.getByRole('link', { name: 'Til: UZ' }).click();
  await topSheet(plain).getByRole('radio', { name: 'English' }).click();
  await expectSheets(plain);
  await plain.reload();
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(header.getByRole('link', { name: /EN/ })).toHaveCount(0);
});

test.describe('a browser that speaks another language of the shop', () => {
  test.use({ locale: 'ru-RU' });

  test('taps what lies beneath an offer that has just come', async ({ page }) => {
    await page.goto('/?vendor=demo');
    const offer = page.getByText('Показать магазин на русском?');
    await expect(offer).toBeVisible();
    const [atFirst, then] = await offer.evaluate((text) => {
      const toast = text.closest<HTMLElement>('section > *');
      if (!toast) throw new Error('The offer is no toast.');
      // Comes once more, and stands still.
      toast.style.animationName = 'none';
      toast.getAnimations();
      toast.style.animationName = '';
      const motions = toast.getAnimations();
      for (const motion of motions) motion.pause();
      const isTapped = () => {
        const { x, y, width, height } = toast.getBoundingClientRect();
        return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      const tappedAtFirst = isTapped();
      for (const motion of motions) motion.finish();
      return [tappedAtFirst, isTapped()];
    });
    expect(atFirst).toBe(false);
    expect(then).toBe(true);
  });
});
