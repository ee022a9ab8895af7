import { uz } from '../../mocks/telegram/texts/uz';
import { service } from './deliver';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import {
  addPlov,
  basket,
  expectSheets,
  giveCode,
  goToOrder,
  orderAnswers,
  pickUp,
  press,
  topSheet,
} from './steps';
import { walkToOrder } from './walkToOrder';

test.describe('with motion', () => {
  test.use(inMotion);

  test('a new user inside Telegram shares the contact, orders for pick-up and sees the order', {
    tag: ['@smoke', '@core:pick-up'],
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

    await expect(topSheet(app)).toContainText(order?.number ?? '?');
    await pressIn(/Menyuga oʻtish/);
    await expectSheets(app);
  });

  test('a guest in the plain browser signs in by code at the checkout and orders', {
    tag: ['@core:pick-up', '@core:pay-cash', '@core:basket', '@core:options'],
  }, async ({ plain, shop }) => {
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

test('ordering while offline shows a notice, keeps the basket, and works once back online', {
  tag: '@core:lost-connection',
}, async ({ page, shop, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await goToOrder(page, shop);
  const status = (text: string) => topSheet(page).getByRole('status').filter({ hasText: text });
  await context.setOffline(true);
  await press(page, /Buyurtma berish/);
  await expect(status('Internet bilan aloqa yoʻq.')).toBeInViewport();
  await expect(topSheet(page)).not.toContainText('Buyurtma oʻzgardi');
  await expect(status('Aloqa tiklandi.')).toHaveCount(0);
  expect(orderAnswers(shop)).toEqual([]);

  await context.setOffline(false);
  await expect(status('Aloqa tiklandi.')).toBeInViewport();
  await expect(status('Internet bilan aloqa yoʻq.')).toHaveCount(0);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(orderAnswers(shop)).toHaveLength(1);
  expect(shop.backend.db.orders[0]?.cartItems).toHaveLength(1);
});

test('at a scanned table the checkout asks only for the guest’s contact', {
  tag: '@core:table',
}, async ({ page, shop }) => {
  await page.goto('/?vendor=demo&tableId=7&hallId=zal&branchId=markaz');
  await addPlov(page, (text) => press(page, text));
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  const sheet = topSheet(page);
  await expect(sheet.getByText(/\b7\b/).first()).toBeVisible();
  await expect(service(page, /^Olib ketish$/)).toHaveCount(0);
  await press(page, /orqali kirish/);
  await giveCode(page, shop);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders[0]).toMatchObject({ serviceType: 'DINE_IN', tableId: '7' });
});

test('an app killed while ordering finds the order when it is reopened', {
  tag: '@core:lost-answer',
}, async ({ page, context, shop }) => {
  await goToOrder(page, shop);
  await page.evaluate(withholdResponses, '/orders/v1/orders');
  await press(page, /Buyurtma berish/);
  await expect.poll(() => shop.backend.db.orders.length).toBe(1);
  await page.close();

  const next = await context.newPage();
  await next.goto('/?vendor=demo');
  await expectSheets(next, 'Buyurtma yuborildi');
  await next.goBack();
  await expectSheets(next);
  await expect(next.getByRole('button', { name: basket })).toHaveCount(0);
  expect(shop.backend.db.orders).toHaveLength(1);
});

/**
 * Runs in the page: writes to `path` reach the server, but the app never sees the responses. A
 * Playwright route would release what it holds when the page closes.
 */
function withholdResponses(path: string) {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { method, url } = input instanceof Request ? input : { method: init?.method, url: input };
    const isHeld = method === 'POST' && String(url).endsWith(path);
    return isHeld ? new Promise<never>(() => undefined) : response;
  };
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

  test('lines and total stand beside the answers of the checkout, in either direction, and the basket beside the menu leads to another place', async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await goToOrder(page, shop);
    for (const lang of ['uz', 'ar'] as const) {
      await test.step(`lines and total stand beside the answers, in ${lang}`, async () => {
        await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
        await page.reload();
        await expectSheets(page, /./, /./);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
        const columns = topSheet(page).locator('[data-columns] > *');
        await expect(columns).toHaveCount(3);
        const [answers, order] = await Promise.all(
          [0, 1].map((at) => columns.nth(at).boundingBox()),
        );
        if (!answers || !order) throw new Error('A column is missing');
        const [first, last] = lang === 'ar' ? [order, answers] : [answers, order];
        expect(first.x + first.width).toBeLessThanOrEqual(last.x);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
      });
    }
    await test.step('the basket beside the menu says where the order goes, and leads to another place', async () => {
      await context.addCookies([{ name: 'lang', value: 'uz', url: baseURL ?? '' }]);
      await page.goto('/?vendor=demo');
      const place = page
        .getByRole('complementary', { name: 'Savat' })
        .getByRole('button', { name: /^Markaz/ });
      await expect(place).toContainText('daq');
      await place.click();
      await expect(topSheet(page)).toHaveAccessibleName(/olib ketasiz/);
    });
  });
});
