import type { Page } from '@playwright/test';
import { planOrder } from '../../mocks/backend/rules/orderPlan';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { later, lookAgain, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, finger, logIn, press, topSheet } from './steps';

const plain = 'patir';

/** Labels on the map that cover another one. */
const overlapsOf = (page: Page) =>
  page.locator('[data-pin-label]').evaluateAll((labels) => {
    const shown = labels
      .filter((label) => getComputedStyle(label).opacity !== '0')
      .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    return shown.flatMap(({ text, box }, index) =>
      shown
        .slice(index + 1)
        .filter(({ box: other }) => {
          const isBeside = box.right <= other.left || other.right <= box.left;
          return !isBeside && box.bottom > other.top && other.bottom > box.top;
        })
        .map((other) => [text, other.text]),
    );
  });

test('a delivery shows its courier, each courier status and both on the map', {
  tag: '@core:tracking',
}, async ({ page, shop }) => {
  await plant(page, shop);
  const order = place(shop, ['patir']);
  const address = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy', houseNumber: '5' };
  Object.assign(order, { serviceType: 'DELIVERY', address });
  planOrder(order, shop.backend.clock.now());
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  const sheet = topSheet(page);
  for (const [minutes, state, courier] of [
    [0, 'Buyurtma yuborildi', null],
    [1, 'Buyurtma qabul qilindi', 'Kuryer qidirilmoqda'],
    [2, 'Tayyorlanmoqda', 'Kuryer topildi'],
    [15, 'Tayyor', 'Kuryer filialga yetib keldi'],
    [3, 'Yoʻlda', 'Kuryer buyurtmani olib, yoʻlga chiqdi'],
    [15, 'Kuryer manzilga yetib keldi', 'Kuryer manzilga yetib keldi'],
  ] as const) {
    later(shop, minutes);
    await lookAgain(page);
    await expect(sheet).toHaveAccessibleName(state);
    if (courier === null) await expect(sheet.getByText('Kuryer', { exact: true })).toHaveCount(0);
    else await expect(sheet.getByText(courier)).toBeVisible();
  }
  await expect(sheet.getByText('Sardor Qodirov')).toBeVisible();
  await expect(sheet.locator('a[href="tel:+998901112233"]')).toBeVisible();
  await expect(sheet.getByText('Navoiy (5)').last()).toBeVisible();

  // The map is on the order itself, with labels that do not cover each other.
  const map = sheet.getByRole('button', { name: 'Xaritada koʻrish' });
  await map.scrollIntoViewIfNeeded();
  const pins = sheet.locator('[data-pin]');
  await expect(pins).toHaveCount(3);
  await expect
    .poll(() => pins.evaluateAll((all) => all.filter((pin) => pin.dataset.label).length))
    .toBe(3);
  await expect.poll(() => overlapsOf(page)).toEqual([]);
  await press(page, /Xaritada koʻrish/);
  await expect(topSheet(page)).toHaveAccessibleName('Xaritadagi buyurtma');
  await expect(topSheet(page).getByText('Sardor Qodirov')).toBeVisible();
  await page.goBack();
  later(shop, 2);
  await lookAgain(page);
  await expect(sheet).toHaveAccessibleName('Topshirildi');
  await expect(sheet.getByText('Toʻlangan')).toBeVisible();
});

test('34 past orders load in pages of ten, without duplicates or gaps', async ({ page, shop }) => {
  // Home asks for the newest past orders too. A page that is left before the answer asks again on its way out.
  const asked = page.waitForResponse(/onlyArchive=true/);
  await logIn(page, shop);
  await (await asked).finished();
  const archiveCalls = () => shop.backend.calls.filter(({ query }) => query.onlyArchive === 'true');
  expect(archiveCalls()).toHaveLength(1);
  const placed = Array.from({ length: 34 }, () => place(shop, [plain]).number);
  later(shop, 60);
  // A start without an address asks where the last delivery went.
  const askedAtStart = page.waitForResponse(/onlyArchive=true/);
  await page.goto('/profile/orders?vendor=demo');
  await (await askedAtStart).finished();
  await topSheet(page).locator('label', { hasText: 'Arxiv' }).click();
  // Only the cards near the screen are mounted.
  const cards = topSheet(page).getByRole('listitem');
  const seen = new Map<number, string | undefined>();
  const look = async () => {
    const shown = await cards.evaluateAll((all) => {
      all.at(-1)?.scrollIntoView();
      return all.map((card, index) => ({
        at: Number(card.getAttribute('aria-posinset') ?? index + 1),
        text: card.textContent,
      }));
    });
    for (const { at, text } of shown) seen.set(at, /№\s(\d{4})/.exec(text)?.[1]);
    return seen.size;
  };
  await expect.poll(look).toBe(34);
  const numbers = [...seen].sort(([one], [other]) => one - other).map(([, number]) => number);
  expect(numbers).toEqual(placed.reverse());
  const [, , ...pages] = archiveCalls().map(({ query }) => query.page);
  expect(pages).toEqual(['0', '1', '2', '3']);
});

test('a paid delivery can be kept, and once cancelled it reads neither as paid nor as on its way', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const order = place(shop, ['patir'], { paymentType: 'PAYME' });
  const address = { latitude: 41.3105, longitude: 69.2455, streetName: 'Navoiy', houseNumber: '5' };
  Object.assign(order, { serviceType: 'DELIVERY', address, isPaid: true });
  planOrder(order, shop.backend.clock.now());
  await page.goto(`/profile/orders/${order.id}?vendor=demo`);
  await expect(topSheet(page).getByText('Toʻlangan')).toBeVisible();
  // The shop has not accepted it yet, whatever the delivery service says.
  await expect(topSheet(page).getByText(/xizmatiga yuborildi|Kuryer/)).toHaveCount(0);

  await press(page, /Buyurtmani bekor qilish/);
  await expect(topSheet(page).getByText(/toʻlagansiz\. Doʻkon bu pulni qaytaradi/)).toBeVisible();
  await press(page, /Buyurtmani qoldirish/);
  await expectSheets(page, /Profil/, 'Buyurtmalarim', 'Buyurtma yuborildi');
  expect(order.status).toBe('CREATED');

  await press(page, /Buyurtmani bekor qilish/);
  const confirm = topSheet(page).getByRole('button', { name: 'Buyurtmani bekor qilish' });
  const keep = topSheet(page).getByRole('button', { name: 'Buyurtmani qoldirish' });
  const background = (button: typeof keep) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(confirm)).toBe('rgb(211, 47, 47)');
  expect(await background(keep)).not.toBe('rgb(211, 47, 47)');
  await press(page, /Buyurtmani bekor qilish/);
  await expect(topSheet(page)).toHaveAccessibleName('Bekor qilindi');
  await expect(topSheet(page).getByText(/qaytariladi\. Muddati/)).toBeVisible();
  await expect(topSheet(page).getByText('Qaytariladi', { exact: true })).toBeVisible();
  await expect(topSheet(page).getByText(/Toʻlangan$|xizmatiga yuborildi|Kuryer/)).toHaveCount(0);
});

test('an order on its way is one low bar on home, with the minutes that are left', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  place(shop, ['tandir-somsa']);
  later(shop, 3);
  await page.goto('/?vendor=demo');
  const card = page.getByRole('list', { name: 'Faol' }).getByRole('link');
  await expect(card).toContainText('Tayyorlanmoqda');
  await expect(card).toContainText(/\d daq/);
  const box = await card.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThanOrEqual(52);
  // an order that is over leaves home
  later(shop, 60);
  await page.reload();
  await expect(card).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ ...inMotion, hasTouch: true });

  test('a short pull on the orders refreshes them, a long pull closes them', async ({
    page,
    shop,
  }) => {
    await plant(page, shop);
    place(shop, ['patir']);
    await page.goto('/profile/orders?vendor=demo');
    await expect(topSheet(page).getByText('Rasmiylashtirildi')).toBeVisible();
    later(shop, 3);
    const touch = await finger(page);
    await touch.down(195, 400);
    await touch.moveTo(520);
    await touch.rest();
    await touch.up();
    await expect(topSheet(page).getByText('Tayyorlanmoqda')).toBeVisible();
    await expectSheets(page, 'Profil', 'Buyurtmalarim');

    await touch.down(195, 200);
    await touch.moveTo(800);
    await touch.up();
    await expectSheets(page, 'Profil');
  });
});
