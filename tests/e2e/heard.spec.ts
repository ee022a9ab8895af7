import { expect, test } from './fixtures';
import { holdBack } from './holdBack';

test('a basket that is filled in the first second of a visit is heard of', async ({ page }) => {
  const letCome = await holdBack(page, /\/behind-[^/]*\.js$/);
  await page.goto('/?vendor=demo');
  await page.getByRole('button', { name: 'Savatga qoʻshish: Choyxona oshi' }).click();
  await expect(page.getByRole('group', { name: 'Choyxona oshi' })).toContainText('1');
  await letCome();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toBeAttached();
});

test('what was in the basket when the page came up is no news', async ({ page }) => {
  await page.goto('/?vendor=demo');
  await page.getByRole('button', { name: 'Savatga qoʻshish: Choyxona oshi' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Savat(?!ga)/ })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toHaveCount(0);
});
