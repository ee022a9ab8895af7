import type { Page } from '@playwright/test';
import { contrast } from '../../src/domain/brand/contrast';
import { becomeCustomer } from './customer';
import { expect, test } from './fixtures';
import { expectSheets, plovCard, topSheet } from './steps';

/** The contrast of two of the page's colours, as they are painted. */
async function contrastOf(page: Page, ink: string, ground: string): Promise<number> {
  const [one = '', other = ''] = await page.evaluate(
    (names) => {
      const context = document.createElement('canvas').getContext('2d');
      const probe = document.body.appendChild(document.createElement('i'));
      return names.map((name) => {
        probe.style.color = `var(${name})`;
        if (!context) throw new Error('The browser has no canvas');
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        const [...channels] = context.getImageData(0, 0, 1, 1).data.slice(0, 3);
        return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
      });
    },
    [ink, ground],
  );
  return contrast(one, other);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`with more contrast hints have 7 to 1 and separators 3 to 1, ${colorScheme}`, async ({
    plain,
  }) => {
    await plain.emulateMedia({ colorScheme });
    expect(await contrastOf(plain, '--line', '--card')).toBeLessThan(3);
    await plain.emulateMedia({ colorScheme, contrast: 'more' });
    for (const ground of ['--bg', '--page', '--card']) {
      expect(await contrastOf(plain, '--hint', ground)).toBeGreaterThan(7);
      expect(await contrastOf(plain, '--line', ground)).toBeGreaterThan(3);
    }
  });

test('with more contrast chips and a switch that is off have a border', async ({ page, shop }) => {
  await becomeCustomer(page, shop);
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/?vendor=demo');
  const chips = page.getByRole('navigation', { name: 'Turkumlar' }).getByRole('link');
  await expect(chips.nth(1)).toHaveCSS('outline', / solid 1px$/);
  await page.goto('/checkout?vendor=demo');
  const off = topSheet(page).getByRole('switch', { checked: false }).first();
  await expect(off.locator('xpath=following-sibling::*[last()]')).toHaveCSS('box-shadow', /inset/);
});

test('with less transparency nothing of a picture is seen through the controls on it', async ({
  plain,
}) => {
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  const dots = topSheet(plain).locator('[class*=_dots]');
  await expect(dots).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.4)');
  // Playwright has no option for this wish.
  const client = await plain.context().newCDPSession(plain);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await client.send('Emulation.setEmulatedMedia', { features });
  await expect(dots).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await plain.getByRole('link', { name: /Osh siri/ }).click();
  const close = topSheet(plain).getByRole('button', { name: 'Yopish' });
  await expect(close.locator('span').first()).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});
