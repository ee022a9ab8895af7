import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { expectSheets, finger, topSheet } from './steps';

test.use(inMotion);

const banners = (page: Page) => page.getByRole('list', { name: 'Takliflar' });
const rings = (page: Page) => page.getByRole('list', { name: 'Hikoyalar' });
const banner = (page: Page, name: RegExp) => banners(page).getByRole('button', { name });
const expectText = (page: Page, text: string) =>
  expect(topSheet(page).getByText(text, { exact: true })).toBeVisible();
const hacked = (page: Page) => page.evaluate(() => Reflect.get(window, 'hacked'));

test('home reserves space for stories and banners until they load', async ({ plain, shop }) => {
  await expect(rings(plain).getByRole('link')).toHaveCount(3);
  await expect(banners(plain).getByRole('button')).toHaveCount(3);
  const sectionTitle = plain.locator('main h2').first();
  const box = await sectionTitle.boundingBox();
  const faults = ['/support/v1/banner', '/notifications/v2/stories'].map((path) =>
    shop.backend.faults.add({ path, delay: 60_000 }),
  );
  // Without the snapshot, which would show its banners (snapshot.spec.ts).
  await plain.addInitScript(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('home:')) localStorage.removeItem(key);
    }
  });
  await plain.reload();
  await expect.poll(async () => (await sectionTitle.boundingBox())?.y).toBe(box?.y);
  await expect(banners(plain)).toHaveCount(0);
  for (const { id } of faults) shop.backend.faults.remove(id);
});

test('banners rotate automatically until swiped', async ({ plain }) => {
  await expect(banner(plain, /Gavayi/)).toBeInViewport({ ratio: 0.9 });
  const box = await banners(plain).boundingBox();
  const y = (box?.y ?? 0) + 60;
  const touch = await finger(plain);
  await touch.down(330, y);
  await touch.moveTo(y, 60);
  await touch.up();
  await expect(banners(plain).getByRole('button').nth(2)).toBeInViewport({ ratio: 0.9 });
});

test('with reduced motion the banners do not rotate automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const { setInterval: real } = window;
    window.setInterval = Object.assign((run: () => void, ms?: number) => {
      if (ms === 5000) Object.assign(window, { isTurning: true });
      return real(run, ms);
    });
  });
  await page.goto('/?vendor=demo');
  await expect(banner(page, /Gavayi/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isTurning'))).toBeUndefined();
});

test('a banner opens its product, its category or an external page', async ({ plain, context }) => {
  await banner(plain, /Toʻy oshi/).click();
  await expectSheets(plain, 'Toʻy oshi');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await banner(plain, /Gavayi/).click();
  await expectSheets(plain, 'Pitsa');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  const outside = context.waitForEvent('page');
  await banner(plain, /YETKAZISH/).click();
  await expect(await outside).toHaveURL('https://t.me/oltinqozon_demo');
  await expectSheets(plain);
});

const unsafeUrls = [
  'javascript:window.hacked=1',
  'data:text/html,<script>opener.hacked=1</script>',
  'vbscript:x',
  '//evil.example/',
  '/\\evil.example',
];
test('an unsafe link is not followed, and a notice is shown', async ({ page, shop, context }) => {
  for (const url of unsafeUrls) {
    for (const each of shop.backend.db.banners)
      Object.assign(each, { productId: null, categoryId: null, url });
    await page.goto('/?vendor=demo');
    const before = page.url();
    await banner(page, /Toʻy oshi/).click();
    await expect(page.getByText('Bu havola xavfsiz emas')).toBeVisible();
    expect([page.url(), await hacked(page), context.pages().length]).toEqual([
      before,
      undefined,
      1,
    ]);
  }
});

test('HTML in a policy is sanitized: its scripts do not run', async ({
  page,
  shop,
  expectErrors,
}) => {
  // The browser logs what it refused to run.
  expectErrors(/inline event handler/, /script-src-attr refuses inline/);
  const html =
    '<p>Salom <b>dunyo</b></p><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">bu yer</a>';
  for (const policy of shop.backend.db.policies) policy.text = { uz: html, ru: html, eng: html };
  for (const path of ['/about', '/offerta', '/privacy']) {
    await page.goto(`${path}?vendor=demo`);
    await expect(topSheet(page).locator('b')).toHaveText('dunyo');
    await topSheet(page).getByText('bu yer').click();
    await expect(topSheet(page).locator('script, img')).toHaveCount(0);
    expect(await hacked(page)).toBeUndefined();
  }
});

test('a vacancy shows whom to call; a missing vacancy shows a not-found message', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  await page.goto('/profile?vendor=demo');
  await topSheet(page).getByRole('button', { name: 'Vakansiyalar' }).click();
  await topSheet(page)
    .getByRole('link', { name: /Oshpaz/ })
    .click();
  await expectSheets(page, 'Profil', 'Vakansiyalar', 'Oshpaz');
  await expectText(page, 'Dilshod Karimov');
  await expect(topSheet(page).getByRole('link')).toHaveAttribute('href', 'tel:+998901230011');
  await page.goto('/vacancy/gone?vendor=demo');
  await expectText(page, 'Vakansiya topilmadi');
});

test('the link pages show the enabled links, a QR code and the branches', async ({ page }) => {
  await page.goto('/extra?vendor=demo');
  const links = topSheet(page).getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(topSheet(page).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/oltinqozon_demo',
  );
  await expect(topSheet(page).getByText('Facebook')).toHaveCount(0);
  await page.goto('/extra2?vendor=demo');
  await expect(topSheet(page).getByRole('img', { name: 'Doʻkonning QR-kodi' })).toBeVisible();
  await page.goto('/extr3?vendor=demo');
  await expect(topSheet(page).getByRole('link', { name: /\+998 71 200 10 20/ })).toBeVisible();
  await expect(topSheet(page).getByRole('link', { name: /salom@/ })).toHaveAttribute(
    'href',
    'mailto:salom@oltinqozon.example',
  );
  await expect(
    topSheet(page).getByRole('heading', { name: 'Filiallar', exact: true }),
  ).toBeVisible();
});

test('the profile and the about page link to contacts and links', async ({ page, shop }) => {
  for (const from of ['/profile', '/about']) {
    await page.goto(`${from}?vendor=demo`);
    await topSheet(page).getByRole('button', { name: 'Kontaktlar', exact: true }).click();
    await expectText(page, 'salom@oltinqozon.example');
    await page.goBack();
    await topSheet(page).getByRole('button', { name: 'Havolalar', exact: true }).click();
    await expectText(page, 'Instagram');
  }
  for (const settings of shop.backend.db.settings) {
    Object.assign(settings, { contacts: [], phoneActive: false, instagramActive: false });
    Object.assign(settings, { telegramActive: false, telegramBotLinkActive: false });
  }
  await page.goto('/profile?vendor=demo');
  await expect(topSheet(page).getByRole('button', { name: 'Filiallar' })).toBeVisible();
  await expect(topSheet(page).getByText('Kontaktlar', { exact: true })).toHaveCount(0);
});

test('disabled content is neither shown nor requested', async ({ page, shop }) => {
  for (const settings of shop.backend.db.settings) {
    Object.assign(settings, { bannersActive: false, storiesActive: false, vacanciesActive: false });
  }
  await page.goto('/stories/story-osh?vendor=demo');
  await expectText(page, 'Hikoya topilmadi');
  await page.goto('/profile?vendor=demo');
  await expect(topSheet(page).getByRole('button', { name: 'Filiallar' })).toBeVisible();
  await expect(topSheet(page).getByRole('button', { name: 'Vakansiyalar' })).toHaveCount(0);
  await expect(rings(page)).toHaveCount(0);
  await expect(banners(page)).toHaveCount(0);
  const requested = shop.backend.calls.map(({ path }) => path);
  expect(requested.filter((path) => /banner|stories/.test(path))).toEqual([]);
});
