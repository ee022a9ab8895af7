import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addPlov, basket, expectSheets, goToOrder, pickUp, press } from './steps';

/** Runs in each frame before everything else: sums what moved by itself, and names what did. */
function watchShifts() {
  const shifts = { sum: 0, moved: [] as string[] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      shifts.sum += Number(Reflect.get(entry, 'value'));
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      for (const { node } of sources) {
        if (node instanceof Element) shifts.moved.push(node.outerHTML.slice(0, 120));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (screen: Page | FrameLocator) =>
  screen
    .locator('body')
    .evaluate(() => Reflect.get(window, 'shifts') as { sum: number; moved: string[] });

/** What a person sees as still: 0.00, to two places. */
async function expectStill(screen: Page | FrameLocator) {
  const { sum, moved } = await shiftsOf(screen);
  expect(sum, moved.join('\n')).toBeLessThan(0.005);
}

test('nothing moves by itself from home to the accepted order in the plain browser', async ({
  page,
  shop,
}) => {
  await page.addInitScript(watchShifts);
  await page.goto('/?vendor=demo');
  await goToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma qabul qilindi');
  await expectStill(page);
});

test('nothing moves by itself from home to the accepted order inside Telegram', async ({
  context,
  simulator,
}) => {
  await context.addInitScript(watchShifts);
  const { page, app } = await simulator({ contact: 'grant' });
  const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
  await addPlov(app, pressIn);
  await pressIn(basket);
  await expectSheets(app, 'Savat');
  await pressIn(/Rasmiylashtirish/);
  await pickUp(app, pressIn);
  await pressIn(/Buyurtma berish/);
  await expectSheets(app, 'Buyurtma qabul qilindi');
  await expectStill(app);
});
