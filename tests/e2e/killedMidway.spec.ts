import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { random } from './random';
import {
  basket,
  expectSheets,
  giveCode,
  orderAnswers,
  plovCard,
  press,
  topSheet,
  typeCode,
} from './steps';

const note = 'Piyozsiz, iltimos';

/** So many frames after a tap, with the call that it makes under way: to the server, or back from it. */
type Moment = { frames: number; isHeard: boolean };

/** A moment for each step of an order. */
function momentsOf(seed: number, steps: number): Moment[] {
  const next = random(seed);
  return Array.from({ length: steps }, () => ({
    frames: Math.floor(next() * 20),
    isHeard: next() < 0.5,
  }));
}

/** What the device keeps of the basket and the draft. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      /^(cart|draft):/.test(key) ? value : [],
    ),
  );

/**
 * Does `act` and kills the page in the middle of it: nothing is said before, and a call that is under
 * way is cut off before or after the server has heard it.
 */
async function killDuring(page: Page, act: () => Promise<void>, moment: Moment): Promise<void> {
  const held: Route[] = [];
  const isCall = /\/api\/.*(login|orders\/v1\/orders$|calculate)/;
  await page.route(isCall, async (route) => {
    if (moment.isHeard) await route.fetch();
    held.push(route);
  });
  await act();
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, moment.frames);
  await page.reload({ waitUntil: 'commit' });
  for (const route of held) await route.abort().catch(() => undefined);
  await page.unroute(isCall);
}

for (const seed of [3, 11, 2027]) {
  test(`a page that is killed in the middle of every step of an order loses nothing, seed ${seed}`, async ({
    plain,
    shop,
    expectErrors,
  }) => {
    test.slow();
    // a call that was heard and cut off: the second one is told to wait
    expectErrors(/429/);
    const noteField = plain.getByLabel('Oshxona uchun izoh');
    const atCheckout = ['Savat', 'Buyurtma berish'];
    const label = (text: RegExp | string) => topSheet(plain).locator('label', { hasText: text });
    const isNoted = () => expect(noteField).toHaveValue(note);
    const phone = plain.getByLabel('Telefon raqami');

    /** What the person does, and where it leads. */
    const steps: {
      act: () => Promise<void>;
      /** what is left to be done when the page was killed before it led there */
      again?: () => Promise<void>;
      path: string;
      sheets: string[];
      holds?: () => Promise<void>;
    }[] = [
      { act: () => plovCard(plain).click(), path: '/product/toy-oshi', sheets: ['Toʻy oshi'] },
      {
        act: async () => {
          await label('Butun porsiya').click();
          await press(plain, /Qoʻshish/);
        },
        // What is in the basket is not put there twice: the sheet is only left.
        again: async () => void (await plain.goBack()),
        path: '/',
        sheets: [],
      },
      { act: () => press(plain, basket), path: '/basket', sheets: ['Savat'] },
      { act: () => press(plain, /Rasmiylashtirish/), path: '/checkout', sheets: atCheckout },
      { act: () => noteField.fill(note), path: '/checkout', sheets: atCheckout, holds: isNoted },
      { act: () => press(plain, /kirish/), path: '/login', sheets: [...atCheckout, 'Kirish'] },
      {
        act: async () => {
          await phone.fill('901234567');
          await press(plain, /Kodni olish/);
        },
        path: '/login/confirm',
        sheets: [...atCheckout, 'Kirish', 'Kodni kiriting'],
      },
      {
        act: () => typeCode(plain.getByLabel('SMS kodi'), shop),
        // A code counts once: whoever is not told that it did asks for another, a minute later.
        again: async () => {
          shop.backend.clock.advance(60_000);
          await press(plain, /Raqamni oʻzgartirish/);
          await expectSheets(plain, ...atCheckout, 'Kirish');
          await giveCode(plain, shop);
        },
        path: '/checkout',
        sheets: atCheckout,
        holds: isNoted,
      },
      {
        act: () => label(/^Olib ketish$/).click(),
        path: '/checkout',
        sheets: atCheckout,
        holds: () => expect(label(/^Olib ketish$/).locator('input')).toBeChecked(),
      },
      {
        act: () => press(plain, /Filialni tanlang/),
        path: '/address/pickup2',
        sheets: [...atCheckout, 'Qayerdan olib ketasiz?'],
      },
      {
        act: () => press(plain, /Shu filialni tanlash/),
        path: '/checkout',
        sheets: atCheckout,
        holds: () => expect(topSheet(plain).getByText('Markaz').first()).toBeVisible(),
      },
    ];

    const moments = momentsOf(seed, steps.length);
    const path = () => new URL(plain.url()).pathname;
    let before = { path: '/', sheets: [] as string[] };
    for (const [index, step] of steps.entries()) {
      const moment = moments[index] ?? { frames: 0, isHeard: false };
      await test.step(`step ${index}: ${JSON.stringify(moment)}`, async () => {
        await killDuring(plain, step.act, moment);
        const [stored, isThere] = [await kept(plain), path() === step.path];
        expect([before.path, step.path]).toContain(path());
        await expectSheets(plain, ...(isThere ? step : before).sheets);
        // What was typed or chosen is there in any case; what was on its way is asked for again.
        if (!isThere) await (step.again ?? step.act)();
        await expectSheets(plain, ...step.sheets);
        await step.holds?.();
        if (index > 0) expect(stored.join()).toContain('toy-oshi');
        if (index > 3) expect(stored.join()).toContain(note);
      });
      before = step;
    }
    const moment = moments[0] ?? { frames: 0, isHeard: false };
    await killDuring(plain, () => press(plain, /Buyurtma berish/), moment);
    const again = topSheet(plain).getByRole('button', { name: /Buyurtma berish/ });
    const done = topSheet(plain).and(plain.getByRole('dialog', { name: 'Buyurtma qabul qilindi' }));
    // An order that may still be on its way is looked for; sending again is a step of its own then.
    const onceMore = topSheet(plain).getByRole('button', { name: 'Qayta yuborish' });
    const wayOn = again.and(plain.locator(':enabled')).or(onceMore).or(done).first();
    await expect(wayOn).toBeVisible({ timeout: 100_000 });
    if (await onceMore.isVisible()) {
      await onceMore.click();
      await expect(topSheet(plain)).toHaveAccessibleName('Buyurtma berish');
      await onceMore.click();
    } else if (!(await done.isVisible())) await again.click();
    await expectSheets(plain, 'Buyurtma qabul qilindi');
    expect(orderAnswers(shop)).toEqual([201]);
    expect(shop.backend.db.orders).toMatchObject([{ note, cartItems: [{}] }]);
  });
}
