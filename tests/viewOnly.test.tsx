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
});

test('the basket recommends nothing of a category that is only looked at', async () => {
  for (const each of backend.db.categories) if (each.id === 'somsa') each.isWithoutCart = true;
  const page = await customer();
  put(page, [{ productId: 'patir' }]);
  const shop = await showShop(['/basket']);
  await shop.sees('Bular ham yoqishi mumkin');
  expect(shop.all('link', /somsa/i)).toEqual([]);
});
