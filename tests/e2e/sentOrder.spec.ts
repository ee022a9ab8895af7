import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { accepted, choosePayme, providerAfter, waiting } from './paySteps';
import { atRest, expectSheets, goToOrder, press } from './steps';

// The checkout's sheet turns into that of the order, which neither falls nor rises.

test.use({ ...inMotion, hasTouch: true, viewport: { width: 390, height: 780 } });

/** What the frames have shown, from `watchTop` on. */
type Seen = { lowest: number; first: number; titles: string[] };

/** Runs in the page: notes in each frame where the top sheet’s top edge is, and its title. */
function watchTop(): void {
  const seen: Seen = { lowest: 0, first: 0, titles: [] };
  Reflect.set(globalThis, 'seen', seen);
  const look = () => {
    const sheet = document.querySelector('[role=dialog]:not([inert])');
    const edges = [
      ...(sheet?.querySelectorAll('[data-scroller], [data-scroller] > section') ?? []),
    ];
    const tops = edges.map((edge) => edge.getBoundingClientRect().top);
    const top = sheet ? Math.max(...tops) : innerHeight;
    seen.first ||= top;
    seen.lowest = Math.max(seen.lowest, top);
    const title = sheet?.querySelector('h2')?.textContent ?? '';
    if (seen.titles.at(-1) !== title) seen.titles.push(title);
    requestAnimationFrame(look);
  };
  look();
}

async function expectPlaceKept(page: Page, ...titles: string[]): Promise<void> {
  await atRest(page);
  const {
    first,
    lowest,
    titles: seen,
  }: Seen = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  expect(lowest - first).toBeLessThan(40);
  expect(seen).toEqual(titles);
}

test('an order that is sent keeps the place of its checkout, and begins at its top', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  await atRest(page);
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 300);
  await page.evaluate(watchTop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, accepted);
  await expectPlaceKept(page, 'Buyurtma berish', accepted);
  await expect(page.getByRole('dialog').getByRole('heading', { name: accepted })).toBeInViewport();
});

test('so does one that is still to be paid', async ({ page, shop, context }) => {
  await goToOrder(page, shop);
  await choosePayme(page);
  await atRest(page);
  await page.evaluate(watchTop);
  await providerAfter(context, () => press(page, /Buyurtma berish/));
  await expectSheets(page, waiting);
  await expectPlaceKept(page, 'Buyurtma berish', 'Toʻlov sahifasi ochilmoqda', waiting);
});
