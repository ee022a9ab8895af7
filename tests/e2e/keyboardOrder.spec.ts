import { rest } from '../../src/i18n/uz';
import { picker } from './addressSteps';
import { expect, test } from './fixtures';
import { expectPlaceKept } from './focusPlace';
import {
  enter,
  sheetButton,
  walkRound,
  walkTo,
  walkToBranches,
  walkToCheckout,
} from './keyboardSteps';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, goToOrder, topSheet } from './steps';

const { checkout, schedule } = rest;
const accepted = 'Buyurtma yuborildi';

test('a whole order is placed with Tab, Enter, Space and the arrow keys, followed on its map, and cancelled with a reason', {
  tag: '@core:keyboard',
}, async ({ plain, shop }) => {
  test.slow();
  await walkToBranches(plain, shop);
  const main = topSheet(plain).getByRole('radio', { name: /^Markaz/ });
  await expect(main).toBeChecked();
  await walkTo(plain, main);
  await plain.keyboard.press('ArrowDown');
  await expect(main).not.toBeChecked();
  await enter(plain, sheetButton(plain, /Shu filialni tanlash/));
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await enter(plain, sheetButton(plain, /Buyurtma berish/));
  await expectSheets(plain, accepted);
  await expect(topSheet(plain)).toBeFocused();
  expect(shop.backend.db.orders).toHaveLength(1);
  const [order] = shop.backend.db.orders;
  expect(order?.serviceType).toBe('PICK_UP');
  expect(order?.branchId).not.toBe('markaz');

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

test('a delivery is ordered by keyboard, with the address found by search', {
  tag: '@core:keyboard',
}, async ({ plain, shop }) => {
  test.slow();
  await walkToCheckout(plain, shop);
  await enter(plain, sheetButton(plain, /Manzilni tanlang/).last());
  await expectSheets(plain, 'Savat', 'Buyurtma berish', picker);
  const search = sheetButton(plain, /^Manzil qidirish$/);
  await enter(plain, search);
  const field = plain.getByPlaceholder('Qidirish');
  await expect(field).toBeFocused();
  await plain.keyboard.type('navo');
  await enter(plain, sheetButton(plain, /^Navoiy shoh/));
  // Focus returns to the button that opened the search.
  await expect(search).toBeFocused();
  const save = sheetButton(plain, /^Saqlash$/);
  await expect(save).toBeEnabled();
  await enter(plain, save);
  await walkTo(plain, plain.getByLabel('Nomi'));
  await plain.keyboard.press('ControlOrMeta+a');
  await plain.keyboard.type('Uy');
  await enter(plain, sheetButton(plain, /^Saqlash$/));
  await expectSheets(plain, 'Savat', 'Buyurtma berish');
  await expect(topSheet(plain).getByRole('button', { name: /Navoiy shoh/ })).toBeVisible();
  await enter(plain, sheetButton(plain, /Buyurtma berish/));
  await expectSheets(plain, 'Buyurtma yuborildi');
  expect(shop.backend.db.orders).toMatchObject([
    { serviceType: 'DELIVERY', address: { name: 'Uy' } },
  ]);
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
  await expect(topSheet(page)).toHaveAccessibleName('Yakunlandi');
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

test('a day and a time are chosen by keys', async ({ page, shop }) => {
  test.slow();
  await goToOrder(page, shop);
  await expect(topSheet(page)).toHaveAccessibleName(checkout.title);
  const row = sheetButton(page, new RegExp(`^${schedule.title}`));
  await enter(page, row);
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeFocused();

  const soon = topSheet(page).getByRole('radio', { name: schedule.soon });
  const later = topSheet(page).getByRole('radio', { name: schedule.later });
  await test.step('arrows choose no time; Enter opens the picker, and Escape returns to what is chosen', async () => {
    await walkTo(page, soon);
    await page.keyboard.press('ArrowDown');
    await expect(later).toBeFocused();
    await expect(topSheet(page)).toHaveAccessibleName(checkout.title);
    await page.keyboard.press('Enter');
    await expect(topSheet(page)).toHaveAccessibleName(schedule.pick);
    await expect(topSheet(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(topSheet(page)).toHaveAccessibleName(checkout.title);
    await expect(soon).toBeFocused();
    await expect(soon).toBeChecked();
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(topSheet(page)).toHaveAccessibleName(schedule.pick);

  const [days, times] = [schedule.day, schedule.time].map((name) =>
    topSheet(page).getByRole('group', { name, exact: true }).getByRole('radio'),
  );
  if (!days || !times) throw new Error('The picker asks for nothing');
  await walkTo(page, days.first());
  await page.keyboard.press('ArrowDown');
  await expect(days.nth(1)).toBeFocused();
  await expect(days.nth(1)).toBeChecked();
  await walkTo(page, times.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(times.nth(1)).toBeChecked();
  expect(await walkRound(page)).toEqual({ unseen: [], missed: [] });
  await enter(page, topSheet(page).getByRole('button').last());
  await expect(topSheet(page)).toHaveAccessibleName(checkout.title);
  await expect(later).toBeChecked();
  await expect(later).toBeFocused();
  await test.step('with a time the two are an ordinary choice, and the time is not lost', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(soon).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(later).toBeChecked();
  });

  // Escape leaves the time as it is, and the focus with what opened the picker.
  const change = sheetButton(page, new RegExp(`^${schedule.change}`));
  await enter(page, change);
  await expect(topSheet(page)).toHaveAccessibleName(schedule.pick);
  await expect(days.nth(1)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await expect(later).toBeChecked();
  await enter(page, topSheet(page).getByRole('button').last());
  await expect(topSheet(page)).toHaveAccessibleName(checkout.placedTitle);
  await expect(topSheet(page)).toBeFocused();
  expect(shop.backend.db.orders).toMatchObject([{ status: 'AT_TIME', day: '2026-03-05' }]);
});
