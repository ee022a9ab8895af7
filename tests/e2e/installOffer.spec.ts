import { expect, test } from './fixtures';
import { later, place } from './pastOrders';
import { plant } from './planted';
import { expectSheets, topSheet } from './steps';
import { untilAlive } from './untilAlive';

/** Runs in the page: the browser offers to install it, and the person will agree. */
function offerInstall() {
  const prompt = () => {
    document.documentElement.dataset.prompted = '';
    return Promise.resolve({ outcome: 'accepted' });
  };
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
}

test('what the browser offers to install is offered with the first order, in the shop’s words, once', async ({
  page,
  shop,
}) => {
  await plant(page, shop);
  const order = place(shop, ['patir']);
  later(shop, 1);
  await page.goto('/profile/orders?vendor=demo');
  await untilAlive(page);
  // Until then nothing listens.
  await expect(page.locator('[aria-live=polite]')).toBeAttached();
  await page.evaluate(offerInstall);
  await topSheet(page).locator(`a[href="/profile/orders/${order.id}"]`).click();
  await expectSheets(page, 'Profil', 'Buyurtmalarim', RegExp(`${order.number}`));
  await expect(topSheet(page)).toContainText('Doʻkon doim qoʻl ostida');
  await expect(page.locator('html[data-prompted]')).toHaveCount(0);
  await topSheet(page).getByRole('button', { name: 'Bosh ekranga qoʻshish' }).click();
  await expect(page.locator('html[data-prompted]')).toHaveCount(1);
  await expect(page.getByText('Bosh ekranga qoʻshildi')).toBeVisible();
  await expect(topSheet(page)).not.toContainText('Doʻkon doim qoʻl ostida');

  await page.goBack();
  await expectSheets(page, 'Profil', 'Buyurtmalarim');
  await page.evaluate(offerInstall);
  await topSheet(page).locator(`a[href="/profile/orders/${order.id}"]`).click();
  await expectSheets(page, 'Profil', 'Buyurtmalarim', RegExp(`${order.number}`));
  await expect(topSheet(page)).not.toContainText('Doʻkon doim qoʻl ostida');
});
