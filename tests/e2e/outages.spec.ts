import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';

const pressOn = (page: Parameters<typeof press>[0]) => (text: RegExp) => press(page, text);

test('an unknown shop shows a not-found screen', async ({ page, expectErrors }) => {
  expectErrors(/merchants\/sub\/nonexistent/);
  await page.goto('/?vendor=nonexistent');
  await expect(page.getByText('Doʻkon topilmadi')).toBeVisible();
  await expect(page).toHaveURL(/\/merchantNotAvailable(\?|$)/);
});

test('a shop that does not respond can be retried, and the basket is kept', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(/merchants\/sub\/demo/);
  await addPlov(plain, pressOn(plain));
  // Only one merchant is remembered, and a remembered one opens without a request.
  await plain.goto('/?vendor=bloom');
  await expect(plain.getByRole('heading', { level: 3 }).first()).toBeVisible();
  shop.backend.faults.add({ path: '/users/v1/merchants/*', status: 503 });
  await plain.goto('/?vendor=demo');
  await expect(plain.getByText('Doʻkon javob bermayapti')).toBeVisible();
  await expect(plain).toHaveURL(/\/merchantNotAvailable(\?|$)/);
  shop.backend.faults.clear();
  await plain.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(plain.getByRole('button', { name: basket })).toBeVisible();
  await expect(plovCard(plain)).toBeVisible();
});

test('an open shop stays usable while its merchant cannot be checked', async ({
  plain,
  shop,
  expectErrors,
}) => {
  expectErrors(/merchants\/sub\/demo/);
  await expect(plovCard(plain)).toBeVisible();
  shop.backend.faults.add({ path: '/users/v1/merchants/*', status: 503 });
  await plain.reload();
  await addPlov(plain, pressOn(plain));
  await expect
    .poll(() => shop.backend.calls.filter(({ status }) => status === 503).length)
    .toBeGreaterThan(2);
  await expect(plain.getByRole('button', { name: basket })).toBeVisible();
});

test('an unknown path is named and links to the menu', async ({ page }) => {
  await page.goto('/no/such/page?vendor=demo');
  await expectSheets(page, 'Sahifa topilmadi');
  await expect(topSheet(page)).toContainText('/no/such/page');
  await press(page, /Menyuga oʻtish/);
  await expectSheets(page);
  await expect(plovCard(page)).toBeVisible();
});

test('a menu that failed to load can be retried with a button', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/products\/v1\/overalls/);
  shop.backend.faults.add({ path: '/products/v1/overalls', status: 500 });
  await page.goto('/?vendor=demo');
  await expect(page.getByText('Menyuni yuklab boʻlmadi')).toBeVisible();
  shop.backend.faults.clear();
  await page.getByRole('button', { name: 'Qayta urinish' }).click();
  await expect(plovCard(page)).toBeVisible();
});

test('without its settings the shop opens with the defaults', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/merchant\/settings/);
  shop.backend.faults.add({ path: '*/merchant/settings*', status: 500 });
  await page.goto('/?vendor=demo');
  await addPlov(page, pressOn(page));
  await expect(page.getByRole('button', { name: basket })).toBeVisible();
});

test('a banner is shown while offline, and loaded screens stay usable', async ({
  plain,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await addPlov(plain, pressOn(plain));
  const banner = plain.getByText('Internet yoʻq.');
  await expect(banner).toBeHidden();
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await plain.goBack();
  await expectSheets(plain);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('a chunk missing on the server reloads the page once and opens', async ({
  plain,
  expectErrors,
}) => {
  expectErrors(/ProfileScreen/);
  let opened = 0;
  plain.on('domcontentloaded', () => {
    opened += 1;
  });
  await plain.route('**/assets/ProfileScreen-*.js', (route) =>
    opened === 0 ? route.abort() : route.continue(),
  );
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Profil');
  expect(opened).toBe(1);
});

test('a chunk that stays missing causes one reload and leaves a usable page', async ({
  plain,
  expectErrors,
}) => {
  expectErrors(/ProfileScreen/);
  let opened = 0;
  plain.on('domcontentloaded', () => {
    opened += 1;
  });
  await plain.route('**/assets/ProfileScreen-*.js', (route) => route.abort());
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expect(plain.getByRole('button', { name: 'Sahifani yangilash' })).toBeVisible();
  expect(opened).toBe(1);
  await plain.unroute('**/assets/ProfileScreen-*.js');
  await plain.getByRole('button', { name: 'Sahifani yangilash' }).click();
  await expectSheets(plain, 'Profil');
});

test('offline, a screen that was never loaded waits for its chunk, and the shop stays usable', async ({
  plain,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /ProfileScreen/);
  await addPlov(plain, pressOn(plain));
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await plain.goBack();
  await expectSheets(plain);
  await context.setOffline(true);
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Yuklanmoqda…');
  // The snapshot reads style sheets, one of which is not readable.
  await plain.waitForFunction(() =>
    [...document.querySelectorAll('link')].some(({ sheet }) => {
      try {
        return sheet !== null && sheet.cssRules === null;
      } catch {
        return true;
      }
    }),
  );
  await plain.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await plain.goBack();
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await plain.goBack();
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Yuklanmoqda…');
  await context.setOffline(false);
  await expectSheets(plain, 'Profil');
  // Its style sheet failed too and must be loaded again.
  await expect(plain.getByText('Siz tizimga kirmagansiz')).toHaveCSS('text-align', 'center');
});
