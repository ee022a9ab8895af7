import type { Locator, Page } from '@playwright/test';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { settingsOf } from './shopSteps';
import { atRest, expectSheets, finger, topSheet, untilDrawn } from './steps';
import { untilAlive } from './untilAlive';
import { openDish, stepsOf, watchFall } from './watchFall';

test.use(inMotion);

type Touch = Awaited<ReturnType<typeof openDish>>['touch'];

const pullSlowly = async (touch: Touch) => {
  await touch.down(195, 110);
  await touch.moveTo(620);
  await touch.rest();
  await touch.up();
};
const pullFar = async (touch: Touch) => {
  await touch.down(195, 110);
  await touch.moveTo(830);
  await touch.up();
};

test('a sheet that is pulled down moves to the lower edge in one movement, and opens whole again', async ({
  plain,
}) => {
  for (const [way, pull] of [
    ['slowly, and let go', pullSlowly],
    ['far, in one move', pullFar],
  ] as const)
    await test.step(way, async () => {
      const { touch, height } = await openDish(plain);
      const seen = await watchFall(plain);
      await pull(touch);
      await expectSheets(plain);
      await expect(plain.locator('[role=dialog]')).toHaveCount(0);
      const { frames, fall } = await seen.jsonValue();
      // Below the lower edge nothing is seen. A pixel is rounding: scrolling ends at whole ones.
      const visible = frames.map((top) => Math.min(top, height));
      expect(Math.min(...stepsOf(visible))).toBeGreaterThan(-1.5);
      expect(Math.min(...stepsOf(fall))).toBeGreaterThan(-0.5);
      expect(Math.max(...stepsOf(fall))).toBeLessThan(height / 4);
      expect(fall.at(-1)).toBeGreaterThanOrEqual(height - 1);
      expect(fall.at(-1)).toBeLessThan(height + 40);
      // What scrolling adds while it ends does not send the sheet far below.
      expect(Math.max(...frames)).toBeLessThan(height * 1.25);
    });

  await test.step('a sheet that has fallen opens whole again', async () => {
    await plain.goForward();
    await expectSheets(plain, 'Toʻy oshi');
    await atRest(plain);
    await expect(topSheet(plain).getByRole('heading', { name: 'Toʻy oshi' })).toBeInViewport();
    await expect(topSheet(plain).locator('[data-falling]')).toHaveCount(0);
  });
});

test('a pull that does not close springs back to its place, without a jump and not above it; a flick closes, and falls on at the finger’s speed', async ({
  plain,
}) => {
  const { touch, top, open, height } = await openDish(plain);
  const back = await watchFall(plain);
  await touch.down(195, 110);
  await touch.moveTo(400);
  await touch.rest();
  await touch.up();
  await expect.poll(top).toBeCloseTo(open, 0);
  await untilDrawn(plain, 30);
  await expectSheets(plain, 'Toʻy oshi');
  const { frames } = await back.jsonValue();
  expect(frames[0]).toBeGreaterThan(open + 200);
  expect(Math.min(...frames)).toBeGreaterThan(open - 1.5);
  expect(Math.max(...stepsOf(frames).map(Math.abs))).toBeLessThan(height / 4);
  await expect(topSheet(plain).locator('[style*=opacity]')).toHaveCount(0);

  await test.step('a flick closes a sheet that was pulled a little', async () => {
    const state = () =>
      plain.evaluate((rest) => {
        const panel = document.querySelector('[role=dialog]:not([data-leaving]) section');
        if (!panel) return 'closed';
        return Math.abs(panel.getBoundingClientRect().top - rest) < 1 ? 'open' : 'moving';
      }, open);
    let seen = await watchFall(plain);
    // A busy machine may hold the finger for longer than a flick lasts.
    for (let tries = 0; tries < 5 && (await state()) === 'open'; tries += 1) {
      seen = await watchFall(plain);
      await touch.down(195, 110);
      await touch.moveTo(250);
      await touch.up();
      await expect.poll(state).not.toBe('moving');
    }
    await expectSheets(plain);
    const { frames, start } = await seen.jsonValue();
    expect(frames[0]).toBeLessThan(open + height / 4);
    const { from = 0, to = 0, ms = 1 } = start ?? {};
    // Slower than half a pixel a millisecond no finger flicks; what starts from rest is far below.
    expect((to - from) / ms).toBeGreaterThan(0.4);
  });
});

test('a long sheet that was scrolled back to its top is pulled down from there', async ({
  plain,
}) => {
  const { touch, top, open, height } = await openDish(plain);
  await touch.down(195, 700);
  await touch.moveTo(300);
  await touch.rest();
  await touch.up();
  await expect.poll(top).toBeLessThan(open - 200);
  await touch.down(195, 200);
  await touch.moveTo(800);
  await touch.rest();
  const isPulled = (await top()) > open + 16;
  await touch.up();
  // The gesture that scrolls back may end in a pull; it is no throw.
  expect(isPulled).toBe(true);
  await expect.poll(top).toBeCloseTo(open, 0);
  const seen = await watchFall(plain);
  await pullSlowly(touch);
  await expectSheets(plain);
  await expect(plain.locator('[role=dialog]')).toHaveCount(0);
  const { frames } = await seen.jsonValue();
  const visible = frames.map((each) => Math.min(each, height));
  expect(Math.min(...stepsOf(visible))).toBeGreaterThan(-1.5);
});

// On a page of its own each: what closes goes back in the history, which ends a visit that has just begun.
for (const pulledTo of [200, 400, 620])
  test(`a screen that is turned during a pull to ${pulledTo} leaves nothing mid-way`, async ({
    plain,
  }) => {
    const { touch } = await openDish(plain);
    await touch.down(195, 110);
    await touch.moveTo(pulledTo);
    await plain.setViewportSize({ width: 844, height: 390 });
    await touch.up();
    const state = () =>
      plain.evaluate(() => {
        const pane = [...document.querySelectorAll('[role=dialog] > [data-scroller]')].at(-1);
        const panel = pane?.querySelector(':scope > section');
        if (!panel || !pane) return 'closed';
        const distance = panel.getBoundingClientRect().top - pane.getBoundingClientRect().top;
        const scrim = pane.previousElementSibling;
        const isDim = scrim !== null && getComputedStyle(scrim).opacity === '1';
        return Math.abs(distance) < 1 && isDim ? 'open' : `${distance}, ${isDim}`;
      });
    await expect.poll(state).toMatch(/^(open|closed)$/);
  });

const moves = (tops: readonly number[]) =>
  stepsOf(tops).filter((step) => Math.abs(step) > 1.5).length;

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' as const } });

  test('a pull that closes and one that does not end at once', async ({ plain }) => {
    const { touch, top, open } = await openDish(plain);
    const back = await watchFall(plain);
    await touch.down(195, 110);
    await touch.moveTo(380);
    await touch.rest();
    await touch.up();
    await expect.poll(top).toBeCloseTo(open, 0);
    await untilDrawn(plain, 30);
    const { frames } = await back.jsonValue();
    expect(moves(frames)).toBeLessThan(2);
    const away = await watchFall(plain);
    await pullSlowly(touch);
    await expectSheets(plain);
    const gone = await away.jsonValue();
    expect(moves(gone.frames)).toBeLessThan(2);
  });
});

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
