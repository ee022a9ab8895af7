import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { atRest, expectSheets, finger, plovCard, topSheet, untilDrawn } from './steps';

test.use(inMotion);

type Seen = {
  /** upper edges of the panel in each frame from the end of the touch on, px */
  frames: number[];
  /** where the fall begins, where it has come after a 48th of its time, and how long that is, ms */
  fall: { from: number; to: number; ms: number } | null;
};

/** Runs in the page: records how the top sheet moves. */
function watchSheet(): Seen {
  const seen: Seen = { frames: [], fall: null };
  const pane = [...document.querySelectorAll('[role=dialog] > [data-scroller]')].at(-1);
  const panel = pane?.querySelector(':scope > section');
  if (!panel || !pane) throw new Error('No sheet');
  const top = () => panel.getBoundingClientRect().top;
  const each = () => {
    if (!panel.isConnected) return;
    seen.frames.push(top());
    requestAnimationFrame(each);
  };
  addEventListener('touchend', each, { once: true, capture: true });
  new MutationObserver(() => {
    const [motion] = pane.getAnimations();
    if (!motion) return;
    const ms = Number(motion.effect?.getComputedTiming().duration) / 48;
    motion.pause();
    motion.currentTime = 0;
    const from = top();
    motion.currentTime = ms;
    seen.fall = { from, to: top(), ms };
    motion.currentTime = 0;
    motion.play();
  }).observe(pane, { attributeFilter: ['data-falling'] });
  return seen;
}

const steps = (tops: readonly number[]) =>
  tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
const farthest = (tops: readonly number[]) => Math.max(...steps(tops).map(Math.abs));

/** The sheet of a dish, at its top. */
async function openDish(page: Page) {
  await plovCard(page).click();
  await expectSheets(page, 'Toʻy oshi');
  await atRest(page);
  const panel = topSheet(page).locator('section').first();
  const top = () => panel.evaluate((each) => each.getBoundingClientRect().top);
  const height = (await topSheet(page).boundingBox())?.height ?? 0;
  return { touch: await finger(page), top, open: await top(), height };
}

test('a pull that does not close springs back to its place, without a jump and not above it', async ({
  plain,
}) => {
  const { touch, top, open, height } = await openDish(plain);
  const seen = await plain.evaluateHandle(watchSheet);
  await touch.down(195, 110);
  await touch.moveTo(400);
  await touch.rest();
  await touch.up();
  await expect.poll(top).toBeCloseTo(open, 0);
  await untilDrawn(plain, 30);
  await expectSheets(plain, 'Toʻy oshi');
  const { frames } = await seen.jsonValue();
  expect(frames[0]).toBeGreaterThan(open + 200);
  expect(Math.min(...frames)).toBeGreaterThan(open - 1.5);
  expect(farthest(frames)).toBeLessThan(height / 4);
  await expect(topSheet(plain).locator('[style*=opacity]')).toHaveCount(0);
});

test('a flick closes a sheet that was pulled a little, which falls on at the finger’s speed', async ({
  plain,
}) => {
  const { touch, open, height } = await openDish(plain);
  const state = () =>
    plain.evaluate((rest) => {
      const panel = document.querySelector('[role=dialog]:not([data-leaving]) section');
      if (!panel) return 'closed';
      return Math.abs(panel.getBoundingClientRect().top - rest) < 1 ? 'open' : 'moving';
    }, open);
  let seen = await plain.evaluateHandle(watchSheet);
  // A busy machine may hold the finger for longer than a flick lasts.
  for (let tries = 0; tries < 5 && (await state()) === 'open'; tries += 1) {
    seen = await plain.evaluateHandle(watchSheet);
    await touch.down(195, 110);
    await touch.moveTo(250);
    await touch.up();
    await expect.poll(state).not.toBe('moving');
  }
  await expectSheets(plain);
  const { frames, fall } = await seen.jsonValue();
  expect(frames[0]).toBeLessThan(open + height / 4);
  const { from = 0, to = 0, ms = 1 } = fall ?? {};
  // Slower than half a pixel a millisecond no finger flicks; what starts from rest is far below.
  expect((to - from) / ms).toBeGreaterThan(0.4);
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
  const seen = await plain.evaluateHandle(watchSheet);
  await touch.down(195, 110);
  await touch.moveTo(620);
  await touch.rest();
  await touch.up();
  await expectSheets(plain);
  await expect(plain.locator('[role=dialog]')).toHaveCount(0);
  const { frames } = await seen.jsonValue();
  const visible = frames.map((each) => Math.min(each, height));
  expect(Math.min(...steps(visible))).toBeGreaterThan(-1.5);
});

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
  steps(tops).filter((step) => Math.abs(step) > 1.5).length;

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' as const } });

  test('a pull that closes and one that does not end at once', async ({ plain }) => {
    const { touch, top, open } = await openDish(plain);
    const back = await plain.evaluateHandle(watchSheet);
    await touch.down(195, 110);
    await touch.moveTo(380);
    await touch.rest();
    await touch.up();
    await expect.poll(top).toBeCloseTo(open, 0);
    await untilDrawn(plain, 30);
    const { frames } = await back.jsonValue();
    expect(moves(frames)).toBeLessThan(2);
    const away = await plain.evaluateHandle(watchSheet);
    await touch.down(195, 110);
    await touch.moveTo(620);
    await touch.rest();
    await touch.up();
    await expectSheets(plain);
    const gone = await away.jsonValue();
    expect(moves(gone.frames)).toBeLessThan(2);
  });
});
