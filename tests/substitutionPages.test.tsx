import { expect, test } from 'vitest';
import { pickingUp, plov } from './customer';
import { backend, beginJourneys } from './journey';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const chosen = (shop: Shown, name: string) =>
  eventually(() => {
    const radios = shop.all('radio', name) as HTMLInputElement[];
    expect(radios.some(({ checked }) => checked)).toBe(true);
  });
const reads = (shop: Shown, button: RegExp, text: RegExp) =>
  eventually(async () => expect((await shop.find('button', button)).textContent).toMatch(text));

test('what to do if a product is out is chosen at the checkout and sent with the order', async () => {
  await pickingUp({ basket: [{ productId: 'tandir-somsa' }, plov] });
  const shop = await showShop(['/basket', '/checkout']);
  await shop.press(/^Istaklar va boshqalar/);
  const summary = /^Mahsulot tugagan boʻlsa/;
  await reads(shop, summary, /Doʻkon oʻzi hal qilsin/);
  await shop.press(summary);
  await chosen(shop, 'Doʻkon oʻzi hal qilsin');
  await shop.choose(/qoʻngʻiroq/);
  await shop.press(/^Har bir mahsulot uchun alohida/);
  const somsa = /^Tandir somsa/;
  await reads(shop, somsa, /Butun buyurtmadagidek/);
  await shop.press(somsa);
  const own = await eventually(
    () =>
      [...shop.top().querySelectorAll<HTMLInputElement>('input[name="if-out-tandir-somsa"]')].at(
        -1,
      ) ?? expect.unreachable('No answers for the somsa'),
  );
  own.click();
  await shop.press(somsa);
  await reads(shop, somsa, /Buyurtmadan olib tashlansin/);
  await shop.press(summary);
  await reads(shop, summary, /Menga qoʻngʻiroq qilinsin.*Ayrim mahsulotlar uchun boshqacha/s);

  await shop.press(/^Buyurtma berish/);
  await shop.at('Buyurtma yuborildi');
  const order = backend.db.orders.at(-1);
  expect(order?.note).toBe('Agar tugagan boʻlsa: menga qoʻngʻiroq qiling');
  expect(order?.cartItems.map(({ note }) => note).sort()).toEqual([
    '',
    'Agar tugagan boʻlsa: buyurtmadan olib tashlang',
  ]);
});
