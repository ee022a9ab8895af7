import { expect, test } from './fixtures';
import { settingsOf } from './shopSteps';
import { expectSheets, logIn, plovCard, press, topSheet } from './steps';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test('in the system’s colours what is chosen differs from what is not', async ({ plain }) => {
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  const sizes = topSheet(plain).getByRole('radio');
  await sizes.first().check();
  await expect(sizes.nth(1)).not.toBeChecked();
  const faceGround = (nth: number) =>
    sizes
      .nth(nth)
      .locator('xpath=following-sibling::*[last()]')
      .evaluate((face) => getComputedStyle(face).backgroundColor);
  expect(await faceGround(0)).not.toBe(await faceGround(1));
});

test('in the system’s colours a favourite’s heart is seen on its ground', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  await page.keyboard.press('Escape');
  await expectSheets(page);
  const heart = page.getByRole('button', { name: 'Sevimli: Toʻy oshi' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const [ink, ...grounds] = await heart.locator('svg').evaluate((icon) => {
    const over = [icon.parentElement, icon.closest('button')];
    return [icon, ...over].map((part, nth) => {
      const style = getComputedStyle(part ?? icon);
      return nth === 0 ? style.color : style.backgroundColor;
    });
  });
  // the button's own ground is seen through the circle
  expect(grounds[0]).toBe('rgba(0, 0, 0, 0)');
  expect(ink).not.toBe(grounds[1]);
});

test('in the system’s colours the current shop of a brand has a ground', async ({
  plain,
  shop,
}) => {
  settingsOf(shop).multiTabNavigationEnabled = true;
  await plain.reload();
  const tabs = plain.getByRole('navigation', { name: 'Doʻkonlar' }).getByRole('button');
  await expect(tabs.nth(1)).toBeVisible();
  const highlight = await plain.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    return getComputedStyle(probe).backgroundColor;
  });
  await expect(tabs.nth(0)).toHaveCSS('background-color', highlight);
  await expect(tabs.nth(1)).not.toHaveCSS('background-color', highlight);
});

test('pins and their words keep the map’s colours in the system’s', async ({ plain }) => {
  await plain.goto('/branches/map?vendor=demo');
  const pin = topSheet(plain).getByRole('button', { name: 'Markaz', pressed: true });
  const look = () =>
    pin.evaluate((element) => {
      const label = element.querySelector('[data-pin-label]') ?? element;
      return [getComputedStyle(element).backgroundColor, getComputedStyle(label).color];
    });
  await expect(pin).toBeAttached();
  const forced = await look();
  await plain.emulateMedia({ forcedColors: 'none' });
  expect(forced).toEqual(await look());
});

test('in the system’s colours only the chosen option of a list is ticked', async ({ plain }) => {
  await plain.getByRole('link', { name: 'Profil' }).click();
  await expectSheets(plain, 'Profil');
  await press(plain, /^Til/);
  const marks = topSheet(plain).locator('label:has([type=radio])');
  await expect(marks.first()).toBeVisible();
  const ticked = await marks.evaluateAll((rows) =>
    rows.map((row) => {
      const tick = [...row.querySelectorAll('svg')].at(-1);
      return [
        row.querySelector('input')?.checked,
        tick?.checkVisibility({ visibilityProperty: true }),
      ];
    }),
  );
  expect(ticked.filter(([isChecked]) => isChecked)).toHaveLength(1);
  for (const [isChecked, isTicked] of ticked) expect(isTicked).toBe(isChecked);
});
