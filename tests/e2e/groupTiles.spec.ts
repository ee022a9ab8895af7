import type { Locator } from '@playwright/test';
import { contrast } from '../../src/domain/brand/contrast';
import { expect, test } from './fixtures';

/** What is painted: text and ground of each tile in the merchant's colour, as `#rrggbb`. */
const coloursOf = (tiles: Locator) =>
  tiles.evaluateAll((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    const hexOf = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
    };
    return all.map((tile) => {
      const { color, backgroundColor } = getComputedStyle(tile);
      return { text: hexOf(color), ground: hexOf(backgroundColor) };
    });
  });

for (const theme of ['light', 'dark'] as const) {
  test(`group tiles can be read and do not outshine the page, ${theme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/?vendor=demo');
    const tiles = page.locator('main a[href^="#"][style]');
    await expect(tiles.first()).toBeVisible();
    const own = shop.backend.db.groups.flatMap(({ bgColor }) => bgColor?.toLowerCase() ?? []);
    const colours = await coloursOf(tiles);
    expect(colours.length).toBeGreaterThan(1);
    for (const { text, ground } of colours) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      if (theme === 'light') expect(own).toContain(ground);
      else expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  });
}
