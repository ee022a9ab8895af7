import { describe, expect, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { customer, delivering, plov, put } from './customer';
import { addressAt, byMain } from './delivering';
import { backend, beginJourneys, inBrowser, logIn } from './journey';
import { posts } from './ordering';
import { showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const checkout = ['/basket', '/checkout'];
const placed = 'Buyurtma yuborildi';

describe('what a guest is told of the sum', () => {
  const mayHaveFee = 'xizmat haqi qoʻshilishi mumkin';

  test('on a new device it says that a service fee may be added, until the log-in has told it', async () => {
    const page = await inBrowser();
    put(page, [plov]);
    const shop = await showShop(['/basket']);
    await shop.sees(mayHaveFee);
    await shop.lacks('Xizmat haqi');
    await logIn(page);
    await shop.sees(/Xizmat haqi.*2\s000\ssoʻm/);
    await shop.lacks(mayHaveFee);
  });

  test('once logged in the fee has its line before the server tells it, and none if it does not', async () => {
    const page = await inBrowser();
    put(page, [plov]);
    const shop = await showShop(['/basket']);
    await shop.sees(mayHaveFee);
    backend.faults.add({ path: '/orders/v1/order/setting/*', status: 400, delay: 800 });
    await logIn(page);
    await shop.sees('Xizmat haqi');
    await shop.lacks('Xizmat haqi');
    await shop.sees('Jami');
  });

  test('after somebody was logged in on this device it has the fee and the minimum from the start', async () => {
    const before = await customer();
    await eventually(() => expect(before.merchant.state.orderSettings).not.toBeNull());
    await before.logOut();
    const page = await inBrowser();
    expect(page.session.state.token).toBeNull();
    put(page, [{ productId: 'patir' }]);
    const shop = await showShop(['/basket'], { withHome: true });
    await shop.sees(/Xizmat haqi.*2\s000\ssoʻm/);
    await shop.lacks(mayHaveFee);
    await shop.hears(/lik mahsulot qoʻshing/);
    await shop.press(/^Yana .+ qoʻshish/);
    await shop.at();
    // The sum of the basket: the bread and the fee.
    await shop.find('button', /^Savat: yana 31\s000\ssoʻm.*11\s000\ssoʻm$/);
  });

  test('a remembered minimum forbids nothing: the server may have lowered it', async () => {
    const before = await customer();
    await eventually(() => expect(before.merchant.state.orderSettings).not.toBeNull());
    await before.logOut();
    const page = await inBrowser();
    put(page, [{ productId: 'patir' }]);
    page.draft.setAddress(addressAt(byMain));
    const shop = await showShop(['/basket']);
    await shop.hears(/lik mahsulot qoʻshing/);
    await shop.press(/^Rasmiylashtirish/);
    await shop.at('Savat', 'Buyurtma berish');
    await shop.find('button', /orqali kirish/);
    expect(shop.all('button', /^Yana .+ qoʻshish/)).toEqual([]);
  });

  test('what it remembers is replaced before an order can be agreed to', async () => {
    const before = await customer();
    await eventually(() => expect(before.merchant.state.orderSettings).not.toBeNull());
    for (const each of backend.db.orderSettings) each.serviceFeeAmount = 3000;
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { fetch } = backend;
    const late: Backend = {
      ...backend,
      fetch: async (request) => {
        if (request.url.includes('/order/setting/')) await told;
        return fetch(request);
      },
    };
    await delivering({ backend: late });
    const shop = await showShop(checkout);
    await shop.sees(/Xizmat haqi.*2\s000\ssoʻm/);
    await shop.sees(/Yetkazib berish10\s000\ssoʻm/);
    const order = await shop.find('button', /^Buyurtma berish/);
    expect(order.getAttribute('aria-busy')).toBe('true');
    tell();
    await shop.press(/^Buyurtma berish/);
    await shop.at(placed);
    expect(backend.db.orders[0]).toMatchObject({ servicePrice: 3000 });
    expect(posts()).toHaveLength(1);
  });

  test('the address is asked for before the phone, and a person with an account can log in first', async () => {
    const page = await inBrowser();
    put(page, [plov]);
    const shop = await showShop(checkout);
    await shop.find('button', /^Manzilni tanlang/);
    await shop.find('button', /orqali kirish/);
    page.draft.setAddress(addressAt(byMain));
    await eventually(() => expect(shop.all('button', /^Manzilni tanlang/)).toEqual([]));
    await shop.press(/orqali kirish/);
    await shop.at('Savat', 'Buyurtma berish', /./);
  });
});
