import type { Locator, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { place } from './pastOrders';
import { byPickUp, type Planted, plov, startSignedIn } from './planted';
import { byMain, saveAddress } from './saveAddress';
import { addPlov, basket, expectSheets, lastCode, orderAnswers, press, topSheet } from './steps';

// A press belongs to the screen that it was begun on (docs/telegram.md), in the browser: the page's own
// buttons, pressed as by the double click of a slow hand. Telegram's: pressOnce.spec.ts.

test.use(inMotion);

const order = /Buyurtma berish/;
const toCheckout = /Rasmiylashtirish/;

type Place = { x: number; y: number };

/** The middle of a button that is at rest. */
async function placeOf(button: Locator): Promise<Place> {
  await button.click({ trial: true });
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A press that is begun at once and ended when everything could be pressed. */
async function beginEarly(page: Page, { x, y }: Place) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await page.mouse.up();
}

/** Clicks where the button is, and once more there. */
async function clickTwice(page: Page, button: Locator, ms: number) {
  const { x, y } = await placeOf(button);
  const start = await page.evaluate(() => performance.now());
  await page.mouse.click(x, y);
  await page.waitForFunction((after) => performance.now() > after, start + ms);
  await page.mouse.click(x, y, { clickCount: 2 });
}

/** A card of the only user. */
async function saveCard({ backend: { db } }: ServedShop): Promise<void> {
  await expect.poll(() => db.users.length).toBe(1);
  db.cards.push({
    id: 'card',
    userId: db.users[0]?.id ?? '',
    type: 'UZCARD',
    name: '',
    number: '860012******1239',
    expire: '09/30',
    phone: '+998901234567',
    isVerified: true,
  });
}

const button = (page: Page, name: RegExp) => topSheet(page).getByRole('button', { name }).last();

const toOrder: Planted = { basket: [plov], draft: byPickUp };

test('no press on the way from the basket to the order does what the next screen does, and a quick person loses nothing', async ({
  page,
  shop,
}) => {
  await startSignedIn(page, shop, { ...toOrder, sheets: ['/basket'] });

  await test.step('another control of a screen that has just come answers', async () => {
    await button(page, toCheckout).click();
    // while the sheet still opens
    await topSheet(page).getByRole('button', { name: 'Yopish' }).click();
    await expectSheets(page, 'Savat');
  });
  for (const ms of [90, 390])
    await test.step(`two clicks on the basket’s checkout ${ms} ms apart do not order`, async () => {
      await clickTwice(page, button(page, toCheckout), ms);
      await expectSheets(page, 'Savat', 'Buyurtma berish');
      await expect(button(page, order)).toBeEnabled();
      expect(orderAnswers(shop)).toEqual([]);
      if (ms === 90) await page.goBack();
    });
  await test.step('two presses of Enter on the order button make one order, and leave its confirmation open', async () => {
    await button(page, order).click({ trial: true });
    await button(page, order).focus();
    // `keyboard.press` waits for the rest (fixtures.ts).
    for (const key of ['Enter', 'Enter']) {
      await page.keyboard.down(key);
      await page.keyboard.up(key);
    }
    await expectSheets(page, 'Buyurtma yuborildi');
    expect(orderAnswers(shop)).toEqual([201]);
  });
});

test('two clicks on “get the code” neither send it twice nor give an empty one, and a press that is begun on the code does not open home’s basket', async ({
  plain,
  shop,
}) => {
  await addPlov(plain, (name) => press(plain, name));
  await plain.getByRole('button', { name: 'Sevimli: Toʻy oshi' }).first().click();
  await topSheet(plain).getByLabel('Telefon raqami').fill('901234567');
  await clickTwice(plain, button(plain, /Kodni olish/), 90);
  const field = topSheet(plain).getByLabel('SMS kodi');
  await expect(field).toBeVisible();
  await expect(topSheet(plain).getByRole('alert')).toHaveCount(0);
  expect(shop.backend.db.codes).toHaveLength(1);

  const { x, y } = await placeOf(button(plain, /Tasdiqlash/));
  await plain.mouse.move(x, y);
  await plain.mouse.down();
  await field.fill(lastCode(shop));
  await expectSheets(plain);
  await plain.mouse.up();
  await expectSheets(plain);
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
});

test('two clicks on what cancels or deletes open its question and leave it open', async ({
  page,
  shop,
}) => {
  await startSignedIn(page, shop, {});

  await test.step('of an order', async () => {
    const { id, status } = place(shop, ['patir'], { paymentType: 'CASH' });
    await page.goto(`/profile/orders/${id}?vendor=demo`);
    // in the question the same words are the main action
    const cancel = button(page, /Buyurtmani bekor qilish/);
    const keep = button(page, /qoldirish/);
    await cancel.click();
    const at = await placeOf(cancel);
    await keep.click();
    await expect(keep).toHaveCount(0);
    await cancel.click();
    await beginEarly(page, at);
    await expect(keep).toBeVisible();
    expect(shop.backend.db.orders.find((each) => each.id === id)?.status).toBe(status);
    await cancel.click();
    await expect(topSheet(page)).toHaveAccessibleName('Bekor qilindi');
  });

  await saveAddress(shop, 'Uy', byMain);
  await saveCard(shop);
  const { db } = shop.backend;
  for (const [what, path, count] of [
    ['an address', '/profile/address', () => db.addresses.length],
    ['a card', '/profile/cards', () => db.cards.length],
  ] as const)
    await test.step(`of ${what}`, async () => {
      await page.goto(`${path}?vendor=demo`);
      const bin = topSheet(page).getByRole('button', { name: /oʻchirish/i });
      await bin.click();
      const question = page.getByRole('alertdialog');
      const yes = question.getByRole('button', { name: /oʻchirish/i });
      const at = await placeOf(yes);
      await question.getByRole('button', { name: 'Yoʻq' }).click();
      await bin.click();
      await beginEarly(page, at);
      await expect(question).toBeVisible();
      expect(count()).toBe(1);
      await yes.click();
      await expect(question).toHaveCount(0);
      await expect.poll(count).toBe(0);
    });
});
