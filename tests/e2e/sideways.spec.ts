import { openPicker } from './addressSteps';
import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { topSheet } from './steps';

test.use(inMotion);

test.use({ viewport: { width: 740, height: 360 } });

test('on a phone held sideways the map keeps its pin and a product its name', async ({ page }) => {
  await openPicker(page);
  const boxes = await topSheet(page).evaluate((sheet) => {
    const box = (selector: string) => {
      const { top, bottom } = sheet.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { top: top ?? 0, bottom: bottom ?? 0 };
    };
    return { pin: box('[class*="_place"] svg'), card: box('[role=status]') };
  });
  expect(boxes.pin.top).toBeGreaterThan(boxes.card.bottom);
  expect(boxes.pin.bottom).toBeLessThan(360);

  await page.goto('/product/toy-oshi?vendor=demo');
  await expect(topSheet(page).locator('p', { hasText: /^Toʻy oshi$/ })).toBeInViewport();
});

test('a switch’s sides are as high as its track where one label takes two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto('/address/pickup2?vendor=demo');
  const faces = topSheet(page)
    .locator('fieldset, [role=radiogroup]')
    .first()
    .locator('label > span');
  await expect(faces.first()).toBeVisible();
  const heights = await faces.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
});
