import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addPlov, basket, lastCode, orderAnswers, pickUp, press, topSheet } from './steps';

/**
 * From now on every third request of each call is lost on its way, beginning with the `first`th. Over
 * all calls together a press and its look-ups can keep step with the losses for ever; the journey in
 * tests/flakyNetwork.test.ts counts them so.
 */
async function dropEveryThird(page: Page, first: number): Promise<() => number> {
  const counts = new Map<string, number>();
  let dropped = 0;
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    if (count % 3 !== first % 3) return route.continue();
    dropped += 1;
    return route.abort('connectionreset');
  });
  return () => dropped;
}

/**
 * Does what a person does whose press has led nowhere: waits a moment, and presses again where there
 * still is something to press.
 */
const insist = (press: () => Promise<void>, arrived: () => Promise<void>) =>
  expect(async () => {
    await press().catch(() => undefined);
    await arrived();
  }).toPass({ timeout: 200_000 });

const soon = { timeout: 3000 };

/** Presses what is there to be pressed now. */
const tap = (page: Page, text: RegExp) =>
  topSheet(page).getByRole('button', { name: text }).last().click(soon);

for (const first of [1, 2]) {
  test(`an order is made, and once only, where every third request of a call is lost, from the ${first}. on`, async ({
    page,
    shop,
    expectErrors,
  }) => {
    test.slow();
    expectErrors(/ERR_CONNECTION_RESET/);
    const dropped = await dropEveryThird(page, first);
    const code = page.getByLabel('SMS kodi');
    await page.goto('/?vendor=demo');
    await addPlov(page, (text) => press(page, text));
    await press(page, basket);
    await press(page, /Rasmiylashtirish/);
    await press(page, /orqali kirish/);
    await page.getByLabel('Telefon raqami').fill('901234567');
    await insist(
      () => tap(page, /Kodni olish/),
      () => expect(code).toBeVisible(soon),
    );
    await insist(
      () => code.fill(lastCode(shop), soon),
      () => expect(topSheet(page)).toHaveAccessibleName('Buyurtma berish', soon),
    );
    await pickUp(page, (text) => press(page, text));
    // An order that was lost is looked for over a minute; then sending it again is the person's choice.
    await insist(
      () => tap(page, /Buyurtma berish|Qayta yuborish/),
      () => expect(topSheet(page)).toHaveAccessibleName('Buyurtma qabul qilindi', soon),
    );
    expect(orderAnswers(shop)).toEqual([201]);
    expect(shop.backend.db.orders).toHaveLength(1);
    expect(dropped()).toBeGreaterThan(3);
  });
}
