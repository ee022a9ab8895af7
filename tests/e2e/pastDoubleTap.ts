import { expect } from './fixtures';
import type { Screen } from './steps';

/** Waits until the next tap no longer counts as the second of a double tap (src/ui/taps.ts). */
export const pastDoubleTap = (screen: Screen): Promise<void> =>
  expect
    .poll(
      () =>
        screen
          .locator('html')
          .evaluate(() => {
            const last: unknown = Reflect.get(globalThis, 'lastTap');
            return typeof last !== 'number' || performance.now() - last > 250;
          })
          // the page is giving way to another one
          .catch(() => false),
      { intervals: [50] },
    )
    .toBe(true);
