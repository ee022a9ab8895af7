import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { enter, sheetButton, walkTo } from './keyboardSteps';
import { expectSheets, goToOrder, logIn, topSheet } from './steps';

test('arrows move between delivery and pick-up, Enter shows the other, and its sheet is said', async ({
  plain,
  shop,
}) => {
  await logIn(plain, shop);
  await plain.getByRole('button', { name: /Qayerga yetkazib/ }).click();
  await expectSheets(plain, 'Manzillarim');
  const service = (name: string) => topSheet(plain).getByRole('radio', { name });
  await walkTo(plain, service('Yetkazib berish'));
  await plain.keyboard.press('ArrowRight');
  await expect(service('Olib ketish')).toBeFocused();
  await expect(service('Yetkazib berish')).toBeChecked();
  await plain.keyboard.press('ArrowRight');
  await expect(service('Yetkazib berish')).toBeFocused();
  await plain.keyboard.press('ArrowLeft');
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Qayerdan olib ketasiz?');
  await expect(topSheet(plain)).toBeFocused();

  // Another view of the same is no other sheet: the focus stays on it.
  const view = (name: string) => topSheet(plain).getByRole('radio', { name });
  await walkTo(plain, view('Roʻyxat'));
  await plain.keyboard.press('ArrowLeft');
  await expect(view('Xarita')).toBeFocused();
  await expect(view('Roʻyxat')).toBeChecked();
  await plain.keyboard.press('Space');
  await expect(view('Xarita')).toBeChecked();
  await expect(view('Xarita')).toBeFocused();
});

test('arrows choose among times; Enter opens the picker, and the focus returns to what is chosen', async ({
  plain,
  shop,
}) => {
  test.slow();
  await goToOrder(plain, shop);
  await unfold(plain, /^Vaqti/);
  const soon = topSheet(plain).getByRole('radio', { name: /^Imkon qadar/ });
  const later = topSheet(plain).getByRole('radio', { name: /^Belgilangan/ });
  await walkTo(plain, soon);
  await plain.keyboard.press('ArrowDown');
  await expect(later).toBeFocused();
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Savat', 'Buyurtma berish', 'Vaqtni tanlang');
  await expect(topSheet(plain)).toBeFocused();
  await plain.keyboard.press('Escape');
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await expect(soon).toBeFocused();
  await expect(soon).toBeChecked();

  await plain.keyboard.press('ArrowDown');
  await plain.keyboard.press('Space');
  await expectSheets(plain, 'Savat', 'Buyurtma berish', 'Vaqtni tanlang');
  await walkTo(plain, topSheet(plain).getByRole('radio', { name: /^Bugun/ }));
  await plain.keyboard.press('ArrowRight');
  await walkTo(plain, topSheet(plain).getByRole('radio', { name: /:/ }).first());
  await plain.keyboard.press('Space');
  await enter(plain, sheetButton(plain, /^Tanlash/));
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await expect(later).toBeFocused();
  await expect(later).toBeChecked();
  // With a time the two are an ordinary choice, and the time is not lost.
  await plain.keyboard.press('ArrowUp');
  await expect(soon).toBeChecked();
  await plain.keyboard.press('ArrowDown');
  await expect(later).toBeChecked();
  await expect(later).toHaveAccessibleName(/Ertaga/);
});

test('arrows move between languages; the chosen one keeps the focus', async ({ plain }) => {
  await plain.goto('/profile/language?vendor=demo');
  const language = (name: string) => topSheet(plain).getByRole('radio', { name });
  await walkTo(plain, language('Oʻzbekcha'));
  await plain.keyboard.press('ArrowDown');
  await plain.keyboard.press('ArrowDown');
  await expect(language('English')).toBeFocused();
  await expect(topSheet(plain)).toHaveAccessibleName('Til');
  await plain.keyboard.press('Enter');
  await expect(topSheet(plain)).toHaveAccessibleName('Language');
  await expect(language('English')).toBeChecked();
  await expect(language('English')).toBeFocused();
});
