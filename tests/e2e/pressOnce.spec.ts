import type { FrameLocator, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import type { Situation } from '../../mocks/telegram/situation/situation';
import { expect, type Launched, test } from './fixtures';
import { inMotion } from './inMotion';
import { row } from './profileSteps';
import { goToOrder, pressIn } from './simulatorSteps';
import { addPlov, basket, expectSheets, orderAnswers, plovCard, topSheet } from './steps';

// A press belongs to the screen that it was begun on (docs/telegram.md). Every pair of screens whose main
// actions follow each other: a second press of the first action is none of the second. In the browser:
// pressOncePage.spec.ts.

test.use(inMotion);

const order = /Buyurtma berish/;
const toCheckout = /Rasmiylashtirish/;

/** Presses Telegram's main button twice, so many ms apart, however busy the machine is. */
const pressTwice = (page: Page, ms: number) =>
  page.locator('[data-testid=main-button]').evaluate((button: HTMLElement, apart) => {
    button.click();
    const until = performance.now() + apart;
    while (performance.now() < until);
    button.click();
  }, ms);

type Pair = {
  name: string;
  /** of two presses, ms */
  apart: readonly number[];
  situation?: Partial<Situation>;
  /** To the first screen, with its action on the main button. */
  begin: (launched: Launched, shop: ServedShop) => Promise<unknown>;
  /** After both presses: the second screen, untouched. */
  first: (launched: Launched, shop: ServedShop) => Promise<unknown>;
  /** A third press, once the screen was seen; and what it does. */
  next: RegExp;
  second: (launched: Launched, shop: ServedShop) => Promise<unknown>;
};

const quick = [90, 200];
const quickOrSlow = [90, 350];

const pairs: readonly Pair[] = [
  {
    name: 'a dish that is put into the basket does not open the basket',
    apart: quick,
    begin: async ({ app }) => {
      await plovCard(app).click();
      await topSheet(app).locator('label', { hasText: 'Butun porsiya' }).click();
    },
    first: ({ app }) => expectSheets(app),
    next: basket,
    second: ({ app }) => expectSheets(app, 'Savat'),
  },
  {
    name: 'home’s basket does not go on to the checkout',
    apart: quick,
    begin: ({ page, app }) => addPlov(app, pressIn(page)),
    first: ({ app }) => expectSheets(app, 'Savat'),
    next: toCheckout,
    second: ({ app }) => expectSheets(app, 'Savat', 'Buyurtma berish'),
  },
  {
    name: 'the basket’s checkout does not order',
    apart: quickOrSlow,
    begin: async ({ page, app }) => {
      await goToOrder(page, app);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expectSheets(app, 'Savat');
    },
    first: async ({ app }, shop) => {
      await expectSheets(app, 'Savat', 'Buyurtma berish');
      expect(orderAnswers(shop)).toEqual([]);
    },
    next: order,
    second: async ({ app }, shop) => {
      await expectSheets(app, 'Buyurtma yuborildi');
      expect(orderAnswers(shop)).toEqual([201]);
    },
  },
  {
    name: 'the chosen branch does not order',
    apart: quickOrSlow,
    begin: async ({ page, app }) => {
      const press = pressIn(page);
      await addPlov(app, press);
      await press(basket);
      await press(toCheckout);
      await topSheet(app)
        .locator('label', { hasText: /^Olib ketish$/ })
        .click();
      await press(/Filialni tanlang/);
      await expectSheets(app, 'Savat', 'Buyurtma berish', 'Qayerdan olib ketasiz?');
    },
    first: async ({ app }, shop) => {
      await expectSheets(app, 'Savat', 'Buyurtma berish');
      expect(orderAnswers(shop)).toEqual([]);
    },
    next: order,
    second: ({ app }) => expectSheets(app, 'Buyurtma yuborildi'),
  },
  {
    name: 'an order does not leave its confirmation',
    apart: quickOrSlow,
    begin: ({ page, app }) => goToOrder(page, app),
    first: async ({ app }, shop) => {
      await expectSheets(app, 'Buyurtma yuborildi');
      expect(orderAnswers(shop)).toEqual([201]);
    },
    next: /Menyuga/,
    second: ({ app }) => expectSheets(app),
  },
  {
    name: 'the pin of a new address does not save it without its door',
    apart: quick,
    situation: { path: '/address/delivery' },
    begin: ({ app }) => expect(topSheet(app).getByText(/\(\d+\)$/)).toBeVisible(),
    first: async ({ app }, shop) => {
      await expect(topSheet(app).getByLabel('Podyezd')).toBeVisible();
      expect(shop.backend.db.addresses).toEqual([]);
    },
    next: /^Saqlash/,
    second: ({ app }) => expect(topSheet(app).getByLabel('Podyezd')).toHaveCount(0),
  },
];

for (const { name, apart, situation, begin, first, next, second } of pairs)
  for (const ms of apart)
    test(`pressed twice in ${ms} ms, ${name}`, async ({ simulator, shop }) => {
      const launched = await simulator({ contact: 'grant', location: 'grant', ...situation });
      const { page } = launched;
      await begin(launched, shop);
      await rested(page, launched.app);
      await pressTwice(page, ms);
      await first(launched, shop);
      await pressIn(page)(next);
      await second(launched, shop);
    });

/** As a person who has seen the screen presses: what is rested can be pressed (`fixtures.ts`). */
async function rested(page: Page, app: FrameLocator) {
  await expect(page.locator('[data-testid=main-button]')).toBeEnabled();
  await expect(app.locator('html')).not.toHaveAttribute('data-waiting');
}

/** Runs in the page: presses what appears, so many ms later. */
async function pressSoon({ selector, ms }: { selector: string; ms: number }) {
  const find = () => document.querySelector<HTMLElement>(selector);
  while (!find()) await new Promise(requestAnimationFrame);
  const until = performance.now() + ms;
  while (performance.now() < until);
  find()?.click();
}

for (const ms of [90])
  test(`Telegram’s yes after ${ms} ms deletes no account, and is asked for again`, async ({
    simulator,
    shop,
    expectErrors,
  }) => {
    // what was asked for as the account ended
    expectErrors(/401/);
    const { page, app } = await simulator({ contact: 'grant', path: '/profile' });
    const yes = '[role=dialog] button[data-tone=destructive]';
    const pressed = page.evaluate(pressSoon, { selector: yes, ms });
    await row(app, 'Hisobni oʻchirish').click();
    await pressed;
    await expect(page.locator(yes)).toBeVisible();
    expect(shop.backend.db.users).toHaveLength(1);
    // once it could be read
    await page.evaluate(pressSoon, { selector: yes, ms: 700 });
    await expectSheets(app);
    expect(shop.backend.db.users).toEqual([]);
  });
