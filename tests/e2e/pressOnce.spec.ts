import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { row } from './profileSteps';
import { pressIn, sent } from './simulatorSteps';
import { basket, expectSheets, orderAnswers, plovCard, topSheet } from './steps';

// A press belongs to the screen that it was begun on (docs/telegram.md). Every pair of screens whose main
// actions follow each other: a second press of the first action is none of the second. In the browser:
// pressOncePage.spec.ts.

test.use(inMotion);

const order = /Buyurtma berish/;
const toCheckout = /Rasmiylashtirish/;
const checkout = ['Savat', 'Buyurtma berish'];

/** Presses Telegram's main button twice, so many ms apart, as a person who has seen the screen (`fixtures.ts`). */
async function pressTwice(page: Page, app: FrameLocator, ms: number) {
  await expect(page.locator('[data-testid=main-button]')).toBeEnabled();
  await expect(app.locator('html')).not.toHaveAttribute('data-waiting');
  await page.locator('[data-testid=main-button]').evaluate((button: HTMLElement, apart) => {
    button.click();
    const until = performance.now() + apart;
    while (performance.now() < until);
    button.click();
  }, ms);
}

/** Times between two presses, ms: of a hand that trembles, and of one that waits as long as goes unnoticed. */
const hands = [
  { hand: 'at once', quick: 90, slow: 90 },
  { hand: 'after a moment', quick: 200, slow: 350 },
];

for (const { hand, quick, slow } of hands)
  test(`pressed twice, the second time ${hand}, no main action on the way to an order does what the next one does`, async ({
    simulator,
    shop,
  }) => {
    const { page, app } = await simulator({ contact: 'grant' });
    const press = pressIn(page);

    await test.step('a dish that is put into the basket does not open the basket', async () => {
      await plovCard(app).click();
      await topSheet(app).locator('label', { hasText: 'Butun porsiya' }).click();
      await pressTwice(page, app, quick);
      await expectSheets(app);
    });
    await test.step('home’s basket does not go on to the checkout', async () => {
      await expect(page.getByRole('button', { name: basket })).toBeVisible();
      await pressTwice(page, app, quick);
      await expectSheets(app, 'Savat');
    });
    await test.step('the chosen branch does not order', async () => {
      await press(toCheckout);
      await expectSheets(app, ...checkout);
      await topSheet(app)
        .locator('label', { hasText: /^Olib ketish$/ })
        .click();
      await press(/Filialni tanlang/);
      await expectSheets(app, ...checkout, 'Qayerdan olib ketasiz?');
      await pressTwice(page, app, slow);
      await expectSheets(app, ...checkout);
      expect(orderAnswers(shop)).toEqual([]);
    });
    await test.step('the basket’s checkout does not order', async () => {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expectSheets(app, 'Savat');
      await pressTwice(page, app, slow);
      await expectSheets(app, ...checkout);
      expect(orderAnswers(shop)).toEqual([]);
    });
    await test.step('an order does not leave its confirmation', async () => {
      await expect(page.getByRole('button', { name: order })).toBeVisible();
      await pressTwice(page, app, slow);
      await expectSheets(app, 'Buyurtma yuborildi');
      expect(orderAnswers(shop)).toEqual([201]);
      // once it was seen
      await press(/Menyuga/);
      await expectSheets(app);
    });
  });

test('pressed twice, the pin of a new address does not save it without its door', async ({
  simulator,
  shop,
}) => {
  const { page, app } = await simulator({
    contact: 'grant',
    location: 'grant',
    path: '/address/delivery',
  });
  const door = topSheet(app).getByLabel('Podyezd');
  for (const { quick } of hands)
    await test.step(`${quick} ms apart`, async () => {
      await expect(topSheet(app).getByText(/\(\d+\)$/)).toBeVisible();
      await pressTwice(page, app, quick);
      await expect(door).toBeVisible();
      expect(shop.backend.db.addresses).toEqual([]);
      if (quick !== hands.at(-1)?.quick)
        await page.getByRole('button', { name: 'Back', exact: true }).click();
    });
  await pressIn(page)(/^Saqlash/);
  await expect(door).toHaveCount(0);
});

/** Runs in the page: presses what appears, so many ms later. */
async function pressSoon({ selector, ms }: { selector: string; ms: number }) {
  const find = () => document.querySelector<HTMLElement>(selector);
  while (!find()) await new Promise(requestAnimationFrame);
  const until = performance.now() + ms;
  while (performance.now() < until);
  find()?.click();
}

test('Telegram’s yes after 90 ms deletes no account, and is asked for again', async ({
  simulator,
  shop,
  expectErrors,
}) => {
  // what was asked for as the account ended
  expectErrors(/401/);
  const { page, app } = await simulator({ contact: 'grant', path: '/profile' });
  const yes = '[role=dialog] button[data-tone=destructive]';
  const pressed = page.evaluate(pressSoon, { selector: yes, ms: 90 });
  await row(app, 'Hisobni oʻchirish').click();
  await pressed;
  // the second popup: the first is still on screen for a moment
  await expect.poll(async () => (await sent(page, 'web_app_open_popup')).length).toBe(2);
  await expect(page.locator(yes)).toBeVisible();
  expect(shop.backend.db.users).toHaveLength(1);
  // once it could be read
  await page.evaluate(pressSoon, { selector: yes, ms: 700 });
  await expectSheets(app);
  expect(shop.backend.db.users).toEqual([]);

  await test.step('the user is a guest until the app is reopened', async () => {
    await app.getByRole('link', { name: 'Profil' }).click();
    await expect(topSheet(app)).toContainText('Siz tizimga kirmagansiz');
    expect(shop.backend.db.users).toEqual([]);
  });
});
