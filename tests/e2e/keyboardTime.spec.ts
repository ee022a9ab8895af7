import { rest as ar } from '../../src/i18n/ar';
import { rest as eng } from '../../src/i18n/eng';
import { rest as uz } from '../../src/i18n/uz';
import { expect, test } from './fixtures';
import { enter, sheetButton, walkRound, walkTo } from './keyboardSteps';
import { goToOrder, topSheet } from './steps';

const dictionaries = { uz, eng, ar };

for (const language of ['uz', 'eng', 'ar'] as const)
  test(`a day and a time are chosen by keys, in ${language}`, async ({
    plain,
    shop,
    context,
    baseURL,
  }) => {
    test.slow();
    await goToOrder(plain, shop);
    if (language !== 'uz') {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
      await plain.reload();
    }
    const { schedule, checkout } = dictionaries[language];
    await expect(topSheet(plain)).toHaveAccessibleName(checkout.title);
    const row = sheetButton(plain, new RegExp(`^${schedule.title}`));
    await enter(plain, row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(row).toBeFocused();

    const later = topSheet(plain).getByRole('radio', { name: schedule.later });
    await walkTo(plain, topSheet(plain).getByRole('radio', { name: schedule.soon }));
    await plain.keyboard.press('ArrowDown');
    await expect(later).toBeFocused();
    await plain.keyboard.press('Enter');
    await expect(topSheet(plain)).toHaveAccessibleName(schedule.pick);
    await expect(topSheet(plain)).toBeFocused();

    const [days, times] = [schedule.day, schedule.time].map((name) =>
      topSheet(plain).getByRole('group', { name, exact: true }).getByRole('radio'),
    );
    if (!days || !times) throw new Error('The picker asks for nothing');
    await walkTo(plain, days.first());
    await plain.keyboard.press('ArrowDown');
    await expect(days.nth(1)).toBeFocused();
    await expect(days.nth(1)).toBeChecked();
    await walkTo(plain, times.first());
    await plain.keyboard.press('Space');
    await plain.keyboard.press('ArrowDown');
    await expect(times.nth(1)).toBeChecked();
    expect(await walkRound(plain)).toEqual({ unseen: [], missed: [] });
    await enter(plain, topSheet(plain).getByRole('button').last());
    await expect(topSheet(plain)).toHaveAccessibleName(checkout.title);
    await expect(later).toBeChecked();
    await expect(later).toBeFocused();

    // Escape leaves the time as it is, and the focus with what opened the picker.
    const change = sheetButton(plain, new RegExp(`^${schedule.change}`));
    await enter(plain, change);
    await expect(topSheet(plain)).toHaveAccessibleName(schedule.pick);
    await expect(days.nth(1)).toBeChecked();
    await plain.keyboard.press('Escape');
    await expect(change).toBeFocused();
    await expect(later).toBeChecked();
    await enter(plain, topSheet(plain).getByRole('button').last());
    await expect(topSheet(plain)).toHaveAccessibleName(checkout.placedTitle);
    await expect(topSheet(plain)).toBeFocused();
    expect(shop.backend.db.orders).toMatchObject([{ status: 'AT_TIME', day: '2026-03-05' }]);
  });
