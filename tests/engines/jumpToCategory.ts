import { expect } from 'vitest';
import { demoId } from '../../mocks/backend/seed/demo/identity';
import { repeatProducts } from '../../mocks/backend/seed/repeatProducts';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';

/** Enough that most of the menu between two categories has never been rendered. */
const productCount = 600;
const category = 'Salatlar va non';
const dish = 'Achichuk';
/** Between two looks at a place that must not change any more, ms: longer than a jump's end. */
const steadyMs = 1500;

export function manyProducts({ backend: { db } }: EngineShop): void {
  const demo = db.products.filter(({ merchantId }) => merchantId === demoId);
  db.products = repeatProducts(demo, productCount);
}

/** Where the category's heading is below the bar, CSS px, and whether its first dish is on screen. */
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
      return {
        below: bar && heading ? Math.round(heading.top - bar.bottom) : null,
        isDishSeen: card !== undefined && card.top < innerHeight && card.bottom > 0,
      };
    },
    { category, dish },
  );

export async function jumpToCategory(screen: Screen): Promise<void> {
  await screen.press(category, 'link');
  let last: Awaited<ReturnType<typeof landing>> | null = null;
  let seenAt = 0;
  await eventually(async () => {
    const now = await landing(screen);
    if (now.below !== last?.below) {
      last = now;
      seenAt = Date.now();
    }
    expect(now.isDishSeen, 'the first dish is on screen').toBe(true);
    expect(Date.now() - seenAt, 'the heading stays').toBeGreaterThan(steadyMs);
  });
  expect(last).toMatchObject({ below: expect.any(Number) });
  const { below } = await landing(screen);
  expect(below).toBeGreaterThanOrEqual(-1);
  expect(below).toBeLessThan(40);
}
