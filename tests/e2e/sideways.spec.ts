import { expect, test } from './fixtures';
import { inMotion } from './inMotion';
import { topSheet } from './steps';

test.use(inMotion);

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
