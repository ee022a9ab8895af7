import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { press, topSheet } from './steps';

test.use(inMotion);

const plain = 'patir';

test('an answer that comes when its sheet is closed leaves the sheet below open', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const answered = (path: string) =>
    page.waitForResponse((response) => response.url().includes(path));

  const canceled = place(shop, [plain]);
  const releaseCancel = await holdBack(page, /v1\/orders\/[^/]+\/cancel/);
  await page.goto(`/profile/orders/${canceled.id}?vendor=demo`);
  await press(page, /Buyurtmani bekor qilish/);
  await press(page, /Buyurtmani bekor qilish/);
  await page.keyboard.press('Escape');
  await expect(topSheet(page)).toHaveAccessibleName(new RegExp(canceled.number));
  await Promise.all([answered('/cancel'), releaseCancel()]);
  await expect(topSheet(page).getByRole('status').first()).toHaveText('Bekor qilindi');
  await expect(topSheet(page)).toHaveAccessibleName(new RegExp(canceled.number));

  const graded = place(shop, [plain]);
  later(shop, 60);
  const releaseGrade = await holdBack(page, /v1\/orders\/[^/]+\/grade/);
  await page.goto(`/profile/orders/${graded.id}?vendor=demo`);
  await press(page, /Buyurtmani baholash/);
  await topSheet(page)
    .getByRole('group', { name: 'Buyurtma yoqdimi?' })
    .locator('label')
    .nth(3)
    .click();
  await press(page, /Bahoni yuborish/);
  await page.keyboard.press('Escape');
  await Promise.all([answered('/grade'), releaseGrade()]);
  await expect(topSheet(page).getByText('Siz qoʻygan baho')).toBeVisible();
  await expect(topSheet(page)).toHaveAccessibleName(new RegExp(graded.number));
});
