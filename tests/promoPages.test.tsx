import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customer, pickingUp, put } from './customer';
import { addressAt, byMain } from './delivering';
import { backend, beginJourneys, inBrowser } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const checkout = ['/basket', '/checkout'];
/** The amount in the bill for a label. */
const amountOf = (shop: Shown, label: RegExp) =>
  [...shop.top().querySelectorAll('dl > div')]
    .find((each) => label.test(each.textContent ?? ''))
    ?.querySelector('dd')?.textContent;

test('the basket button says the same sum as the basket, with the fees', async () => {
  // The fees are those of a customer. Two dishes of 42 000.
  const page = await customer();
  put(page, [{ productId: 'choyxona-oshi', count: 2 }]);
  const shop = await showShop([], { withHome: true });
  await shop.press(/^Savat(?!ga).*86\s000/);
  await shop.at('Savat');
  await eventually(() => expect(amountOf(shop, /Xizmat haqi/)).toMatch(/2\s000/));
  await eventually(() => expect(amountOf(shop, /^Jami/)).toMatch(/86\s000/));
  await shop.find('button', /Rasmiylash.*86\s000/);
});

test('the basket’s button says no sum before the menu’s prices are known', async () => {
  const before = await inBrowser();
  put(before, [{ productId: 'patir' }]);
  backend.faults.add({ path: '/products/v1/overalls', status: 500 });
  await inBrowser();
  const shop = await showShop([], { withHome: true });
  const button = await shop.find('button', /^Savat/);
  expect(button.textContent).toBe('Savat');
});

test('a shop without promo codes says so, and leads back', async () => {
  for (const each of backend.db.settings) each.promoActive = false;
  await pickingUp();
  const shop = await showShop([...checkout, '/checkout/promo']);
  await shop.press('Orqaga');
  await shop.at('Savat', 'Buyurtma berish');
});

test('an invalid promo code shows the reason', async () => {
  await pickingUp();
  const shop = await showShop([...checkout, '/checkout/promo']);
  await shop.press('Qoʻllash');
  await shop.hears('Avval kodni yozing');
  for (const [code, sentence] of [
    ['YOQ', /Bunday promokod yoʻq/],
    ['OCHIQEMAS', /faol emas/],
    ['NAVROZ2098', /2098.* dan boshlab amal qiladi/],
    ['ESKI2024', /muddati tugagan: .*31\.12\.2024/],
  ] as const) {
    await shop.type('Promokodni kiriting', code);
    await shop.press('Qoʻllash');
    await shop.hears(sentence);
  }
  await shop.type('Promokodni kiriting', 'KATTA');
  await shop.press('Qoʻllash');
  await shop.sees(/500.000.soʻmdan ortiq/);
  await shop.sees('Savatdagi summa yetarli boʻlganda avtomatik qoʻllanadi');
});

test('a promo can be applied when it works now, else it says what it needs', async () => {
  for (const promo of backend.db.promos) if (promo.code === 'YETKAZISH') promo.minPrice = 0;
  const page = await pickingUp();
  const shop = await showShop([...checkout, '/checkout/promo']);
  await shop.find('button', 'Qoʻllash SALOM10');
  expect(shop.all('button', /^Qoʻllash \w/)).toHaveLength(1);
  await shop.sees(/Hozircha ishlamaydi.*OSH30.*150.000.soʻmdan ortiq buyurtmaga/s);
  await shop.sees(/YETKAZISH.*Faqat yetkazib berish uchun/s);

  page.chooseService('DELIVERY');
  page.draft.setAddress(addressAt(byMain));
  await shop.press('Qoʻllash YETKAZISH');
  await shop.at('Savat', 'Buyurtma berish');
  await eventually(() => expect(amountOf(shop, /Yetkazib berish chegirmasi/)).toMatch(/^\u2212/));
  // Without a delivery the promo says why it takes nothing off.
  await shop.choose('Olib ketish');
  expect((await shop.find('button', /^Promokod/)).textContent).toMatch(
    'Faqat yetkazib berish uchun',
  );
});

test('the cashback that another window spends is switched on here too', async () => {
  const page = await pickingUp();
  Object.assign(backend.db.users[0] ?? {}, { cashback: 5000 });
  await page.refreshProfile();
  const shop = await showShop(checkout);
  const spend = await shop.find('switch', /Keshbekdan foydalanish/);
  expect(spend.getAttribute('aria-checked') ?? Reflect.get(spend, 'checked')).not.toBe(true);
  page.draft.setCashback(200_000);
  expect((await shop.field('Qancha sarflaysiz?')).value).toMatch(/^2\s000$/);
});

test('the cashback field takes whole amounts only, and at most what can be spent', async () => {
  const page = await pickingUp();
  Object.assign(backend.db.users[0] ?? {}, { cashback: 5000 });
  await page.refreshProfile();
  const shop = await showShop(checkout);
  (await shop.find('switch', /Keshbekdan foydalanish/)).click();
  const amount = await shop.field('Qancha sarflaysiz?');
  await eventually(() => expect(amount.value).toMatch(/^5\s000$/));
  for (const [typed, shown] of [
    ['abc', /^$/],
    ['1200', /^1\s200$/],
    ['x7y', /^7$/],
    ['999999', /^5\s000$/],
    ['12.5', /^12$/],
  ] as const) {
    fireEvent.change(amount, { target: { value: typed } });
    await eventually(() => expect(amount.value).toMatch(shown));
  }
  await eventually(() => expect(amountOf(shop, /^Keshbek/)).toMatch(/^\u221212\s/));
});
