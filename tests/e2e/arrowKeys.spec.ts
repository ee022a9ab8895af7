import { first as arabic } from '../../src/i18n/ar.home';
import { rest } from '../../src/i18n/uz';
import { first } from '../../src/i18n/uz.home';
import { expect, test } from './fixtures';
import { enter, sheetButton, walkTo } from './keyboardSteps';
import { startSignedIn } from './planted';
import { expectSheets, topSheet } from './steps';
import { untilAlive } from './untilAlive';

test('arrows move among a few choices, and Enter chooses: delivery or pick-up, whose sheet is said; a language, from whose sheet the focus returns through the new rows to what opened each', async ({
  page,
  shop,
}) => {
  await startSignedIn(page, shop);
  await test.step('delivery and pick-up, list and map', async () => {
    await page.getByRole('button', { name: 'Manzilni tanlang' }).click();
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

    await page.keyboard.press('Escape');
    await expectSheets(page);
  });

  await test.step('languages', async () => {
    const language = (name: string) => topSheet(page).getByRole('radio', { name });
    await enter(page, page.getByRole('link', { name: 'Profil' }));
    await expectSheets(page, 'Profil');
    await enter(page, sheetButton(page, /^Til/));
    await expectSheets(page, 'Profil', 'Til');
    await walkTo(page, language('Oʻzbekcha'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(language('English')).toBeFocused();
    await expect(topSheet(page)).toHaveAccessibleName('Til');
    await page.keyboard.press('Enter');
    await expectSheets(page, 'Profile');
    await expect(sheetButton(page, /^Language/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(language('English')).toBeChecked();
    await page.keyboard.press('Escape');
    await expectSheets(page, 'Profile');
    await page.keyboard.press('Escape');
    await expectSheets(page);
    await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused();
  });
});

test('a row of chips is one stop, entered at the chosen one; arrows move within: the categories of home, in uz and ar, and filters', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  for (const { lang, name, on, back } of [
    { lang: 'uz', name: first.home.categories, on: 'ArrowRight', back: 'ArrowLeft' },
    { lang: 'ar', name: arabic.home.categories, on: 'ArrowLeft', back: 'ArrowRight' },
  ])
    await test.step(`the categories, in ${lang}`, async () => {
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

  await test.step('filters: arrows move among them, Space switches', async () => {
    await context.addCookies([{ name: 'lang', value: 'uz', url: baseURL ?? '' }]);
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
});
