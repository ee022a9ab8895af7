import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { toMoney } from '../../src/domain/basket/pricing';
import { changeSums } from '../../src/domain/order/change';
import { formatMoney } from '../../src/domain/text/format';
import { rest as texts } from '../../src/i18n/ar';
import { bringAxe, faultsOf } from './axe';
import { goToDelivery } from './deliver';
import { expect, test } from './fixtures';
import { expectSheets, press, topSheet } from './steps';

/** At its start, as accents, isolates and values may follow. */
const starting = (text: string) => new RegExp(`^${text.split('{{')[0]?.trimEnd()}`);

const unfold = (page: Page, name: string) =>
  topSheet(page)
    .getByRole('button', { name: starting(name), expanded: false })
    .click();

/** The staff read English, whatever the customer reads. */
function speakEnglish({ backend }: ServedShop) {
  for (const settings of backend.db.settings) settings.mainLanguage = 'eng';
}

/** At the checkout of a delivery paid in cash: answers all three questions. */
async function answerAll(page: Page, look: () => Promise<void>) {
  const sheet = topSheet(page);
  await unfold(page, texts.change.title);
  await sheet.getByRole('radio', { name: starting(texts.change.anotherSum) }).check();
  const sum = sheet.getByLabel(texts.change.sum);
  await sum.fill('1000');
  await sum.blur();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await look();
  // The first sum above the total, also once the price of the delivery is part of it.
  await sheet
    .getByRole('radiogroup', { name: texts.change.title })
    .getByRole('radio', { name: /100\s000/ })
    .check();
  await expect(sum).toHaveCount(0);

  await unfold(page, texts.checkout.extras);
  await unfold(page, texts.receiver.notes);
  const leave = sheet.getByRole('button', { name: texts.door.leaveAtDoor });
  await expect(leave).toHaveAccessibleDescription(texts.door.paidAhead);
  await leave.click({ force: true });
  await expect(leave).toHaveAttribute('aria-pressed', 'false');
  const dontRing = sheet.getByRole('button', { name: texts.door.dontRing });
  await dontRing.click();
  await expect(dontRing).toHaveAttribute('aria-pressed', 'true');
  await look();
}

/** What the staff read in the last order. */
function expectStaffNotes({ backend }: ServedShop) {
  const order = backend.db.orders.at(-1);
  const [sum = 0] = changeSums(toMoney(order?.totalPrice ?? 0, 2), 'UZS');
  const amount = formatMoney(sum, 'eng', 'UZS');
  expect(order).toMatchObject({
    note: '',
    courierComment: `Change needed from ${amount}. Don’t ring the doorbell`,
  });
  return sum;
}

/** The order's page says it in the customer's language. */
async function expectOrderPage(page: Page, sum: number) {
  const sheet = topSheet(page);
  await expect(sheet).toContainText(texts.change.title);
  await expect(sheet).toContainText(formatMoney(sum, 'ar', 'UZS'));
  await expect(sheet).toContainText(texts.door.dontRing);
  await expect(sheet).not.toContainText(/Change needed|doorbell/);
}

test('from right to left, change and the door are chosen, read by the staff in the shop’s language, and shown with the order', async ({
  page,
  context,
  shop,
  baseURL,
}) => {
  speakEnglish(shop);
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
  await goToDelivery(page, shop, [texts.basket.title, texts.checkout.title]);
  await bringAxe(page);
  await answerAll(page, async () => expect(await faultsOf(page)).toEqual([]));
  await press(page, starting(texts.checkout.submit));
  await expectSheets(page, texts.checkout.placedTitle);
  const sum = expectStaffNotes(shop);
  await expectOrderPage(page, sum);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  // The next order remembers what belongs to the person and to the address.
  await page.goto('/product/toy-oshi?vendor=demo');
  await topSheet(page).getByRole('radio').first().check({ force: true });
  await press(page, starting(texts.product.add));
  await page.goto('/checkout?vendor=demo');
  const change = topSheet(page).getByRole('button', { name: starting(texts.change.title) });
  await expect(change).toContainText(formatMoney(sum, 'ar', 'UZS'));
  const notes = topSheet(page).getByRole('button', { name: starting(texts.receiver.notes) });
  await expect(notes).toContainText(texts.door.dontRing);
});
