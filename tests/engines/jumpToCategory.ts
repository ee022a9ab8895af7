import { expect, vi } from 'vitest';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { repeatProducts } from '../../mocks/backend/seed/repeatProducts';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';

/** Enough that most of the menu between two categories has never been rendered. */
const productCount = 600;
const category = 'Salatlar va non';
const dish = 'Achichuk';
/** How often a place is looked at, 50 ms apart or more, and must not have changed: for longer than the end of a jump. */
const steadyLooks = 25;

export function manyProducts({ backend: { db } }: EngineShop): void {
  const demo = db.products.filter(({ merchantId }) => merchantId === demoId);
  db.products = repeatProducts(demo, productCount);
}

/** Moves the row of chips alone, as a finger does; returns the chip's place, null before it is there. */
const showChip = (screen: Screen) =>
  screen.call(
    screen.place,
    (name: string) => {
      const chip = [...document.querySelectorAll('nav a')].find(
        ({ textContent }) => textContent === name,
      );
      chip?.scrollIntoView({ block: 'nearest', inline: 'center' });
      return chip ? Math.round(chip.getBoundingClientRect().x) : null;
    },
    category,
  );

/** Where the category's heading is below the bar, CSS px; null while its first dish is not on screen. */
const landing = (screen: Screen) =>
  screen.call(
    screen.place,
    (wanted: { category: string; dish: string }) => {
      const boxOf = (selector: string, text: string) =>
        [...document.querySelectorAll(selector)]
          .find((each) => each.textContent?.includes(text))
          ?.getBoundingClientRect();
      const bar = boxOf('nav', wanted.category);
      const heading = boxOf('h2, h3', wanted.category);
      const card = boxOf('article', wanted.dish);
      const isDishSeen = card && card.top < innerHeight && card.bottom > 0;
      return bar && heading && isDishSeen ? Math.round(heading.top - bar.bottom) : null;
    },
    { category, dish },
  );

/** Waits until a place is there and stays, looked at several times: how long that takes does not matter. */
function untilSteady(placeOf: () => Promise<number | null>): Promise<number> {
  let last: number | null = null;
  let looks = 0;
  return vi.waitFor(
    async () => {
      const now = await placeOf();
      if (now === null) throw new Error('It is not there.');
      // Firefox rounds one way and the other as a chip is brought to the middle again.
      looks = last !== null && Math.abs(now - last) <= 1 ? looks + 1 : 0;
      last = now;
      expect(looks, `it stays at ${now}`).toBeGreaterThan(steadyLooks);
      return now;
    },
    { timeout: 120_000 },
  );
}

export async function jumpToCategory(screen: Screen): Promise<void> {
  await untilSteady(() => showChip(screen));
  await screen.press(category, 'link');
  const below = await untilSteady(() => landing(screen));
  expect(below).toBeGreaterThanOrEqual(-1);
  expect(below).toBeLessThan(40);
}
