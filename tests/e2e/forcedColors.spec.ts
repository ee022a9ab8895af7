import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { addOne } from './shopSteps';
import { basket, expectSheets, plovCard, press, topSheet } from './steps';

test.beforeEach(async ({ plain }) => {
  await plain.emulateMedia({ forcedColors: 'active' });
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

test('in the system’s colours a button of words has a border', async ({ plain }) => {
  await addOne(plain);
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  const button = topSheet(plain).getByRole('button', { name: /Rasmiylashtirish/ });
  const { border, ground } = await button.evaluate((element) => {
    const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(element);
    return { border: `${borderTopStyle} ${borderTopColor}`, ground: backgroundColor };
  });
  expect(border).toMatch(/^solid /);
  expect(border).not.toBe(`solid ${ground}`);
});

test('in the system’s colours fields, unchosen tiles and floating notices have borders', async ({
  plain,
}) => {
  const widthOf = (part: Locator, side: 'border-top-width' | 'outline-width') =>
    part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), side);
  await plovCard(plain).click();
  await expectSheets(plain, 'Toʻy oshi');
  const sizes = topSheet(plain).locator('label:has([type=radio]) > :last-child');
  expect(await widthOf(sizes.nth(1), 'outline-width')).toBe('1px');
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await addOne(plain);
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  const note = topSheet(plain).getByRole('textbox');
  expect(await widthOf(note.locator('..'), 'border-top-width')).toBe('1px');
  await note.focus();
  expect(await widthOf(note.locator('..'), 'outline-width')).toBe('2px');
  await press(plain, /^Olib tashlash: /);
  const notice = plain.getByRole('region', { name: 'Bildirishnomalar' }).locator('> *').last();
  expect(await widthOf(notice, 'outline-width')).toBe('1px');
});
