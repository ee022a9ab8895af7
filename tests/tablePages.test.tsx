import { describe, expect, test } from 'vitest';
import { customer, put } from './customer';
import { backend, beginJourneys, fill, inBrowser, inTelegram } from './journey';
import { showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const scan = 'tableId=7&hallId=zal&branchId=markaz';
const path = '/orders/v1/waiter-calls';
const waiterOrders = 'Buyurtmani ofitsiant qabul qiladi';

test('a failed waiter call shows an error and can be retried', async () => {
  backend.faults.add({ path, status: 500 });
  await inBrowser({ scan });
  const shop = await showShop(['/waiter']);
  await shop.at('7-stol');
  await shop.press(/^Ofitsiantni chaqirish/);
  await eventually(() =>
    expect(shop.top().querySelector('[role=status]')?.textContent).toBeTruthy(),
  );
  backend.faults.clear();
  await shop.press(/^Ofitsiantni chaqirish/);
  await shop.sees('Ofitsiant chaqirildi');
});

test('home calls the waiter, once, and says when that failed', async () => {
  backend.faults.add({ path, status: 500 });
  await inBrowser({ scan });
  const home = await showShop([], { withHome: true });
  const call = await home.find('button', 'Ofitsiantni chaqirish');
  call.click();
  await eventually(() => expect(document.body.textContent).toMatch('keyinroq urinib'));
  await eventually(() => expect(call.hasAttribute('disabled')).toBe(false));
  backend.faults.clear();
  call.click();
  const isCalled = async (shop: typeof home) => {
    const called = await shop.find('button', 'Ofitsiant chaqirildi');
    expect(called.hasAttribute('disabled')).toBe(true);
  };
  await isCalled(home);
  expect(backend.db.waiterCalls).toMatchObject([{ tableId: '7', reason: 'WAITER' }]);
  await inBrowser();
  await isCalled(await showShop([], { withHome: true }));
  // A table of the same number.
  await inBrowser({ scan: 'tableId=7&hallId=terrasa&branchId=markaz' });
  const other = await showShop([], { withHome: true });
  const otherCall = await other.find('button', 'Ofitsiantni chaqirish');
  expect(otherCall.hasAttribute('disabled')).toBe(false);
});

test('without a camera of Telegram’s no scanner is offered', async () => {
  await inBrowser();
  const waiter = await showShop(['/waiter']);
  await waiter.sees('Siz hali stolda emassiz');
  expect(waiter.all('button', /QR/)).toEqual([]);
  await inTelegram();
  const profile = await showShop(['/profile']);
  await profile.find('button', /^Til/);
  expect(profile.all('button', /skanerlash/)).toEqual([]);
});

test('leaving a table asks for confirmation and keeps the basket', async () => {
  const page = await inBrowser({ scan });
  fill(page);
  const shop = await showShop(['/waiter']);
  page.confirm.mockResolvedValueOnce(false);
  await shop.press(/^Stoldan ketish/);
  await eventually(() => expect(page.confirm).toHaveBeenCalledTimes(1));
  expect(page.confirm.mock.lastCall?.[0]).toMatchObject({ title: 'Stoldan ketasizmi?' });
  await shop.at('7-stol');
  expect(page.table.state.table).not.toBeNull();
  await shop.press(/^Stoldan ketish/);
  await shop.at();
  expect(page.table.state.table).toBeNull();
  expect(page.cart.state.lines).toHaveLength(1);
  expect((await inBrowser()).table.state.table).toBeNull();
});

describe.each<[string, () => void]>([
  [
    'a shop',
    () => {
      for (const each of backend.db.settings) each.dineInActive = false;
    },
  ],
  [
    'a branch',
    () => {
      for (const { id, settings } of backend.db.branches)
        if (id === 'markaz') settings.dineinEnabled = false;
    },
  ],
])('at a table of %s without dine-in', (_, switchOff) => {
  test('there is a menu, and the waiter takes the order', async () => {
    const first = await customer();
    put(first, [{ productId: 'patir' }]);
    first.kill();
    switchOff();
    const page = await inBrowser({ scan });
    const home = await showShop([], { withHome: true });
    await home.sees('7-stol');
    await home.sees(waiterOrders);
    expect(home.all('button', /^Savat/)).toEqual([]);
    for (const [sheet, name] of [
      ['/checkout', 'Buyurtma berish'],
      ['/basket', 'Savat'],
    ] as const) {
      const shop = await showShop([sheet]);
      await shop.at(name);
      await shop.sees(waiterOrders);
      expect(shop.all('button', /Rasmiylashtirish|Buyurtma berish/)).toEqual([]);
      await shop.press(/Menyuga oʻtish/);
      await shop.at();
    }
    // The basket is kept for after the table is left.
    expect(page.cart.state.lines).toHaveLength(1);
    const shop = await showShop(['/waiter']);
    await shop.press(/^Stoldan ketish/);
    await shop.at();
    expect(page.cart.state.lines).toHaveLength(1);
  });
});

test('a shop without reservations says so and shows a phone to call', async () => {
  for (const each of backend.db.settings) each.bookingActive = false;
  await inBrowser();
  const shop = await showShop(['/reservation']);
  await shop.sees('Bu yerda stol band qilib boʻlmaydi');
  expect(shop.top().querySelector('a[href^="tel:+998"]')).not.toBeNull();
});

test('at a table home has the banners of dishes, and none of deliveries', async () => {
  await inBrowser();
  const home = await showShop([], { withHome: true });
  await home.sees('YETKAZISH kodi');
  await inBrowser({ scan });
  const table = await showShop([], { withHome: true });
  await table.sees('Toʻy oshi har kuni');
  await table.lacks('YETKAZISH kodi');
});
