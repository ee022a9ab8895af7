import { expect, test, vi } from 'vitest';
import { backend, beginJourneys, chooseMain, fill, inBrowser, logIn } from './journey';
import { isReady } from './ordering';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

test('an order in dinars is not rounded to hundredths: 3 × 1.375 is 4.125', async () => {
  vi.stubEnv('VITE_CURRENCY', 'KWD');
  backend.db.moneyDigits = 3;
  for (const product of backend.db.products)
    Object.assign(product, { costPrice: 1.375, discount: 10 });
  for (const setting of backend.db.orderSettings) setting.isServiceFeeEnabled = false;
  const page = await inBrowser();
  await logIn(page);
  chooseMain(page);
  fill(page, 3);
  await until(() => isReady(page));
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  expect(backend.db.orders.at(-1)).toMatchObject({
    productPrice: 4.125,
    // 0.4125, rounded half up to the third decimal
    totalProductDiscount: 0.413,
    totalPrice: 3.712,
  });
});
