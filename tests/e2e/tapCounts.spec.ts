import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { type Planted, plant } from './planted';
import { byMain, saveAddress } from './saveAddress';
import { atRest, basket, expectSheets, lastCode, press, type Screen, topSheet } from './steps';
import { untilAlive } from './untilAlive';

// How many taps an order takes: a way that gets longer fails here.

const accepted = 'Buyurtma yuborildi';
const toCheckout = /Rasmiylashtirish/;
const order = /Buyurtma berish/;
const save = /^Saqlash/;

/** Counts the taps of a way; `press` presses a button of the sheet or Telegram's own. */
function counted(pressButton: (name: RegExp) => Promise<unknown>) {
  let taps = 0;
  return {
    taps: () => taps,
    press: async (name: RegExp) => {
      taps += 1;
      await pressButton(name);
    },
    tap: async (act: () => Promise<unknown>) => {
      taps += 1;
      await act();
    },
  };
}

/** A visit of a customer whose address is known from an order before. */
async function returning(page: Page, shop: Parameters<typeof plant>[1], planted: Planted = {}) {
  await plant(page, shop, planted);
  await saveAddress(shop, 'Uy', byMain);
  place(shop, ['choyxona-oshi'], { paymentType: 'CASH' });
  later(shop, 60);
  await page.goto('/?vendor=demo');
  await untilAlive(page);
}

/** With the map under the pin where the device is. */
async function atMap(screen: Screen) {
  await expect(topSheet(screen).getByText(/\(\d+\)$/)).toBeVisible();
  await atRest(screen);
}

const addPlov = (screen: Screen) =>
  screen.getByRole('button', { name: 'Savatga qoʻshish: Choyxona oshi' }).first().click();

test('a new guest in a browser orders a delivery with nine taps and a code', async ({
  page,
  shop,
}) => {
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  const way = counted((name) => press(page, name));
  await way.tap(() => addPlov(page));
  await way.press(basket);
  await way.press(toCheckout);
  await way.press(/Manzilni tanlang/);
  await atMap(page);
  await way.press(save);
  await way.press(save);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await way.press(/orqali kirish/);
  await topSheet(page).getByLabel('Telefon raqami').fill('901234567');
  await way.press(/Kodni olish/);
  const code = topSheet(page).getByLabel('SMS kodi');
  await expect(code).toBeVisible();
  await code.fill(lastCode(shop));
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await way.press(order);
  await expectSheets(page, accepted);
  expect(way.taps()).toBe(9);
});

test('a new person in Telegram orders a delivery with eight taps, one of them for the contact', async ({
  simulator,
}) => {
  const { page, app } = await simulator();
  const way = counted((name) => page.getByRole('button', { name }).click());
  await way.press(/^Ulashish$/);
  await way.tap(() => addPlov(app));
  await way.press(basket);
  await expectSheets(app, 'Savat');
  await way.press(toCheckout);
  await expectSheets(app, 'Savat', 'Buyurtma berish');
  await way.press(/Manzilni tanlang/);
  await atMap(app);
  await way.press(save);
  await way.press(save);
  await expectSheets(app, 'Savat', 'Buyurtma berish');
  await way.press(order);
  await expectSheets(app, accepted);
  expect(way.taps()).toBe(8);
});

test('a returning customer orders with four taps, the usual with three, an order of the history or a dish with a size with five', async ({
  page,
  shop,
}) => {
  await returning(page, shop);
  const way = counted((name) => press(page, name));
  await way.press(/^Doimgidek/);
  await expectSheets(page, 'Savat');
  await way.press(toCheckout);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await way.press(order);
  await expectSheets(page, accepted);
  expect(way.taps()).toBe(3);

  await page.goto('/?vendor=demo');
  await untilAlive(page);
  const again = counted((name) => press(page, name));
  await again.tap(() => addPlov(page));
  await again.press(basket);
  await again.press(toCheckout);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await again.press(order);
  await expectSheets(page, accepted);
  expect(again.taps()).toBe(4);

  await test.step('an order of the history is in the basket with three taps, and ordered with five', async () => {
    later(shop, 60);
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    const third = counted((name) => press(page, name));
    await third.tap(() => page.getByRole('link', { name: 'Profil' }).click());
    await third.tap(() =>
      topSheet(page)
        .getByRole('button', { name: /^Buyurtmalarim/ })
        .click(),
    );
    await third.press(/^Yana buyurtma berish/);
    await expectSheets(page, 'Profil', 'Buyurtmalarim', 'Savat');
    expect(third.taps()).toBe(3);
    await third.press(toCheckout);
    await third.press(order);
    await expectSheets(page, accepted);
    expect(third.taps()).toBe(5);
  });

  await test.step('a dish with a size is in the basket with two taps, and ordered with five', async () => {
    later(shop, 60);
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    // half a portion alone is below the minimum
    await addPlov(page);
    const sized = counted((name) => press(page, name));
    await sized.tap(() =>
      page
        .getByRole('article')
        .getByRole('link', { name: /^Toʻy oshi/ })
        .first()
        .click(),
    );
    await expectSheets(page, 'Toʻy oshi');
    await sized.press(/^Qoʻshish/);
    await expectSheets(page);
    expect(sized.taps()).toBe(2);
    await sized.press(basket);
    await sized.press(toCheckout);
    await expectSheets(page, 'Savat', 'Buyurtma berish');
    await sized.press(order);
    await expectSheets(page, accepted);
    expect(sized.taps()).toBe(5);
  });
});
