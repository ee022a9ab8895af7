import { uz } from '../../mocks/telegram/texts/uz';
import { goToDelivery } from './deliver';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { later, lookAgain } from './pastOrders';
import { addPlov, basket, expectSheets, goToOrder, pickUp, press, topSheet } from './steps';
import { walkToOrder } from './walkToOrder';

test.use(inMotion);

test('a new user inside Telegram shares the contact, orders for pick-up and sees the order', {
  tag: '@smoke',
}, async ({ simulator, shop }) => {
  const { page, app } = await simulator({ contact: 'ask' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();

  await page.getByRole('dialog').getByRole('button', { name: uz.share }).click();
  await addPlov(app, pressIn);
  await pressIn(basket);
  await expectSheets(app, 'Savat');
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await pressIn(/Buyurtma berish/);

  await expectSheets(app, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders).toHaveLength(1);
  const [order] = shop.backend.db.orders;
  expect(order).toMatchObject({ serviceType: 'PICK_UP', orderDevice: 'TELEGRAM_BOT' });

  await expect(topSheet(app)).toContainText(`Buyurtma raqami: ${order?.number}`);
  await pressIn(/Menyuga oʻtish/);
  await expectSheets(app);
});

test('a guest in the plain browser signs in by code at the checkout and orders', async ({
  plain,
  shop,
}) => {
  await walkToOrder(plain, shop);
  await plain.evaluate(recordScreen);
  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, 'Buyurtma yuborildi');
  // Until then the checkout is neither emptied nor a list that is still loading.
  const seen = await plain.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect(seen).toEqual(['form', 'confirmation']);
  expect(shop.backend.db.orders).toHaveLength(1);
  expect(shop.backend.db.orders[0]).toMatchObject({ orderDevice: 'CLIENT_WEB' });
});

test('a sent order shows its status, door and time, and is accepted only once the shop accepts it', async ({
  page,
  shop,
}) => {
  await goToDelivery(page, shop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  const sheet = topSheet(page);
  await expect(sheet.getByRole('status').first()).toHaveText('Rasmiylashtirildi');
  await expect(sheet).toContainText('Navoiy koʻchasi (5)');
  // The details in the order of the address form.
  await expect(sheet).toContainText('xonadon/ofis 12 · domofon 12K · 2-podyezd · 3-qavat');
  await expect(sheet).toContainText(/Yetib boradi: taxminan \d\d:\d\d–\d\d:\d\d/);
  await expect(sheet.getByRole('listitem').first()).toContainText('Rasmiylashtirildi');
  // The steps to come are named, but nothing says that it is accepted.
  await expect(sheet.getByRole('status')).not.toContainText(/qabul qilindi/i);
  await expect(sheet.locator('[aria-current=step]')).toHaveText(/^Rasmiylashtirildi/);
  later(shop, 2);
  await lookAgain(page);
  await expectSheets(page, 'Buyurtma qabul qilindi');
  await expect(sheet.getByRole('status').first()).toHaveText('Qabul qilindi');
});

test('a step back that takes a slow phone a second leaves the page of the placed order open', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  await page.evaluate(slowSteps);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  await page.waitForFunction(() => Reflect.get(globalThis, 'hasStepped'));
  await expectSheets(page, 'Buyurtma yuborildi');
  await page.goBack();
  await expectSheets(page);
  expect(new URL(page.url()).pathname).toBe('/');
});

/** Runs in the page: its next step back comes late. */
function slowSteps() {
  history.go = (delta) => {
    setTimeout(() => {
      addEventListener('popstate', () => Reflect.set(globalThis, 'hasStepped', true));
      History.prototype.go.call(history, delta);
    }, 1000);
  };
}

/** Runs in the page: notes in order what the frames show of the checkout and of what follows. */
function recordScreen() {
  const seen: string[] = [];
  Reflect.set(globalThis, 'seen', seen);
  const names = {
    'Savat boʻsh': 'empty',
    Yuklanmoqda: 'loading',
    'Buyurtma yuborildi': 'confirmation',
  };
  const look = () => {
    // The basket is covered by the checkout.
    const texts = [...document.querySelectorAll('[role=dialog]')]
      .filter((sheet) => sheet.querySelector('h2')?.textContent !== 'Savat')
      .map((sheet) => sheet.textContent ?? '');
    const found = Object.entries(names).find(([text]) => texts.some((all) => all.includes(text)));
    const name = found?.[1] ?? 'form';
    if (seen.at(-1) !== name) seen.push(name);
    requestAnimationFrame(look);
  };
  look();
}
