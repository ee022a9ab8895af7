import { expect, test } from './fixtures';
import { pastDoubleTap } from './pastDoubleTap';
import { byPickUp, startSignedIn } from './planted';
import { settingsOf } from './shopSteps';
import { atRest, expectSheets, topSheet } from './steps';

const bread = 'Issiq patir';
const somsa = 'Tandir somsa';
const note = 'Ikkiga kesib bering';

for (const width of [360, 390, 1280]) {
  test(`a line of the basket is at most 84 px high, with its note’s button, at ${width} px`, async ({
    page,
    shop,
  }) => {
    settingsOf(shop).productComment = true;
    await page.setViewportSize({ width, height: 740 });
    await startSignedIn(page, shop, {
      basket: [{ productId: 'patir' }, { productId: 'tandir-somsa' }],
      draft: byPickUp,
      sheets: ['/basket'],
    });
    await expectSheets(page, 'Savat');
    await atRest(page);
    const topOf = async (name: string) => {
      const box = await topSheet(page).getByRole('button', { name, exact: true }).boundingBox();
      return box?.y ?? Number.NaN;
    };
    await expect(topSheet(page).getByRole('button', { name: /^Izoh qoʻshish/ })).toHaveCount(2);
    expect((await topOf(somsa)) - (await topOf(bread))).toBeLessThanOrEqual(84);
  });
}

test('a note on a line opens below it, is read among its details', async ({ page, shop }) => {
  settingsOf(shop).productComment = true;
  await startSignedIn(page, shop, {
    basket: [{ productId: 'patir' }],
    draft: byPickUp,
    sheets: ['/basket'],
  });
  await expectSheets(page, 'Savat');
  const sheet = topSheet(page);
  const button = sheet.getByRole('button', { name: /^Izoh qoʻshish/ });
  await pastDoubleTap(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const field = sheet.getByRole('textbox', { name: new RegExp(bread) });
  await expect(field).toBeFocused();
  await field.fill(note);
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(sheet.getByText(note)).toBeVisible();
});
