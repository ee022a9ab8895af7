import * as limits from '../../src/domain/limits';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { expectSheets, plovCard } from './steps';
import { untilAlive } from './untilAlive';

test.use(inMotion);

test('the skeleton fades out over the sections and blocks no tap', async ({ page }) => {
  await page.addInitScript(() => {
    const faded: unknown[] = [];
    Object.assign(window, { faded });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (this.matches('.early')) {
        const isThere = document.querySelector('#root article') !== null;
        faded.push({ ...animation.effect?.getComputedTiming(), isThere });
        // Pauses the animation halfway, so that the test may be slow.
        animation.pause();
        Object.assign(window, { goOn: () => animation.play() });
      }
      return animation;
    };
  });
  await page.goto('/?vendor=demo', { waitUntil: 'commit' });
  await untilAlive(page);
  await expect(page.locator('body > .early')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([
    expect.objectContaining({ duration: limits.fadeMs, isThere: true }),
  ]);
  await plovCard(page).click();
  await expectSheets(page, 'Toʻy oshi');
  await page.evaluate(() => Reflect.get(window, 'goOn')());
  await expect(page.locator('.early')).toHaveCount(0);
});
