import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSheets, goToOrder, press } from './steps';

/**
 * Runs in the page before everything else: sums what moved by itself, and names what did. Inside
 * Telegram a press on a native button is no input to the browser, and what follows would count.
 */
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

const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as { sum: number; moved: string[] });

test('nothing moves by itself from home to the accepted order', async ({ page, shop }) => {
  await page.addInitScript(watchShifts);
  await page.goto('/?vendor=demo');
  await goToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma qabul qilindi');
  const { sum, moved } = await shiftsOf(page);
  // 0.00, to two places
  expect(sum, moved.join('\n')).toBeLessThan(0.005);
});
