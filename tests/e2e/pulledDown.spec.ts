import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { atRest, expectSheets, finger, plovCard, topSheet } from './steps';

test.use(inMotion);

/** What a person sees after the finger has been lifted: upper edges of the panel, px. */
type Seen = {
  /** in each frame */
  frames: number[];
  /** in twelve equal parts of the fall */
  fall: number[];
};

/** Runs in the page: records how the top sheet leaves, from the end of the touch on. */
function watchLeaving(): Seen {
  const seen: Seen = { frames: [], fall: [] };
  const pane = [...document.querySelectorAll('[role=dialog] > [data-scroller]')].at(-1);
  const panel = pane?.querySelector(':scope > section');
  if (!panel || !pane) throw new Error('No sheet');
  const top = () => panel.getBoundingClientRect().top;
  const each = () => {
    if (!panel.isConnected) return;
    seen.frames.push(top());
    requestAnimationFrame(each);
  };
  addEventListener('touchend', () => each(), { once: true, capture: true });
  new MutationObserver(() => {
    const [motion] = pane.getAnimations();
    if (!motion) return;
    const { duration } = motion.effect?.getComputedTiming() ?? {};
    motion.pause();
    for (let part = 0; part <= 12; part += 1) {
      motion.currentTime = (Number(duration) * part) / 12;
      seen.fall.push(top());
    }
    motion.currentTime = 0;
    motion.play();
  }).observe(pane, { attributeFilter: ['data-falling'] });
  return seen;
}

const steps = (tops: readonly number[]) =>
  tops.slice(1).map((top, index) => top - (tops[index] ?? 0));

/** The sheet of a dish, at its top. */
async function openDish(page: Page) {
  await plovCard(page).click();
  await expectSheets(page, 'Toʻy oshi');
  await atRest(page);
  return finger(page);
}

type Touch = Awaited<ReturnType<typeof finger>>;

const pulls: Record<string, (touch: Touch) => Promise<unknown>> = {
  'slowly, and let go': async (touch) => {
    await touch.down(195, 110);
    await touch.moveTo(620);
    await touch.rest();
    await touch.up();
  },
  'far, in one move': async (touch) => {
    await touch.down(195, 110);
    await touch.moveTo(830);
    await touch.up();
  },
};

for (const [way, pull] of Object.entries(pulls))
  test(`a sheet that is pulled down ${way}, moves to the lower edge in one movement`, async ({
    plain,
  }) => {
    const touch = await openDish(plain);
    const seen = await plain.evaluateHandle(watchLeaving);
    const height = (await topSheet(plain).boundingBox())?.height ?? 0;
    await pull(touch);
    await expectSheets(plain);
    await expect(plain.locator('[role=dialog]')).toHaveCount(0);
    const { frames, fall } = await seen.jsonValue();
    // Below the lower edge nothing is seen. A pixel is rounding: scrolling ends at whole ones.
    const visible = frames.map((top) => Math.min(top, height));
    expect(Math.min(...steps(visible))).toBeGreaterThan(-1.5);
    expect(Math.min(...steps(fall))).toBeGreaterThan(-0.5);
    expect(Math.max(...steps(fall))).toBeLessThan(height / 4);
    expect(fall.at(-1)).toBeGreaterThanOrEqual(height - 1);
    expect(fall.at(-1)).toBeLessThan(height + 40);
    // What scrolling adds while it ends does not send the sheet far below.
    expect(Math.max(...frames)).toBeLessThan(height * 1.25);
  });

test('a pull that is taken back leaves the sheet where it was', async ({ plain }) => {
  const touch = await openDish(plain);
  const panel = topSheet(plain).locator('section').first();
  const top = () => panel.evaluate((each) => each.getBoundingClientRect().top);
  const open = await top();
  await touch.down(195, 110);
  await touch.moveTo(320);
  await expect.poll(top).toBeGreaterThan(open + 60);
  await touch.rest();
  await touch.up();
  await expect.poll(top).toBeCloseTo(open, 0);
  await expectSheets(plain, 'Toʻy oshi');
});

test('a sheet that has fallen opens whole again', async ({ plain }) => {
  const touch = await openDish(plain);
  await pulls['far, in one move']?.(touch);
  await expectSheets(plain);
  await plain.goForward();
  await expectSheets(plain, 'Toʻy oshi');
  await atRest(plain);
  await expect(topSheet(plain).getByRole('heading', { name: 'Toʻy oshi' })).toBeInViewport();
  await expect(topSheet(plain).locator('[data-falling]')).toHaveCount(0);
});
