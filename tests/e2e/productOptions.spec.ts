import { expect, test } from './fixtures';
import { box, middle } from './rightToLeft';
import { topSheet } from './steps';

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;

test('sizes stand side by side with their own prices within the first screen of a small phone, the least is chosen, the name returns on the bar when scrolled, and the count is beside the main button', {
  tag: '@core:options',
}, async ({ page }) => {
  // where there is more below than a screen holds
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/product/toy-oshi?vendor=demo');
  const size = (name: string | RegExp) => topSheet(page).locator('label', { hasText: name });
  const [half, whole] = [size(/^Yarim porsiya/), size(/^Butun porsiya/)];
  const bar = topSheet(page).locator('header');
  await expect(half).toContainText(/28\s000/);
  await expect(whole).toContainText(/42\s000/);
  await expect(half.getByRole('radio')).toBeChecked();
  await expect(bar).not.toHaveAttribute('data-back');
  const boxes = [await half.boundingBox(), await whole.boundingBox()];
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await size('Qazi').click();
  await expect(whole).toContainText(/42\s000/);
  await expect(topSheet(page).getByRole('button', { name: /^Qoʻshish/ })).toContainText(/46\s000/);

  await page.mouse.move(195, 320);
  await page.mouse.wheel(0, 2000);
  await expect(bar).toHaveAttribute('data-back');
  await expect(bar.getByRole('heading', { name: 'Toʻy oshi' })).toBeInViewport();

  await test.step('the first choice of a dish is within the first screen of a small phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    const sheet = topSheet(page);
    const action = await box(sheet.getByRole('button', { name: /^Qoʻshish/ }));
    const sizes = sheet.getByRole('group', { name: 'Hajmi' });
    const { y, height } = await box(sizes);
    expect(y + height).toBeLessThanOrEqual(action.y);
    const picture = await box(sheet.getByRole('listitem').first());
    expect(picture.height).toBeLessThanOrEqual(0.4 * 640);
    // Under the thumb, beside each other; the bar above has the heart and the close button only.
    const count = await box(sheet.getByRole('group', { name: 'Toʻy oshi' }));
    expect(middleOf(count)).toBeCloseTo(middleOf(action), 0);
    await expect(sheet.locator('header').getByRole('button')).toHaveCount(2);
  });
});

test('inside Telegram the count stands right above its main button', async ({ simulator }) => {
  const { page, app } = await simulator({ contact: 'grant', start: 'product_toy-oshi' });
  const count = topSheet(app).getByRole('group', { name: 'Toʻy oshi' });
  const main = page.getByTestId('main-button');
  await expect(main).toHaveAccessibleName(/28\s000/);
  await count.getByRole('button').last().click();
  await expect(main).toHaveAccessibleName(/56\s000/);
  const [{ y, height }, button] = [await box(count), await box(main)];
  const gap = button.y - (y + height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(height);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

  test('a dish and its choices are beside each other, in either direction', async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [lang, side] of [
      ['uz', 1],
      ['ar', -1],
    ] as const) {
      await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
      await page.goto('/product/toy-oshi?vendor=demo');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      const choices = topSheet(page).getByRole('group').first();
      await expect(choices).toBeInViewport({ ratio: 1 });
      const picture = await middle(topSheet(page).getByRole('img').first());
      expect(Math.sign((await middle(choices)) - picture)).toBe(side);
    }
  });
});
