import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { expect } from './fixtures';
import { pastDoubleTap } from './pastDoubleTap';
import { byPickUp, plov, type Start, startSignedIn } from './planted';

/** Where the app runs: a page of its own or Telegram's frame. */
export type Screen = Page | FrameLocator;

const interactive = '[role=dialog][aria-modal]:not([inert])';

/** The interactive sheet; those below it and a closing one are inert. */
export const topSheet = (screen: Screen): Locator => screen.locator(interactive);

/** Expects exactly these open sheets, bottom to top, of which only the last is interactive. */
export async function expectSheets(screen: Screen, ...names: (string | RegExp)[]): Promise<void> {
  const open = screen.locator('[role=dialog][aria-modal]:not([data-leaving])');
  await expect(open).toHaveCount(names.length);
  for (const [index, each] of names.entries()) {
    await expect(open.nth(index)).toHaveAccessibleName(each);
  }
  await expect(topSheet(screen)).toHaveCount(Math.min(names.length, 1));
  // Before that, a tap at the same place may count as a double tap (src/ui/taps.ts).
  await expect(screen.locator('[role=dialog][data-leaving]')).toHaveCount(0);
  // A native button shrinks Telegram's frame: a target that moves meanwhile is not clicked.
  if (!('goto' in screen)) await untilHeightStays(screen);
}

const untilHeightStays = (screen: Screen): Promise<void> =>
  screen.locator('html').evaluate(async () => {
    let height = 0;
    for (let same = 0; same < 6; same += 1) {
      if (innerHeight !== height) same = 0;
      height = innerHeight;
      await new Promise(requestAnimationFrame);
    }
  });

/** Reloads the app in the simulator and waits until the old document is gone. */
export async function reloadApp(page: Page, app: Screen): Promise<void> {
  await app.locator('html').evaluate((html) => html.setAttribute('data-before', ''));
  await page.evaluate(() => window.simulator.reload());
  await expect(app.locator('html:not([data-before])')).toBeAttached();
}

/** Waits until the top sheet has opened. */
export const atRest = (screen: Screen) =>
  expect
    .poll(() =>
      topSheet(screen).evaluate((sheet) =>
        sheet
          .getAnimations({ subtree: true })
          .some((motion) => motion.effect?.getComputedTiming().iterations === 1),
      ),
    )
    .toBe(false);

/** Waits for the next frames, however long a busy machine takes for them. */
export const untilDrawn = (page: Page, frames = 5) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, frames);

/**
 * Repeats until it is in view, which may take several times: places are known only once they are mounted. How long
 * that takes does not matter.
 */
export const repeatUntilSeen = (page: Page, go: () => Promise<unknown>, wanted: Locator) =>
  expect(async () => {
    await go();
    await untilDrawn(page);
    const isSeen = await wanted.evaluateAll((all) =>
      all.some((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      }),
    );
    expect(isSeen).toBe(true);
  }).toPass();

/** Waits until home is inert beneath an opened sheet. */
export const untilCovered = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('#root > [role=dialog]') || document.querySelector('#root > [inert]'),
  );

/**
 * Presses a button of the top sheet, or of home when no sheet is open, in the plain browser; late
 * enough after the last tap not to count as a double tap.
 */
export async function press(page: Page, text: RegExp): Promise<void> {
  await pastDoubleTap(page);
  // Looked up again until the click: a sheet may be about to open, or to close.
  const place = page.locator(`${interactive}, body:not(:has(${interactive}))`);
  await place.getByRole('button', { name: text }).last().click();
}

/** The basket button; the add buttons of cards start with the same letters. */
export const basket = /^Savat(?!ga)/;

/** The card of the wedding plov, which requires a size; readers of Arabic get its English name. */
export const plovCard = (screen: Screen): Locator =>
  screen
    .getByRole('article')
    .getByRole('link', { name: /^(Toʻy oshi|Wedding plov)/ })
    .first();

/** Adds a full portion of the wedding plov to the basket. */
export async function addPlov(
  screen: Screen,
  pressMain: (text: RegExp) => Promise<void>,
): Promise<void> {
  await plovCard(screen).click();
  await expect(topSheet(screen)).toHaveAccessibleName('Toʻy oshi');
  // A target that moves between press and release is not clicked.
  await atRest(screen);
  await pastDoubleTap(screen);
  await topSheet(screen).locator('label', { hasText: 'Butun porsiya' }).click();
  await expect(topSheet(screen).getByRole('radio', { name: 'Butun porsiya' })).toBeChecked();
  await pressMain(/Qoʻshish/);
  await expectSheets(screen);
}

/** At the checkout: switches to pick-up at the proposed branch. */
export async function pickUp(
  screen: Screen,
  pressMain: (text: RegExp) => Promise<void>,
): Promise<void> {
  await expectSheets(screen, 'Savat', 'Buyurtma berish');
  await topSheet(screen)
    .locator('label', { hasText: /^Olib ketish$/ })
    .click();
  await pressMain(/Filialni tanlang/);
  await expectSheets(screen, 'Savat', 'Buyurtma berish', 'Qayerdan olib ketasiz?');
  await pressMain(/Shu filialni tanlash/);
  await expectSheets(screen, 'Savat', 'Buyurtma berish');
}

/** The code that the backend sent last. */
export const lastCode = (shop: ServedShop): string => shop.backend.db.codes.at(-1)?.code ?? '';

/** Types the last code, which has been sent by the time the field appears. */
export async function typeCode(field: Locator, shop: ServedShop): Promise<void> {
  await expect(field).toBeVisible();
  await field.fill(lastCode(shop));
}

/** Signs in from the phone step, in the plain browser. */
export async function giveCode(page: Page, shop: ServedShop): Promise<void> {
  await topSheet(page).getByLabel('Telefon raqami').fill('901234567');
  await press(page, /Kodni olish/);
  await typeCode(topSheet(page).getByLabel('SMS kodi'), shop);
}

/** Opens home, where a new user has signed in. */
export const logIn = (page: Page, shop: ServedShop): Promise<void> => startSignedIn(page, shop, {});

const atCheckout = ['/basket', '/checkout'];

/** Opens the checkout above the basket, with a plov of a signed-in user. */
export async function goToCheckout(page: Page, shop: ServedShop): Promise<void> {
  await startSignedIn(page, shop, { basket: [plov], sheets: atCheckout });
  await expectSheets(page, 'Savat', 'Buyurtma berish');
}

/** The same, with pick-up chosen: ready to order. */
export async function goToOrder(
  page: Page,
  shop: ServedShop,
  start: Pick<Start, 'basket' | 'query'> = {},
): Promise<void> {
  await startSignedIn(page, shop, {
    basket: [plov],
    draft: byPickUp,
    sheets: atCheckout,
    ...start,
  });
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  // What it says waits for the session and the rules of ordering.
  await expect(topSheet(page).getByRole('button').last()).toBeEnabled();
}

/** Response status of each attempt to place an order. */
export const orderAnswers = (shop: ServedShop): number[] =>
  shop.backend.calls
    .filter((call) => call.method === 'POST' && call.path === '/orders/v1/orders')
    .map((call) => call.status);

/** A touch through the browser's real input pipeline: it scrolls, pulls and flings. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  // Hit testing uses the last painted frame, so let the current layout be painted.
  await untilDrawn(page, 3);
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
    /** Moves to `y`, and to `x` if given, in steps of at most 24 px. */
    moveTo: async (y: number, x = at.x) => {
      const start = at;
      const [across, down] = [x - start.x, y - start.y];
      const steps = Math.ceil(Math.max(Math.abs(across), Math.abs(down)) / 24);
      for (let step = 1; step <= steps; step += 1) {
        at = { x: start.x + (across * step) / steps, y: start.y + (down * step) / steps };
        await send('touchMove');
      }
    },
    /** Holds still until lifting the finger is no fling (src/ui/onDrag.ts). */
    rest: async () => {
      const start = await page.evaluate(() => performance.now());
      await page.waitForFunction((since) => performance.now() - since > 100, start);
    },
    up: () => send('touchEnd'),
  };
}
