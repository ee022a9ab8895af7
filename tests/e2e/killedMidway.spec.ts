import type { Page, Route } from '@playwright/test';
import { expectNote, writeNote } from './checkoutSteps';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
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

test.use(inMotion);

const note = 'Piyozsiz, iltimos';

/** The kill comes this many frames after a tap, before or after the request reaches the server. */
type Moment = { frames: number; isReceived: boolean };

/** One moment per step of an order. */
function momentsOf(seed: number, steps: number): Moment[] {
  const next = random(seed);
  return Array.from({ length: steps }, () => ({
    frames: Math.floor(next() * 20),
    isReceived: next() < 0.5,
  }));
}

/** The stored basket and draft. */
const storedDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      /^(cart|draft):/.test(key) ? value : [],
    ),
  );

/**
 * Runs `act` and kills the page during it, without any event; a request in flight is cut off before
 * or after it reaches the server.
 */
async function killDuring(page: Page, act: () => Promise<void>, moment: Moment): Promise<void> {
  const held: Route[] = [];
  const isCall = /\/api\/.*(login|orders\/v1\/orders$|calculate)/;
  await page.route(isCall, async (route) => {
    if (moment.isReceived) await route.fetch();
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

test('a page killed in the middle of every step of an order loses nothing', async ({
  plain,
  shop,
  expectErrors,
}) => {
  test.slow();
  // The code request may have reached the server, which then throttles the next one.
  expectErrors(/429/);
  const atCheckout = ['Savat', 'Buyurtma berish'];
  const label = (text: RegExp | string) => topSheet(plain).locator('label', { hasText: text });
  const keepsNote = () => expectNote(plain, note);
  const phone = plain.getByLabel('Telefon raqami');

  /** The user's actions and where they lead. */
  const steps: {
    act: () => Promise<void>;
    /** Runs instead of `act` when the page was killed before it led there. */
    retry?: () => Promise<void>;
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
      // The item is already in the basket: only close the sheet.
      retry: async () => void (await plain.goBack()),
      path: '/',
      sheets: [],
    },
    { act: () => press(plain, basket), path: '/basket', sheets: ['Savat'] },
    { act: () => press(plain, /Rasmiylashtirish/), path: '/checkout', sheets: atCheckout },
    {
      act: () => writeNote(plain, note),
      path: '/checkout',
      sheets: atCheckout,
      holds: keepsNote,
    },
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
      // A code works once: if the response was lost, a new one can be requested after a minute.
      retry: async () => {
        shop.backend.clock.advance(60_000);
        await press(plain, /Raqamni oʻzgartirish/);
        await expectSheets(plain, ...atCheckout, 'Kirish');
        await giveCode(plain, shop);
      },
      path: '/checkout',
      sheets: atCheckout,
      holds: keepsNote,
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

  const moments = momentsOf(2027, steps.length);
  const path = () => new URL(plain.url()).pathname;
  let before = { path: '/', sheets: [] as string[] };
  for (const [index, step] of steps.entries()) {
    const moment = moments[index] ?? { frames: 0, isReceived: false };
    await test.step(`step ${index}: ${JSON.stringify(moment)}`, async () => {
      await killDuring(plain, step.act, moment);
      const [stored, isThere] = [await storedDrafts(plain), path() === step.path];
      expect([before.path, step.path]).toContain(path());
      await expectSheets(plain, ...(isThere ? step : before).sheets);
      // Typed and chosen values must be stored; a request that was cut off is made again.
      if (!isThere) await (step.retry ?? step.act)();
      await expectSheets(plain, ...step.sheets);
      await step.holds?.();
      if (index > 0) expect(stored.join()).toContain('toy-oshi');
      if (index > 3) expect(stored.join()).toContain(note);
    });
    before = step;
  }
  const moment = moments[0] ?? { frames: 0, isReceived: false };
  // A lost order is looked up for a minute, which passes faster by the page's own clock.
  await plain.clock.install({ time: Date.now() + shop.shift });
  await killDuring(plain, () => press(plain, /Buyurtma berish/), moment);
  const submit = topSheet(plain).getByRole('button', { name: /Buyurtma berish/ });
  const done = topSheet(plain).and(plain.getByRole('dialog', { name: 'Buyurtma yuborildi' }));
  // A possibly sent order is looked up first; sending it again takes a separate step.
  const resend = topSheet(plain).getByRole('button', { name: 'Qayta yuborish' });
  const nextStep = submit.and(plain.locator(':enabled')).or(resend).or(done).first();
  await expect(async () => {
    await plain.clock.runFor(5000);
    await expect(nextStep).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 100_000 });
  if (await resend.isVisible()) {
    await resend.click();
    await expect(topSheet(plain)).toHaveAccessibleName('Buyurtma berish');
    await resend.click();
  } else if (!(await done.isVisible())) await submit.click();
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(orderAnswers(shop)).toEqual([201]);
  expect(shop.backend.db.orders).toMatchObject([{ note, cartItems: [{}] }]);
});
