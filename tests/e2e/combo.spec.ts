import { sellCombo } from '../comboMenu';
import { expect, test } from './fixtures';
import { basket, expectSheets, press, topSheet } from './steps';

test('a combo’s two drinks of one list are ticked, priced and shown each in its own group', async ({
  page,
  shop,
}) => {
  const { id } = sellCombo(shop.backend);
  await page.goto(`/product/${id}?vendor=demo`);
  const drink = (group: string, name: string) =>
    topSheet(page).getByRole('group', { name: group }).locator('label', { hasText: name });
  const radio = (group: string, name: string) =>
    topSheet(page)
      .getByRole('group', { name: group })
      .getByRole('radio', { name: new RegExp(`^${name}`) });
  // The first of each group is chosen already, as none costs less.
  await expect(radio('Ikkinchi ichimlik', 'Kola')).toBeChecked();
  await drink('Ikkinchi ichimlik', 'Fanta').click();
  await expect(radio('Ikkinchi ichimlik', 'Kola')).not.toBeChecked();
  await expect(radio('Birinchi ichimlik', 'Kola')).toBeChecked();
  await expect(radio('Ikkinchi ichimlik', 'Fanta')).toBeChecked();
  await press(page, /48\s000/);
  await expectSheets(page);
  await press(page, basket);
  await expect(topSheet(page)).toContainText(/Kola,\s*Fanta/);
  await expect(topSheet(page)).toContainText(/48\s000/);
  await page.reload();
  await expect(topSheet(page)).toContainText(/Kola,\s*Fanta/);
  await topSheet(page)
    .getByRole('button', { name: /^Kombo/ })
    .click();
  await drink('Birinchi ichimlik', 'Choy').click();
  await press(page, /Saqlash/);
  await expect(topSheet(page)).toContainText(/Fanta/);
  await expect(topSheet(page)).toContainText(/50\s000/);
});
