import type { Page } from '@playwright/test';
import { packBasket } from '../../src/domain/basket/sharedBasket';
import { rest } from '../../src/i18n/ar';
import { paths } from '../../src/navigation/paths';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { misreadNumbers } from './numberOrder';
import { expectBefore } from './rightToLeft';
import { pressIn } from './simulatorSteps';
import { addPlov, basket, expectSheets, press, topSheet } from './steps';
import { misfits } from './textFit';
import { untilAlive } from './untilAlive';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const share = (page: Page) => topSheet(page).getByRole('button', { name: 'Ulashish', exact: true });

/** Runs in the page before its scripts: the browser has no dialog to share with. */
const withoutDialog = () => Object.defineProperty(navigator, 'share', { value: undefined });

test('without a share dialog the link is shown as a chat will show it, sent in Telegram, and copied', async ({
  page,
  context,
}) => {
  await page.addInitScript(withoutDialog);
  await page.goto('/product/toy-oshi?vendor=demo');
  await untilAlive(page);
  await expectSheets(page, 'Toʻy oshi');
  await share(page).click();
  await expectSheets(page, 'Toʻy oshi', 'Ulashish');
  const sheet = topSheet(page);
  await expect(sheet).toContainText('Toʻy oshi – Oltin Qozon');
  await expect(sheet).toContainText(/soʻm/);
  await expect(sheet.getByText(new URL(page.url()).host, { exact: true })).toBeVisible();
  const isDrawn = (image: HTMLImageElement) => image.naturalWidth > 0;
  await expect.poll(() => sheet.locator('img').evaluate(isDrawn)).toBe(true);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  await test.step('from there the link can be sent in Telegram, and Back leads to the product', async () => {
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    const opened = context.waitForEvent('page');
    await sheet.getByRole('button', { name: 'Telegramda yuborish' }).click();
    const telegram = await opened;
    await telegram.waitForURL(/t\.me/);
    const { pathname, searchParams } = new URL(telegram.url());
    expect(pathname).toBe('/share/url');
    expect(searchParams.get('text')).toBe('Toʻy oshi');
    expect(searchParams.get('url')).toMatch(/\/product\/toy-oshi\?vendor=demo$/);
    await telegram.close();
    await page.goBack();
    await expectSheets(page, 'Toʻy oshi');
  });

  await share(page).click();
  await expectSheets(page, 'Toʻy oshi', 'Ulashish');
  await press(page, /Havolani nusxalash/);
  await expectSheets(page, 'Toʻy oshi');
  await expect(page.getByText('Havola nusxalandi')).toBeVisible();
  await expect(share(page)).toBeFocused();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe('/product/toy-oshi?vendor=demo');
});

type Line = Parameters<typeof packBasket>[0][number];

const line = (productId: string, more: Partial<Line> = {}): Line => ({
  key: productId,
  productId,
  choices: [],
  count: 1,
  note: '',
  ...more,
});

test('in Telegram a basket is sent under the sender’s first name, opened from the link and added', async ({
  simulator,
}) => {
  const sender = await simulator({ contact: 'grant' });
  await addPlov(sender.app, pressIn(sender.page));
  await pressIn(sender.page)(basket);
  await topSheet(sender.app).getByRole('button', { name: 'Birga buyurtma qilish' }).click();
  await expectSheets(sender.app, 'Savat', 'Birga buyurtma qilish');
  await expect(topSheet(sender.app).getByLabel('Ismingiz')).not.toHaveValue('');
  await topSheet(sender.app).getByLabel('Ismingiz').fill('Aziza');
  await pressIn(sender.page)(/^Havolani yuborish/);
  const shown = sender.page.getByText(/t\.me\/share\/url/);
  await expect(shown).toContainText('startapp%3Dshared_');
  const start = /shared_[\w-]+/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  expect(start.length).toBeLessThanOrEqual(512);

  const { page, app } = await simulator({ contact: 'grant', user: 'timur', language: 'uz', start });
  await expectSheets(app, /Aziza.? yuborgan savat/);
  await expect(topSheet(app).getByText('Toʻy oshi')).toBeVisible();
  await expect(topSheet(app)).toContainText('Butun porsiya');
  await pressIn(page)(/^Savatga qoʻshish/);
  await expectSheets(app, 'Savat');
  await expect(topSheet(app).getByRole('region', { name: /Aziza/ })).toContainText('Toʻy oshi');
});

test('from right to left a shared basket names its person first, and says so if it is opened again', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
  const somsa = line('tandir-somsa', { count: 2, note: 'piyozsiz (2)' });
  const packed = packBasket([somsa], 'Aziza (3-qavat)');
  await page.goto(`${paths.shared(packed)}&vendor=demo`);
  const sheet = topSheet(page);
  await expectSheets(page, /^سلة من .*Aziza/);
  const person = sheet.getByRole('heading', { name: 'Aziza', level: 3 });
  await expectBefore(person, sheet.locator('section bdi').first());
  await expectBefore(sheet.getByText('Tandoor samsa'), sheet.getByText('× 2'));
  expect(await misfits(page)).toEqual([]);
  expect(await misreadNumbers(page)).toEqual([]);

  await press(page, new RegExp(`^${rest.orders.again.put}`));
  await expectSheets(page, rest.basket.title);
  await expectBefore(person, sheet.locator('section bdi').first());
  await page.goto(`${paths.shared(packed)}&vendor=demo`);
  await expect(sheet).toContainText(/في سلتك منتجات لهذا الشخص: .*Aziza \(3-qavat\)/);
  expect(await misfits(page)).toEqual([]);
});
