import { rest as ar } from '../../src/i18n/ar';
import { rest as eng } from '../../src/i18n/eng';
import { rest as uz } from '../../src/i18n/uz';
import { expect, test } from './fixtures';
import { enter, sheetButton, walkRound, walkTo } from './keyboardSteps';
import { goToOrder, topSheet } from './steps';

const dictionaries = { uz, eng, ar };

for (const language of ['uz', 'eng', 'ar'] as const)
  test(`a day and a time are chosen by keys, in ${language}`, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    test.slow();
    await goToOrder(page, shop);
    if (language !== 'uz') {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await page.reload();
    }
    const { schedule, checkout } = dictionaries[language];
    await expect(topSheet(page)).toHaveAccessibleName(checkout.title);
    const row = sheetButton(page, new RegExp(`^${schedule.title}`));
    await enter(page, row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(row).toBeFocused();

    const later = topSheet(page).getByRole('radio', { name: schedule.later });
    await walkTo(page, topSheet(page).getByRole('radio', { name: schedule.soon }));
    await page.keyboard.press('ArrowDown');
    await expect(later).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(topSheet(page)).toHaveAccessibleName(schedule.pick);
    await expect(topSheet(page)).toBeFocused();

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
