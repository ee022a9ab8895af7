import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect } from './fixtures';

/** Where the app is: a page of its own, or Telegram's frame. */
export type Screen = Page | FrameLocator;

/** The sheet that takes what a person does: those beneath it, and one that is leaving, are inert. */
export const topSheet = (screen: Screen): Locator =>
  screen.locator('[role=dialog][aria-modal]:not([inert])');

/** Sees to it that these sheets are open, bottom to top, and that only the last can be used. */
export async function expectSheets(screen: Screen, ...names: (string | RegExp)[]): Promise<void> {
  const open = screen.locator('[role=dialog][aria-modal]:not([data-leaving])');
  await expect(open).toHaveCount(names.length);
  for (const [index, each] of names.entries()) {
    await expect(open.nth(index)).toHaveAccessibleName(each);
  }
  await expect(topSheet(screen)).toHaveCount(Math.min(names.length, 1));
}

/** Presses a button of the top sheet, or of home when no sheet is open, in the plain browser. */
export async function press(page: Page, text: RegExp): Promise<void> {
  const isHome = (await topSheet(page).count()) === 0;
  const place = isHome ? page : topSheet(page);
  await place.getByRole('button', { name: text }).last().click();
}

/** The way to the basket; a card's plus begins with the same letters. */
export const basket = /^Savat(?!ga)/;

/** The card of the wedding plov, whose size must be chosen. */
export const plovCard = (screen: Screen): Locator =>
  screen.getByRole('button', { name: /^Toʻy oshi/ }).first();

/** Puts a whole portion of the wedding plov into the basket. */
export async function addPlov(
  screen: Screen,
  pressMain: (text: RegExp) => Promise<void>,
): Promise<void> {
  await plovCard(screen).click();
  await expect(topSheet(screen)).toHaveAccessibleName('Toʻy oshi');
  await topSheet(screen).locator('label', { hasText: 'Butun porsiya' }).click();
  await pressMain(/Qo‘shish/);
  await expectSheets(screen);
}

/** The code that the backend has sent last. */
export const lastCode = (shop: ServedShop): string => shop.backend.db.codes.at(-1)?.code ?? '';

/** From home to a checkout that only waits for the order, in the plain browser. */
export async function goToOrder(page: Page, shop: ServedShop): Promise<void> {
  await addPlov(page, (text) => press(page, text));
  await press(page, basket);
  await press(page, /Rasmiylashtirish/);
  await press(page, /orqali kirish/);
  await page.getByLabel('Telefon raqami').fill('901234567');
  await press(page, /Kodni olish/);
  await expect(page.getByLabel('SMS kodi')).toBeVisible();
  await page.getByLabel('SMS kodi').fill(lastCode(shop));
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await press(page, /Filialni tanlang/);
  await press(page, /Shu filialni tanlash/);
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}

/** How the backend has answered each time that it was asked to place an order. */
export const orderAnswers = (shop: ServedShop): number[] =>
  shop.backend.calls
    .filter((call) => call.method === 'POST' && call.path === '/orders/v1/orders')
    .map((call) => call.status);

/** A finger on the glass, on the browser's own touch path: it scrolls, pulls and throws. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [at],
    });
  return {
    down: async (x: number, y: number) => {
      at = { x, y };
      await send('touchStart');
    },
    /** moves up or down to `y`, 24 px at a time at most */
    moveTo: async (y: number) => {
      const way = y - at.y;
      const steps = Math.ceil(Math.abs(way) / 24);
      const start = at.y;
      for (let step = 1; step <= steps; step += 1) {
        at = { ...at, y: start + (way * step) / steps };
        await send('touchMove');
      }
    },
    up: () => send('touchEnd'),
  };
}
