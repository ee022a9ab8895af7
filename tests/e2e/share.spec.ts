import type { Page } from '@playwright/test';
import { bringAxe, faultsOf } from './axe';
import { expect, test } from './fixtures';
import { expectSheets, press, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const share = (page: Page) => topSheet(page).getByRole('button', { name: 'Ulashish', exact: true });

async function openProduct(page: Page, address = 'toy-oshi?vendor=demo') {
  await page.goto(`/product/${address}`);
  await untilAlive(page);
  await expectSheets(page, 'Toʻy oshi');
}

/** Runs in the page before its scripts: the browser has no dialog to share with. */
const withoutDialog = () => Object.defineProperty(navigator, 'share', { value: undefined });

test('without a share dialog the link is shown as a chat will show it, and copied', async ({
  page,
}) => {
  await page.addInitScript(withoutDialog);
  await openProduct(page);
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

  await press(page, /Havolani nusxalash/);
  await expectSheets(page, 'Toʻy oshi');
  await expect(page.getByText('Havola nusxalandi')).toBeVisible();
  await expect(share(page)).toBeFocused();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe('/product/toy-oshi?vendor=demo');
});

test('from there the link can be sent in Telegram, and Back leads to the product', async ({
  page,
  context,
}) => {
  await page.addInitScript(withoutDialog);
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  await openProduct(page);
  await share(page).click();
  await expectSheets(page, 'Toʻy oshi', 'Ulashish');
  const opened = context.waitForEvent('page');
  await topSheet(page).getByRole('button', { name: 'Telegramda yuborish' }).click();
  const telegram = await opened;
  await telegram.waitForURL(/t\.me/);
  const { pathname, searchParams } = new URL(telegram.url());
  expect(pathname).toBe('/share/url');
  expect(searchParams.get('text')).toBe('Toʻy oshi');
  expect(searchParams.get('url')).toMatch(/\/product\/toy-oshi\?vendor=demo$/);
  await page.goBack();
  await expectSheets(page, 'Toʻy oshi');
});

test('with a share dialog it opens at once, and the address of the sheet shows the product', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: { url: string }) => {
        document.documentElement.dataset.shared = what.url;
        return Promise.resolve();
      },
    });
  });
  await openProduct(page, 'toy-oshi?share=1&vendor=demo');
  await share(page).click();
  await expect(page.locator('html[data-shared*="/product/toy-oshi"]')).toHaveCount(1);
  await expectSheets(page, 'Toʻy oshi');
});
