import type { Page } from '@playwright/test';
import { expectNote, writeNote } from './checkoutSteps';
import { expect, test } from './fixtures';
import { random } from './random';
import {
  addPlov,
  basket,
  expectSheets,
  orderAnswers,
  plovCard,
  press,
  topSheet,
  typeCode,
} from './steps';

const kills = 12;
const note = 'Piyozsiz, iltimos';

/** Spreads the kills over the steps: the number of kills after each step. */
function killsAfter(steps: number, seed: number): number[] {
  const next = random(seed);
  const killsPerStep = new Array<number>(steps).fill(0);
  for (let kill = 0; kill < kills; kill += 1) {
    const step = Math.floor(next() * steps);
    killsPerStep[step] = (killsPerStep[step] ?? 0) + 1;
  }
  return killsPerStep;
}

/** As Android does it: without any event, and possibly again while the page is loading. */
async function kill(page: Page, times: number) {
  for (let time = 0; time < times; time += 1) {
    // A navigation may fail while another one commits, so it is retried.
    await expect(() => page.reload({ waitUntil: 'commit' })).toPass();
  }
}

test(`a page killed ${kills} times between the steps of an order loses nothing`, async ({
  plain,
  shop,
}) => {
  test.slow();
  const label = (text: RegExp) => topSheet(plain).locator('label', { hasText: text });
  const atCheckout = ['Savat', 'Buyurtma berish'];
  const keepsNote = () => expectNote(plain, note);

  /** The user's actions and the sheets then open, however often the page is killed. */
  const steps: { act: () => Promise<void>; sheets: string[]; holds?: () => Promise<void> }[] = [
    { act: () => addPlov(plain, (text) => press(plain, text)), sheets: [] },
    { act: () => plovCard(plain).click(), sheets: ['Toʻy oshi'] },
    { act: async () => void (await plain.goBack()), sheets: [] },
    { act: () => press(plain, basket), sheets: ['Savat'] },
    { act: () => press(plain, /Rasmiylashtirish/), sheets: atCheckout },
    { act: () => writeNote(plain, note), sheets: atCheckout, holds: keepsNote },
    { act: () => press(plain, /kirish/), sheets: [...atCheckout, 'Kirish'] },
    {
      act: async () => {
        await plain.getByLabel('Telefon raqami').fill('901234567');
        await press(plain, /Kodni olish/);
      },
      sheets: [...atCheckout, 'Kirish', 'Kodni kiriting'],
    },
    {
      act: () => typeCode(plain.getByLabel('SMS kodi'), shop),
      sheets: atCheckout,
      holds: keepsNote,
    },
    { act: () => label(/^Olib ketish$/).click(), sheets: atCheckout, holds: keepsNote },
    {
      act: async () => {
        await press(plain, /Filialni tanlang/);
        await press(plain, /Shu filialni tanlash/);
      },
      sheets: atCheckout,
      holds: keepsNote,
    },
  ];
  const killsPerStep = killsAfter(steps.length, 2026);
  for (const [index, { act, sheets, holds }] of steps.entries()) {
    await act();
    await expectSheets(plain, ...sheets);
    await holds?.();
    await kill(plain, killsPerStep[index] ?? 0);
    await expectSheets(plain, ...sheets);
    await holds?.();
  }
  await press(plain, /Buyurtma berish/);
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(killsPerStep.reduce((sum, each) => sum + each, 0)).toBe(kills);
  expect(orderAnswers(shop)).toEqual([201]);
  expect(shop.backend.db.orders).toMatchObject([{ note, cartItems: [{}] }]);
});
