import type { Page } from '@playwright/test';
import { atRest, expectSheets, finger, plovCard, topSheet } from './steps';

/** What a person sees of a sheet from the end of a touch on: upper edges of its panel, px. */
type Seen = {
  /** in each frame */
  frames: number[];
  /** in twelve equal parts of the fall that has begun last */
  fall: number[];
  /** of that fall, where it begins, where it has come after a 48th of its time, and how long that is, ms */
  start: { from: number; to: number; ms: number } | null;
};

/** Runs in the page: records how the top sheet moves. */
function watchSheet(): Seen {
  const seen: Seen = { frames: [], fall: [], start: null };
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
    const duration = Number(motion.effect?.getComputedTiming().duration);
    const topAt = (part: number) => {
      motion.currentTime = duration * part;
      return top();
    };
    motion.pause();
    seen.start = { from: topAt(0), to: topAt(1 / 48), ms: duration / 48 };
    seen.fall = Array.from({ length: 13 }, (_, part) => topAt(part / 12));
    motion.currentTime = 0;
    motion.play();
  }).observe(pane, { attributeFilter: ['data-falling'] });
  return seen;
}

/** From now on, how the top sheet moves: read with `jsonValue` in the end. */
export const watchFall = (page: Page) => page.evaluateHandle(watchSheet);

/** How far the edge moves from each place to the next. */
export const stepsOf = (tops: readonly number[]) =>
  tops.slice(1).map((top, index) => top - (tops[index] ?? 0));

/** From home: the sheet of a dish, at its top, and a finger. */
export async function openDish(page: Page) {
  await plovCard(page).click();
  await expectSheets(page, 'Toʻy oshi');
  await atRest(page);
  const panel = topSheet(page).locator('section').first();
  const top = () => panel.evaluate((each) => each.getBoundingClientRect().top);
  const height = (await topSheet(page).boundingBox())?.height ?? 0;
  return { touch: await finger(page), top, open: await top(), height };
}
