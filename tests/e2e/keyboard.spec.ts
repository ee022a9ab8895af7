import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { forgetDevice } from './forgetDevice';
import { enter, sheetButton, walkRound, walkTo } from './keyboardSteps';
import { addOne } from './shopSteps';
import { addPlov, basket, expectSheets, plovCard, press, topSheet } from './steps';
import { untilAlive } from './untilAlive';

const expectRound = async (page: Page, what: string) =>
  expect(await walkRound(page), what).toEqual({ unseen: [], missed: [] });

test('home by keys: its first stops lead past the header, nothing acts by being focused, and no letter does anything', {
  tag: '@core:keyboard',
}, async ({ plain, shop, expectErrors }) => {
  test.slow();
  const address = plain.url();
  await test.step('2.1.4: no letter, digit or sign does anything outside a field', async () => {
    await plain.keyboard.press('Tab');
    await expect(plain.locator('a:focus, button:focus')).toHaveCount(1);
    const at = () => plain.evaluate(() => document.activeElement?.outerHTML);
    const before = await at();
    await plain.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789/?.,-+*');
    await expectSheets(plain);
    expect(await at()).toBe(before);
    expect(plain.url()).toBe(address);
    await expect(plain.getByRole('button', { name: basket })).toHaveCount(0);
  });

  await test.step('3.2.1: nothing on home does anything by being focused', async () => {
    expect(await walkRound(plain)).toMatchObject({ unseen: [] });
    expect(plain.url()).toBe(address);
    await expectSheets(plain);
  });

  const links = plain.getByRole('navigation', { name: 'Tez oʻtish' });
  await test.step('the first stops lead past the header: to the dishes and to the basket', async () => {
    await expect(links.getByRole('button')).toHaveText(['Menyuga oʻtish']);
    const toMenu = links.getByRole('button', { name: 'Menyuga oʻtish' });
    await forgetDevice(plain, shop.appOrigin);
    await plain.goto('/?vendor=demo');
    await untilAlive(plain);
    // The links come with what they lead to.
    await expect(toMenu).toBeAttached();
    await plain.keyboard.press('Tab');
    await expect(toMenu).toBeFocused();
    await expect(toMenu).toBeInViewport();
    await plain.keyboard.press('Enter');
    // A dish is first its name, then what can be done with it.
    const dish = plain.getByRole('article').first();
    await expect(dish.getByRole('link', { name: 'Toʻy oshi' })).toBeFocused();
    const [heart, plus] = [0, 1].map((nth) => dish.getByRole('button').nth(nth));
    await expect(heart ?? dish).toHaveAccessibleName(/^Sevimli/);
    await expect(plus ?? dish).toHaveAccessibleName(/^Savatga qoʻshish/);

    await addOne(plain);
    const toBasket = links.getByRole('button', { name: 'Savatga oʻtish' });
    await walkTo(plain, toBasket, 'Shift+Tab');
    await plain.keyboard.press('Enter');
    await expectSheets(plain, 'Savat');
    await expect(links).toHaveCount(0);
  });

  await test.step('where there are no dishes, the way to them leads to what home offers instead', async () => {
    expectErrors(/overalls/, /status of 500/);
    shop.backend.faults.add({ path: '/products/v1/overalls', status: 500 });
    await forgetDevice(plain, shop.appOrigin);
    await plain.goto('/?vendor=demo');
    const retry = plain.getByRole('button', { name: 'Qayta urinish' });
    await expect(retry).toBeVisible();
    await enter(plain, plain.getByRole('button', { name: 'Menyuga oʻtish' }));
    await expect(retry).toBeFocused();
  });
});

test('in sheets Tab visits every control once, shows the focus and is never trapped, and a question has it when it opens', async ({
  plain,
}) => {
  test.slow();
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  await expectRound(plain, 'a product');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Profil');
  await expectRound(plain, 'the profile');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await addOne(plain);
  await addPlov(plain, (name) => press(plain, name));
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  await expectRound(plain, 'the basket');

  await test.step('a question has the focus when it opens, so that it is read whole, and its answers follow', async () => {
    const clear = sheetButton(plain, /Tozalash/);
    await enter(plain, clear);
    const question = plain.getByRole('alertdialog', { name: 'Savatni tozalaymizmi?' });
    await expect(question).toBeFocused();
    await expect(question).toHaveAccessibleDescription(/Tanlangan barcha mahsulotlar/);
    await walkTo(plain, question.getByRole('button', { name: 'Bekor qilish' }));
    await walkTo(plain, question.getByRole('button', { name: 'Tozalash' }));
    await plain.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(clear).toBeFocused();
    await expectSheets(plain, 'Savat');
  });

  await test.step('after something is removed from a list the focus is on its neighbour', async () => {
    const minus = topSheet(plain).getByRole('button', { name: /^Olib tashlash: / });
    await expect(minus).toHaveCount(2);
    await enter(plain, minus.last());
    await expect(minus).toHaveCount(1);
    await expect(minus).toBeFocused();
    await plain.keyboard.press('Enter');
    await expect(sheetButton(plain, /Menyu/)).toBeFocused();
  });
});

test.describe('with a pixel density at which a pulled sheet has fractions of a pixel', () => {
  test.use({ deviceScaleFactor: 2.625 });

  test('the keys that scroll a page scroll a sheet that has just opened', async ({ page }) => {
    await page.goto('/product/toy-oshi?vendor=demo');
    await expect(topSheet(page)).toBeFocused();
    await expect(topSheet(page).getByRole('radio').first()).toBeVisible();
    /** CSS px that are scrolled, and that are left. */
    const place = () =>
      topSheet(page)
        .locator('[data-scroller]')
        .evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
          start: Math.round(scrollTop - clientHeight),
          end: Math.round(scrollHeight - clientHeight - scrollTop),
        }));
    await expect.poll(async () => (await place()).end).toBeGreaterThan(100);
    await page.keyboard.press('End');
    await expect.poll(async () => (await place()).end).toBe(0);
    await page.keyboard.press('Home');
    await expect.poll(async () => (await place()).start).toBe(0);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await place()).end).toBe(0);
    // and from one of its buttons
    await page.keyboard.press('Tab');
    await expect(topSheet(page)).not.toBeFocused();
    await page.keyboard.press('Home');
    await expect.poll(async () => (await place()).start).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(async () => (await place()).end).toBe(0);
    await expectSheets(page, 'Toʻy oshi');
  });
});

test('Tab visits every control of the simulator’s panel and around the gallery, and each shows the focus', async ({
  simulator,
  page,
  shop,
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
  await expectRound(page, 'the panel');
  await page.goto(`${shop.mocksOrigin}/gallery/?find=stars`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expectRound(page, 'the gallery');
});
