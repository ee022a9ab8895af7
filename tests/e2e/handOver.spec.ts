import type { BrowserContext } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { toMoney } from '../../src/domain/basket/pricing';
import { changeSums } from '../../src/domain/order/change';
import { formatMoney } from '../../src/domain/text/format';
import type { Language } from '../../src/domain/text/language';
import { rest as ar } from '../../src/i18n/ar';
import { rest as ru } from '../../src/i18n/ru';
import { bringAxe, faultsOf } from './axe';
import { goToDelivery } from './deliver';
import { expect, test } from './fixtures';
import { byMain, saveAddress } from './saveAddress';
import { pressIn } from './simulatorSteps';
import { expectSheets, press, type Screen, topSheet } from './steps';

const dictionaries = { ru, ar } as const;
type Tested = keyof typeof dictionaries;
type Texts = (typeof dictionaries)[Tested];

/** At its start, as accents, isolates and values may follow. */
const starting = (text: string) => new RegExp(`^${text.split('{{')[0]?.trimEnd()}`);

const unfold = (screen: Screen, name: string) =>
  topSheet(screen)
    .getByRole('button', { name: starting(name), expanded: false })
    .click();

/** The staff read English, whatever the customer reads. */
function speakEnglish({ backend }: ServedShop) {
  for (const settings of backend.db.settings) settings.mainLanguage = 'eng';
}

/** At the checkout of a delivery paid in cash: answers all three questions. */
async function answerAll(screen: Screen, texts: Texts, look: () => Promise<void>) {
  const sheet = topSheet(screen);
  await unfold(screen, texts.change.title);
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

  await unfold(screen, texts.checkout.extras);
  await unfold(screen, texts.receiver.notes);
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
async function expectOrderPage(screen: Screen, texts: Texts, language: Language, sum: number) {
  const page = topSheet(screen);
  await expect(page).toContainText(texts.change.title);
  await expect(page).toContainText(formatMoney(sum, language, 'UZS'));
  await expect(page).toContainText(texts.door.dontRing);
  await expect(page).not.toContainText(/Change needed|doorbell/);
}

const speak = (context: BrowserContext, language: Tested, url = '') =>
  context.addCookies([{ name: 'lang', value: language, url }]);

test('in the plain browser, from right to left, change and the door are chosen, read by the staff in the shop’s language, and shown with the order', async ({
  page,
  context,
  shop,
  baseURL,
}) => {
  const language = 'ar';
  const texts = dictionaries[language];
  speakEnglish(shop);
  await speak(context, language, baseURL);
  await goToDelivery(page, shop, [texts.basket.title, texts.checkout.title]);
  await bringAxe(page);
  await answerAll(page, texts, async () => expect(await faultsOf(page)).toEqual([]));
  await press(page, starting(texts.checkout.submit));
  await expectSheets(page, texts.checkout.placedTitle);
  const sum = expectStaffNotes(shop);
  await expectOrderPage(page, texts, language, sum);
  await bringAxe(page);
  expect(await faultsOf(page)).toEqual([]);

  // The next order remembers what belongs to the person and to the address.
  await page.goto('/product/toy-oshi?vendor=demo');
  await topSheet(page).getByRole('radio').first().check({ force: true });
  await press(page, starting(texts.product.add));
  await page.goto('/checkout?vendor=demo');
  const change = topSheet(page).getByRole('button', { name: starting(texts.change.title) });
  await expect(change).toContainText(formatMoney(sum, language, 'UZS'));
  const notes = topSheet(page).getByRole('button', { name: starting(texts.receiver.notes) });
  await expect(notes).toContainText(texts.door.dontRing);
});

test('inside Telegram, in Russian, change and the door are chosen and read by the staff', async ({
  simulator,
  page,
  shop,
}) => {
  const language = 'ru';
  const texts = dictionaries[language];
  speakEnglish(shop);
  const client = { language, contact: 'grant' } as const;
  const pressMain = pressIn(page);
  const { app } = await simulator({ ...client, path: '/product/toy-oshi' });
  // A full portion, enough for a delivery.
  await topSheet(app).getByRole('radio').nth(1).check({ force: true });
  await pressMain(starting(texts.product.add));
  await expectSheets(app);
  await expect.poll(() => shop.backend.db.users.length).toBe(1);
  await saveAddress(shop, 'Uy', byMain);
  await simulator({ ...client, path: '/checkout' });
  // The only address is chosen by itself.
  await expect(topSheet(app)).toContainText(/Uy|Navoiy/);
  await answerAll(app, texts, async () => undefined);
  await pressMain(starting(texts.checkout.submit));
  await expect(topSheet(app)).toHaveAccessibleName(texts.checkout.placedTitle);
  const sum = expectStaffNotes(shop);
  await expectOrderPage(app, texts, language, sum);
});
