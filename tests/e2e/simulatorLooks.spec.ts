import type { Locator } from '@playwright/test';
import { contrast } from '../../src/domain/brand/contrast';
import { expect, test } from './fixtures';
import { plovCard } from './steps';
import { misfits } from './textFit';

const withPanel = { panel: true, fit: false, contact: 'grant' } as const;

/** Runs in the page: whether a field is as wide as what it shows. */
const isWhole = (field: Locator) =>
  field.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const { style, offsetWidth } = element;
    style.inlineSize = 'max-content';
    const needed = element.offsetWidth;
    style.inlineSize = '';
    return needed <= offsetWidth;
  });

test('the panel is readable in narrow windows and in narrow columns', async ({
  simulator,
  page,
}) => {
  const { app } = await simulator(withPanel);
  await expect(plovCard(app)).toBeVisible();
  const log = page.getByTestId('log');
  const call = log.getByText('web_app_invoke_custom_method').last();
  for (const width of [320, 360, 720]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await misfits(page, true), `${width} px`).toEqual([]);
    expect(await isWhole(page.getByLabel('Set it to')), `${width} px`).toBe(true);
    // a name in the log is never shortened
    expect(await call.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('a switch of the panel that is on differs from one that is off', async ({
      simulator,
      page,
    }) => {
      await simulator(withPanel);
      const groundOf = (name: string) =>
        page.getByRole('switch', { name, exact: true }).evaluate((element) => {
          const channels = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
          return `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
        });
      const [on, off] = [await groundOf('Open links in a tab'), await groundOf('Motion sensors')];
      expect(contrast(on, off)).toBeGreaterThan(1.5);
    });
  });
}
