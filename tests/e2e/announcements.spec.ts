import { expect, test } from './fixtures';
import { holdBack } from './holdBack';

test('filling the basket in the first second of a visit is announced', async ({ page }) => {
  const release = await holdBack(page, /\/behind-[^/]*\.js$/);
  await page.goto('/?vendor=demo');
  await page.getByRole('button', { name: 'Savatga qoʻshish: Choyxona oshi' }).click();
  await expect(page.getByRole('group', { name: 'Choyxona oshi' })).toContainText('1');
  await release();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toBeAttached();
});

test('a basket restored on load is not announced', async ({ page }) => {
  await page.goto('/?vendor=demo');
  await page.getByRole('button', { name: 'Savatga qoʻshish: Choyxona oshi' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Savat(?!ga)/ })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 ta mahsulot' })).toHaveCount(0);
});
