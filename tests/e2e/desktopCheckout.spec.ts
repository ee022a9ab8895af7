import { showExtras } from './checkoutSteps';
import { expect, test } from './fixtures';
import { byPickUp, plov, startSignedIn } from './planted';
import { expectSheets, goToOrder, press, topSheet } from './steps';

test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

for (const lang of ['uz', 'ar'] as const) {
  test(`on a desktop lines and total stand beside the answers of the checkout, in ${lang}`, async ({
    page,
    shop,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    await startSignedIn(page, shop, {
      basket: [plov],
      draft: byPickUp,
      sheets: ['/basket', '/checkout'],
    });
    await expectSheets(page, /./, /./);
    const columns = topSheet(page).locator('[data-columns] > *');
    await expect(columns).toHaveCount(3);
    const [answers, order] = await Promise.all([0, 1].map((at) => columns.nth(at).boundingBox()));
    if (!answers || !order) throw new Error('A column is missing');
    const [first, last] = lang === 'ar' ? [order, answers] : [answers, order];
    expect(first.x + first.width).toBeLessThanOrEqual(last.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  });
}

test('the basket beside the menu says where the order goes, and leads to another place', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  await page.goto('/?vendor=demo');
  const place = page
    .getByRole('complementary', { name: 'Savat' })
    .getByRole('button', { name: /^Markaz/ });
  await expect(place).toContainText('daq');
  await place.click();
  await expect(topSheet(page)).toHaveAccessibleName(/olib ketasiz/);
});

test('the extras of a checkout are folded until they are wanted, and open where one was answered', async ({
  page,
  shop,
}) => {
  await goToOrder(page, shop);
  const notes = topSheet(page).getByRole('button', { name: /^Izohlar/ });
  await expect(topSheet(page).getByRole('button', { name: /^Istaklar/ })).toBeVisible();
  await expect(notes).toHaveCount(0);
  await showExtras(page);
  await notes.click();
  await topSheet(page).getByLabel('Buyurtmaga izoh').fill('Piyozsiz');
  await page.reload();
  await expectSheets(page, 'Savat', 'Buyurtma berish');
  await expect(notes).toContainText('Piyozsiz');
  await press(page, /^Istaklar/);
  await expect(notes).toHaveCount(0);
});
