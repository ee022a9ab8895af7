import type { Page } from '@playwright/test';
import { packBasket } from '../../src/domain/basket/sharedBasket';
import { paths } from '../../src/navigation/paths';
import { payBy, showExtras } from './checkoutSteps';
import { expect } from './fixtures';
import { test } from './otherShop';
import { addSomsa, goToOrder, signInOther } from './otherSteps';
import { comeBack } from './paySteps';
import { basket, expectSheets, pickUp, press, topSheet } from './steps';

// On a server that shares no code with the mock backend, and whose orders and products have few fields.

type Line = Parameters<typeof packBasket>[0][number];

const line = (productId: string, from: string, more: Partial<Line> = {}): Line => ({
  key: productId,
  productId,
  choices: [],
  count: 1,
  note: '',
  from,
  ...more,
});

const largeTea = { choices: [{ modificationId: '312', count: 1 }] };

test('on the foreign server a shared basket is priced by its menu, added by person and ordered', async ({
  page,
  otherShop,
}) => {
  const packed = packBasket(
    [
      line('101', 'Aziza', { count: 2, note: 'issiq' }),
      line('201', 'Aziza', largeTea),
      line('102', 'Bek'),
      line('777', 'Bek'),
    ],
    '',
  );
  await otherShop.open(page, paths.shared(packed));
  const sheet = topSheet(page);
  const of = (name: string | RegExp) => sheet.getByRole('region', { name });
  await expect(of(/Aziza/).getByText('18 000')).toBeVisible();
  await expect(of(/Aziza/)).toContainText('Katta');
  await expect(of(/Aziza/)).toContainText('8 000');
  // 7 500.50 less a tenth
  await expect(of(/Bek/)).toContainText('6 750,45');
  await expect(of('Hozir mavjud emas')).toContainText('Menyudan olingan mahsulot');
  await press(page, /^Qolganini savatga qoʻshish/);
  await expectSheets(page, 'Savat');
  await expect(of(/Aziza/)).toContainText('Koʻk choy');
  await expect(of(/Bek/)).toContainText('Qovoqli somsa');
  // No preparation times: nothing is said about how long it takes.
  await expect(sheet).not.toContainText('daq');

  await press(page, /Rasmiylashtirish/);
  await signInOther(page, otherShop);
  await pickUp(page, (text) => press(page, text));
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  const [order] = otherShop.server.world.orders;
  expect(order?.total).toBe(1_800_000 + 800_000 + 675_045);
  expect(order?.lines.map(({ productId, note }) => [productId, note])).toEqual(
    expect.arrayContaining([
      [101, 'Aziza: issiq'],
      [201, 'Aziza'],
      [102, 'Bek'],
    ]),
  );
});

test.describe('a server that rates orders and has notes on lines', () => {
  test.use({ otherOptions: { takesGrades: true, takesLineNotes: true } });

  test('an order’s notes say what if it is out, a problem is reported, and the usual is ordered again', async ({
    page,
    otherShop,
    expectErrors,
  }) => {
    expectErrors(/grade/);
    const { server } = otherShop;
    await page.setViewportSize({ width: 390, height: 844 });
    await otherShop.open(page);
    await addSomsa(page, 'Qovoqli somsa');
    await goToOrder(page, otherShop);
    await showExtras(page);
    await topSheet(page)
      .getByRole('button', { name: /^Mahsulot tugagan boʻlsa/ })
      .click();
    await topSheet(page)
      .getByRole('radio', { name: /qoʻngʻiroq/ })
      .check();
    await press(page, /^Har bir mahsulot/);
    await press(page, /^Qovoqli somsa/);
    await topSheet(page).locator('input[name="if-out-102"]').last().check();
    await press(page, /Buyurtma berish/);
    await expectSheets(page, 'Buyurtma yuborildi');
    const order = server.world.orders[0];
    if (!order) throw new Error('There is no order');
    expect(order.note).toBe('Agar tugagan boʻlsa: menga qoʻngʻiroq qiling');
    expect(order.lines.map(({ productId, note }) => [productId, note])).toEqual(
      expect.arrayContaining([
        [101, ''],
        [102, 'Agar tugagan boʻlsa: buyurtmadan olib tashlang'],
      ]),
    );

    order.status = 'CLOSED';
    await otherShop.open(page, `/profile/orders/${order.id}`);
    // The server's order neither names its products nor says what they cost together.
    await expect(topSheet(page)).toContainText('Goʻshtli somsa');
    await expect(topSheet(page)).toContainText('2 ta mahsulot16 500,50 soʻm');
    await expect(topSheet(page)).not.toContainText('Toʻlanmagan');
    await press(page, /Muammo bor/);
    await choose(page, 'Nimadir yetishmayapti');
    await choose(page, 'Qovoqli somsa');
    await topSheet(page).getByLabel('Izoh').fill('Bittasi kam');
    const stars = topSheet(page).getByRole('group', { name: 'Buyurtma yoqdimi?' });
    await stars.locator('label').nth(1).click();
    server.plant({ path: '/orders/v1/orders/:id/grade', answer: 'html', times: 1 });
    await press(page, /Doʻkonga yuborish/);
    await expect(topSheet(page).getByRole('status').first()).not.toBeEmpty();
    expect(order.rating).toBeNull();
    await expect(topSheet(page).getByLabel('Izoh')).toHaveValue('Bittasi kam');
    await press(page, /Doʻkonga yuborish/);
    await expect(topSheet(page)).toContainText(String(order.id));
    expect(order.rating).toEqual({
      grade: 2,
      comment: 'Muammo bor: Nimadir yetishmayapti\nQovoqli somsa × 1\nBittasi kam',
    });

    await otherShop.open(page);
    const usual = page.getByRole('region', { name: 'Doimgidek' });
    await expect(usual).toContainText('Goʻshtli somsa');
    await usual.getByRole('button', { name: /^Doimgidek/ }).click();
    await expectSheets(page, 'Savat');
    await expect(topSheet(page).getByText('Qovoqli somsa')).toBeVisible();
  });
});

const choose = (page: Page, name: string) =>
  topSheet(page).getByRole('checkbox', { name }).press('Space');

test.describe('a server that takes Payme and cancellations', () => {
  test.use({ otherOptions: { canCancel: true, takesPayme: true } });

  test('on the foreign server an order left unpaid inside Telegram is placed again in cash', async ({
    page,
    context,
    otherShop,
  }) => {
    await context.route('https://payme.invalid/**', (route) => route.fulfill({ body: 'Payme' }));
    const { orders } = otherShop.server.world;
    const { app } = await otherShop.launch(page, { contact: 'grant' });
    const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
    await addSomsa(app);
    await pressIn(basket);
    await pressIn(/Rasmiylashtirish/);
    await pickUp(app, pressIn);
    await payBy(app, 'Payme');
    const [provider] = await Promise.all([
      context.waitForEvent('page'),
      pressIn(/Buyurtma berish/),
    ]);
    await expect(provider).toHaveURL(`https://payme.invalid/${orders[0]?.id}`);
    await provider.close();
    await comeBack(app);
    await expectSheets(app, 'Toʻlov hali kelmadi');
    await topSheet(app).getByRole('button', { name: 'Boshqa usulda toʻlash' }).click();
    await expectSheets(app, 'Toʻlov hali kelmadi', 'Boshqa usulda toʻlash');
    await pressIn(/Bekor qilib, usulni tanlash/);
    await expectSheets(app, 'Buyurtma berish');
    await topSheet(app).locator('label', { hasText: 'Naqd pul' }).click();
    await expect(topSheet(app).getByRole('radio', { name: 'Naqd pul' })).toBeChecked();
    await pressIn(/Buyurtma berish/);
    await expectSheets(app, 'Buyurtma yuborildi');
    expect(orders).toMatchObject([
      { status: 'CANCELED', body: { paymentType: 'PAYME' } },
      { status: 'CREATED', total: 900_000, body: { paymentType: 'CASH' } },
    ]);
  });
});
