import { expect, test } from './fixtures';
import { expectSheets, topSheet } from './steps';
import { walkToCheckout } from './walkToOrder';

test.use({ trace: 'off' });

test('a product has one heading and says what it requires and costs; time and payment are questions; opening hours a list', async ({
  page,
  shop,
}) => {
  await page.goto('/product/toy-oshi?vendor=demo');
  const sheet = topSheet(page);
  await expect(sheet.getByRole('heading', { name: 'Toʻy oshi' })).toHaveCount(1);
  await expect(sheet.getByRole('group', { name: 'Hajmi' })).toHaveAccessibleDescription(
    /Bittasini tanlang Majburiy/,
  );
  await sheet.locator('label', { hasText: 'Butun porsiya' }).click();
  await expect(sheet.getByRole('button', { name: /^Qoʻshish/ })).toHaveAccessibleName(
    /^Qoʻshish, 42\s000\ssoʻm$/,
  );

  await page.goto('/branches?vendor=demo');
  await sheet.getByRole('link', { name: /^Chilonzor/ }).click();
  await expectSheets(page, 'Filiallar', 'Chilonzor');
  const days = sheet.getByRole('list').getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.and(page.locator('[aria-current=date]'))).toHaveText(/^Chorshanba/);

  await page.goto('/?vendor=demo');
  await walkToCheckout(page, shop);
  for (const [row, question] of [
    [/^Vaqti/, 'Vaqti'],
    [/^Toʻlov/, 'Toʻlov'],
  ] as const) {
    await sheet.getByRole('button', { name: row }).click();
    const answers = sheet.getByRole('radiogroup', { name: question }).getByRole('radio');
    await expect(answers.and(page.locator(':checked'))).toHaveCount(1);
  }
});
