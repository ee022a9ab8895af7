import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { addOne } from './shopSteps';
import { basket, expectSheets, press, topSheet } from './steps';
import { walkToOrder } from './walkToOrder';

test.use(inMotion);

/**
 * Runs in the page before everything else: sums the layout shifts and records their elements.
 * Shifts within 500 ms of input count only with `afterTouch`, because Telegram's native buttons are
 * no input to the browser.
 */
function watchShifts(afterTouch = false) {
  const shifts = { sum: 0, moved: [] as string[] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!afterTouch && Reflect.get(entry, 'hadRecentInput')) continue;
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

test('from home to the accepted order there is no unexpected layout shift', async ({
  page,
  shop,
}) => {
  await page.addInitScript(watchShifts, false);
  await page.goto('/?vendor=demo');
  await walkToOrder(page, shop);
  await press(page, /Buyurtma berish/);
  await expectSheets(page, 'Buyurtma yuborildi');
  const { sum, moved } = await shiftsOf(page);
  // 0.00 when rounded
  expect(sum, moved.join('\n')).toBeLessThan(0.005);
});

test('a toast slides out of the way of the next one and stays fully visible above it', async ({
  page,
}) => {
  await page.addInitScript(watchShifts, true);
  await page.goto('/?vendor=demo');
  await addOne(page);
  await page.getByRole('button', { name: /^Savatga qoʻshish: Choyxona oshi/ }).click();
  const notice = (name: string) =>
    page.getByRole('region', { name: 'Bildirishnomalar' }).getByText(name).locator('..');
  await press(page, basket);
  const remove = (name: string) =>
    topSheet(page).getByRole('group', { name }).getByRole('button').first().dispatchEvent('click');
  // At once: a press ends a notice whose time is over.
  await Promise.all(['Issiq patir', 'Choyxona oshi'].map(remove));
  await expect(notice('Choyxona oshi')).toBeVisible();
  const gap = () =>
    notice('Issiq patir').evaluate((first) => {
      const next = first.nextElementSibling?.getBoundingClientRect();
      return next && next.top - first.getBoundingClientRect().bottom;
    });
  await expect.poll(gap).toBe(16);
  expect((await shiftsOf(page)).moved.filter((html) => html.includes('toast'))).toEqual([]);
});
