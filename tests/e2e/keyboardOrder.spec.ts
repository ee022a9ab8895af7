import { expect, test } from './fixtures';
import { expectPlaceKept } from './focusPlace';
import { enter, sheetButton, walkTo, walkToBranches } from './keyboardSteps';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { addOne } from './shopSteps';
import { basket, expectSheets, press, topSheet } from './steps';

const accepted = 'Buyurtma yuborildi';

test('an order is followed by keys: its map and back, then cancelled with a reason', async ({
  plain,
  shop,
}) => {
  test.slow();
  await walkToBranches(plain, shop);
  await enter(plain, sheetButton(plain, /Shu filialni tanlash/));
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await enter(plain, sheetButton(plain, /Buyurtma berish/));
  await expectSheets(plain, accepted);
  await expect(topSheet(plain)).toBeFocused();

  const map = sheetButton(plain, /Xaritada koʻrish/);
  await enter(plain, map);
  await expectSheets(plain, accepted, 'Xaritadagi buyurtma');
  await expect(topSheet(plain)).toBeFocused();
  await walkTo(plain, topSheet(plain).locator('canvas'));
  await walkTo(plain, sheetButton(plain, /^Yopish$/));
  await plain.keyboard.press('Enter');
  await expectSheets(plain, accepted);
  await expect(map).toBeFocused();

  const cancel = sheetButton(plain, /Buyurtmani bekor qilish/);
  await enter(plain, cancel);
  await expectSheets(plain, accepted, 'Buyurtmani bekor qilish');
  await plain.keyboard.press('Escape');
  await expectSheets(plain, accepted);
  await expect(cancel).toBeFocused();
  await plain.keyboard.press('Enter');
  await expectSheets(plain, accepted, 'Buyurtmani bekor qilish');
  await walkTo(plain, topSheet(plain).getByRole('radio').first());
  const another = topSheet(plain).getByRole('radio', { name: 'Boshqa sabab' });
  await walkTo(plain, another, 'ArrowDown');
  await expect(another).toBeChecked();
  await enter(plain, cancel);
  const words = topSheet(plain).getByLabel('Sababini yozing');
  await expect(topSheet(plain).getByRole('alert')).toBeVisible();
  await walkTo(plain, words, 'Shift+Tab');
  await plain.keyboard.type('Mehmonlar kelmadi');
  await enter(plain, cancel);
  await expectSheets(plain, 'Buyurtma bekor qilindi');
  await expectPlaceKept(plain);
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await expectPlaceKept(plain);
});

test('a problem is reported and an order graded by keys', async ({ page, shop }) => {
  test.slow();
  await plant(page, shop);
  const [bad, good] = [place(shop, ['patir', 'kola']), place(shop, ['patir'])];
  later(shop, 60);
  await page.goto(`/profile/orders/${bad.id}?vendor=demo`);
  const problem = sheetButton(page, /Muammo bor/);
  await enter(page, problem);
  await expect(topSheet(page)).toBeFocused();
  const check = (name: string) => topSheet(page).getByRole('checkbox', { name });
  await enter(page, check('Nimadir yetishmayapti'), 'Space');
  await expect(check('Nimadir yetishmayapti')).toBeChecked();
  await enter(page, check('Kola'), 'Space');
  await walkTo(page, topSheet(page).getByLabel('Izoh'));
  await page.keyboard.type('Ichimlik yoʻq');
  const stars = topSheet(page).getByRole('radio');
  await walkTo(page, stars.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(stars.nth(1)).toBeChecked();
  await enter(page, sheetButton(page, /Doʻkonga yuborish/));
  await expect(topSheet(page)).toHaveAccessibleName(new RegExp(bad.number));
  await expect(problem).toBeFocused();
  expect(bad).toMatchObject({ grade: 2 });

  await page.goto(`/profile/orders/${good.id}?vendor=demo`);
  const grade = sheetButton(page, /Buyurtmani baholash/);
  await enter(page, grade);
  await expect(topSheet(page)).toHaveAccessibleName('Buyurtmani baholash');
  await walkTo(page, stars.first());
  await page.keyboard.press('Space');
  for (let more = 0; more < 3; more += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.nth(3)).toBeChecked();
  await page.keyboard.press('Tab');
  await enter(page, sheetButton(page, /Bahoni yuborish/));
  await expect(topSheet(page).getByText('Siz qoʻygan baho')).toBeVisible();
  await expect(grade).toHaveCount(0);
  await expectPlaceKept(page);
  expect(good).toMatchObject({ grade: 4 });
});

test('a question has the focus when it opens, so that it is read whole, and its answers follow', async ({
  plain,
}) => {
  await addOne(plain);
  await press(plain, basket);
  await expectSheets(plain, 'Savat');
  const clear = sheetButton(plain, /Tozalash/);
  await enter(plain, clear);
  const question = plain.getByRole('alertdialog', { name: 'Savatni tozalaymizmi?' });
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription(/Tanlangan barcha mahsulotlar/);
  await walkTo(plain, question.getByRole('button', { name: 'Bekor qilish' }));
  await walkTo(plain, question.getByRole('button', { name: 'Tozalash' }));
  await plain.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(clear).toBeFocused();
  await expectSheets(plain, 'Savat');
});
