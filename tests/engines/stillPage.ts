import { expect } from 'vitest';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';

/** Neither stories nor banners, and the server takes its time to say so. */
export function slowEmptyPlaces({ backend: { db, faults } }: EngineShop): void {
  db.stories = [];
  db.banners = [];
  for (const path of ['/notifications/v2/stories', '/support/v1/banner'])
    faults.add({ path, delay: 4000 });
}

const card = '/product/tandir-somsa';

/** Where a dish far down is on the screen, CSS px, and how many places above it are still reserved. */
const look = (screen: Screen) =>
  screen.call(
    screen.place,
    (path: string) => {
      const dish = document.querySelector(`a[href="${path}"]`)?.closest('article');
      return {
        top: dish?.getBoundingClientRect().top ?? null,
        reserved: document.querySelectorAll('[data-reserved]').length,
      };
    },
    card,
  );

/** The places above end while somebody reads further down: what is read stays where it is. */
export async function stillPage(screen: Screen): Promise<void> {
  await eventually(async () =>
    expect(await look(screen)).toMatchObject({ reserved: 2, top: expect.any(Number) }),
  );
  const scroll = (path: string) => document.querySelector(`a[href="${path}"]`)?.scrollIntoView();
  await screen.call(screen.place, scroll, card);
  const { top: before } = await look(screen);
  await eventually(async () => expect((await look(screen)).reserved).toBe(0));
  const { top: after } = await look(screen);
  // Pages are scrolled by whole pixels of the screen; what goes above has fractions of them.
  expect(Math.abs(Number(after) - Number(before))).toBeLessThanOrEqual(1);
}
