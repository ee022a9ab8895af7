import type { Locator, Page } from '@playwright/test';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { settingsOf } from './shopSteps';
import { atRest, expectSheets, finger, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

/** Marks every row that scrolls sideways inside `scope`; returns their classes, to name them. */
const markRows = (scope: Locator): Promise<string[]> =>
  scope.evaluate((element) => {
    const rows = [...element.querySelectorAll('*')].filter((each) => {
      const { overflowX } = getComputedStyle(each);
      return overflowX === 'auto' && each.scrollWidth > each.clientWidth + 1;
    });
    rows.forEach((row, at) => {
      row.setAttribute('data-row-under-test', String(at));
    });
    return rows.map(({ className }) => className);
  });

/** Drags upwards from a row’s middle, and expects the page or sheet behind it to scroll. */
async function expectPageMoves(page: Page, row: Locator, name: string): Promise<void> {
  await row.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const position = () =>
    row.evaluate((each) => window.scrollY + (each.closest('[data-scroller]')?.scrollTop ?? 0));
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not shown');
  const before = await position();
  const touch = await finger(page);
  const y = box.y + box.height / 2;
  await touch.down(190, y);
  await touch.moveTo(y - 120);
  await expect.poll(async () => (await position()) - before, name).toBeGreaterThan(60);
  await touch.rest();
  await touch.up();
}

test('the page behind moves when a finger starts on any row that scrolls sideways', async ({
  page,
  shop,
}) => {
  await becomeCustomer(page, shop);
  const settings = Object.assign(settingsOf(shop), { multiTabNavigationEnabled: true });
  await page.goto('/?vendor=demo');
  await untilAlive(page);
  const body = page.locator('body');
  await expect.poll(async () => (await markRows(body)).length).toBeGreaterThanOrEqual(4);
  const rows = await markRows(body);
  for (const [at, name] of rows.entries()) {
    await expectPageMoves(page, page.locator(`[data-row-under-test="${at}"]`), `home: ${name}`);
  }

  // each brand has a basket of its own
  settings.multiTabNavigationEnabled = false;
  for (const [path, ...names] of [
    ['/basket', 'Savat'],
    ['/reservation', /.*/],
  ] as const) {
    // little room, so that there is something to scroll
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto(`${path}?vendor=demo`);
    await expectSheets(page, ...names);
    await atRest(page);
    const sheet = topSheet(page);
    await expect.poll(async () => (await markRows(sheet)).length).toBeGreaterThan(0);
    for (const [at, name] of (await markRows(sheet)).entries()) {
      const row = sheet.locator(`[data-row-under-test="${at}"]`);
      await expectPageMoves(page, row, `${path}: ${name}`);
    }
  }
});
