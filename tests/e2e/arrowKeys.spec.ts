import { first as arabic } from '../../src/i18n/ar.home';
import { rest } from '../../src/i18n/uz';
import { first } from '../../src/i18n/uz.home';
import { unfold } from './checkoutSteps';
import { expect, test } from './fixtures';
import { enter, sheetButton, walkTo } from './keyboardSteps';
import { expectSheets, goToOrder, logIn, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test('arrows move between delivery and pick-up, Enter shows the other, and its sheet is said', async ({
  page,
  shop,
}) => {
  await logIn(page, shop);
  await page.getByRole('button', { name: /Qayerga yetkazib/ }).click();
  await expectSheets(page, 'Qayerga yetkazib beramiz?');
  const service = (name: string) => topSheet(page).getByRole('radio', { name });
  await walkTo(page, service('Yetkazib berish'));
  await page.keyboard.press('ArrowRight');
  await expect(service('Olib ketish')).toBeFocused();
  await expect(service('Yetkazib berish')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(service('Yetkazib berish')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectSheets(page, 'Qayerdan olib ketasiz?');
  await expect(topSheet(page)).toBeFocused();

  // Another view of the same is no other sheet: the focus stays on it.
  const view = (name: string) => topSheet(page).getByRole('radio', { name });
  await walkTo(page, view('Roʻyxat'));
  await page.keyboard.press('ArrowLeft');
  await expect(view('Xarita')).toBeFocused();
  await expect(view('Roʻyxat')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(view('Xarita')).toBeChecked();
  await expect(view('Xarita')).toBeFocused();
});

test('arrows choose among times; Enter opens the picker, and the focus returns to what is chosen', async ({
  page,
  shop,
}) => {
  test.slow();
  await goToOrder(page, shop);
  await unfold(page, /^Vaqti/);
  const soon = topSheet(page).getByRole('radio', { name: /^Imkon qadar/ });
  const later = topSheet(page).getByRole('radio', { name: /^Belgilangan/ });
  await walkTo(page, soon);
  await page.keyboard.press('ArrowDown');
  await expect(later).toBeFocused();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await page.keyboard.press('Enter');
  await expectSheets(page, 'Savat', 'Buyurtma berish', 'Vaqtni tanlang');
  await expect(topSheet(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await expect(soon).toBeFocused();
  await expect(soon).toBeChecked();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectSheets(page, 'Savat', 'Buyurtma berish', 'Vaqtni tanlang');
  await walkTo(page, topSheet(page).getByRole('radio', { name: /^Bugun/ }));
  await page.keyboard.press('ArrowRight');
  await walkTo(page, topSheet(page).getByRole('radio', { name: /:/ }).first());
  await page.keyboard.press('Space');
  await enter(page, sheetButton(page, /^Tanlash/));
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await expect(later).toBeFocused();
  await expect(later).toBeChecked();
  // With a time the two are an ordinary choice, and the time is not lost.
  await page.keyboard.press('ArrowUp');
  await expect(soon).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(later).toBeChecked();
  await expect(later).toHaveAccessibleName(/Ertaga/);
});

test('arrows move between languages; Enter chooses one and closes the sheet', async ({ plain }) => {
  await plain.goto('/profile/language?vendor=demo');
  const language = (name: string) => topSheet(plain).getByRole('radio', { name });
  await walkTo(plain, language('Oʻzbekcha'));
  await plain.keyboard.press('ArrowDown');
  await plain.keyboard.press('ArrowDown');
  await expect(language('English')).toBeFocused();
  await expect(topSheet(plain)).toHaveAccessibleName('Til');
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Profile');
  await enter(plain, sheetButton(plain, /^Language/));
  await expect(language('English')).toBeChecked();
});

for (const { lang, name, on, back } of [
  { lang: 'uz', name: first.home.categories, on: 'ArrowRight', back: 'ArrowLeft' },
  { lang: 'ar', name: arabic.home.categories, on: 'ArrowLeft', back: 'ArrowRight' },
]) {
  test(`the categories of home are one stop, entered at the chosen one; arrows move within, in ${lang}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    await page.goto('/?vendor=demo');
    await untilAlive(page);
    // The keys are handled from here on.
    await expect(page.locator('[aria-live=polite]')).toBeAttached();
    const row = page.getByRole('navigation', { name });
    const chips = row.locator('a:not([data-lead])');
    const group = row.getByRole('link').first();
    const all = page.locator('[data-rail] > a');
    const dish = page.getByRole('article').first().getByRole('link');
    await walkTo(page, all);
    await page.keyboard.press('Tab');
    await expect(chips.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dish).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(chips.first()).toBeFocused();

    // Before the first category is its group.
    for (let presses = 0; presses < 2; presses += 1) {
      await page.keyboard.press(back);
      await expect(group).toBeFocused();
    }
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press(on);
    await expect(chips.nth(2)).toBeFocused();
    await page.keyboard.press(back);
    await expect(chips.nth(1)).toBeFocused();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('End');
    await expect(chips.last()).toBeFocused();
    await expect(chips.last()).toBeInViewport({ ratio: 0.9 });
    // Moving chooses nothing.
    await expect(chips.first()).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press('Home');
    await expect(group).toBeFocused();
    await expect(chips.first()).toBeInViewport({ ratio: 0.9 });

    // What is read now is the way in.
    const section = page.locator((await chips.nth(1).getAttribute('href')) ?? '');
    await section.evaluate((element) => element.scrollIntoView());
    await expect(chips.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Tab');
    await expect(all).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(chips.nth(1)).toBeFocused();

    await page.keyboard.press(on);
    await page.keyboard.press('Enter');
    await expect(chips.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(chips.nth(2)).toBeFocused();
  });
}

test('filters are one stop; arrows move among them, Space switches', async ({ page }) => {
  await page.goto('/search?vendor=demo&q=osh');
  await expect(topSheet(page)).toBeVisible();
  const chips = topSheet(page).getByRole('group', { name: rest.find.title }).getByRole('button');
  await walkTo(page, chips.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(chips.nth(2)).toBeFocused();
  await expect(chips.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Tab');
  await expect(chips.first()).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chips.nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chips.and(page.locator(':focus'))).toHaveCount(0);
});

test('after another language the focus returns through the new rows to what opened each sheet', async ({
  plain,
}) => {
  const english = topSheet(plain).getByRole('radio', { name: 'English' });
  await enter(plain, plain.getByRole('link', { name: 'Profil' }));
  await expectSheets(plain, 'Profil');
  await enter(plain, sheetButton(plain, /^Til/));
  await expectSheets(plain, 'Profil', 'Til');
  await walkTo(plain, topSheet(plain).getByRole('radio', { name: 'Oʻzbekcha' }));
  await walkTo(plain, english, 'ArrowDown');
  await plain.keyboard.press('Enter');
  await expectSheets(plain, 'Profile');
  await expect(sheetButton(plain, /^Language/)).toBeFocused();
  await plain.keyboard.press('Escape');
  await expectSheets(plain);
  await expect(plain.getByRole('link', { name: 'Profile' })).toBeFocused();
});
