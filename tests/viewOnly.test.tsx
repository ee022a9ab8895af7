import { describe, expect, test } from 'vitest';
import { customer, put } from './customer';
import { place } from './e2e/pastOrders';
import { backend, beginJourneys, inBrowser } from './journey';
import { showShop } from './showShop';

beginJourneys({ isNoon: true });

const add = /Savatga qoʻshish/;

/** The demo shop takes orders on paper only. */
function closeBasket(): void {
  for (const each of backend.db.settings)
    Object.assign(each, { cartInMainActive: false, cartPageActive: false });
}

describe('in a shop without a basket', () => {
  test('a favourite can be looked at, and not put into one', async () => {
    closeBasket();
    const page = await customer();
    await page.toggleFavourite('patir');
    const shop = await showShop(['/profile/favorites']);
    await shop.find('link', /^Issiq patir/);
    expect(shop.all('button', add)).toEqual([]);
  });

  test('an order of the past is not offered again', async () => {
    await customer();
    const order = place({ backend }, ['patir']);
    order.status = 'CLOSED';
    closeBasket();
    await inBrowser();
    const shop = await showShop([`/profile/orders/${order.id}`]);
    await shop.sees('Issiq patir');
    await shop.lacks('Yuklanmoqda');
    expect(shop.all('button', 'Yana buyurtma berish')).toEqual([]);
  });

  test('nor by its address', async () => {
    await customer();
    const order = place({ backend }, ['patir']);
    order.status = 'CLOSED';
    closeBasket();
    const page = await inBrowser();
    const shop = await showShop([`/profile/orders/${order.id}/again`]);
    await shop.sees('Issiq patir');
    await shop.press('Menyuga oʻtish');
    expect(page.cart.state.lines).toEqual([]);
  });

  test.each(['/basket', '/basket?send=', '/checkout'])(
    'a basket from before is kept, and %s leads to the menu',
    async (path) => {
      await customer({ basket: [{ productId: 'patir' }] });
      closeBasket();
      const page = await inBrowser();
      const shop = await showShop([path]);
      await shop.sees('Bu doʻkon bu yerda buyurtma qabul qilmaydi');
      await shop.find('button', 'Menyuga oʻtish');
      expect(shop.all('button', /rasmiylashtirish|berish|yuborish/i)).toEqual([]);
      expect(page.cart.state.lines).toHaveLength(1);
    },
  );
});

test('the basket recommends nothing of a category that is only looked at', async () => {
  for (const each of backend.db.categories) if (each.id === 'somsa') each.isWithoutCart = true;
  const page = await customer();
  put(page, [{ productId: 'patir' }]);
  const shop = await showShop(['/basket']);
  await shop.sees('Bular ham yoqishi mumkin');
  expect(shop.all('link', /somsa/i)).toEqual([]);
});
