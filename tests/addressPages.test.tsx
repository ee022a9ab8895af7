import { describe, expect, test } from 'vitest';
import { plov, put, savedAddress } from './customer';
import { addressAt, byKitchen, byMain } from './delivering';
import { later, place } from './e2e/pastOrders';
import { forgetDevice } from './forgetDevice';
import { backend, beginJourneys, inBrowser, logIn, type Page } from './journey';
import { chorsu } from './keepAddresses';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const checkout = ['/basket', '/checkout'];
const atCheckout = ['Savat', 'Buyurtma berish'];
const mine = 'Manzillarim';
const editing = 'Manzilni tahrirlash';

/** What the bill says of the delivery. */
const deliveryIn = (shop: Shown) =>
  [...shop.top().querySelectorAll('dl > div')]
    .map((each) => each.textContent ?? '')
    .find((each) => each.startsWith('Yetkazib berish'));
const costs = (shop: Shown, price: RegExp) =>
  eventually(() => expect(deliveryIn(shop)).toMatch(price));

/** A visit of a person who has these addresses from an earlier one. */
async function returning(...addresses: Parameters<typeof savedAddress>[]): Promise<Page> {
  const first = await inBrowser();
  await logIn(first);
  for (const each of addresses) savedAddress(...each);
  first.kill();
  const page = await inBrowser();
  await eventually(() => expect(page.addresses.state.saved).toHaveLength(addresses.length));
  return page;
}

describe('the list of addresses', () => {
  test('leads to each address, which can be edited', async () => {
    await returning(['Uy']);
    const shop = await showShop(['/profile', '/profile/address']);
    await shop.press(/^Uy/);
    await shop.at('Profil', mine, editing);
    await shop.type('Qavat', '7');
    await shop.press(/Saqlash/);
    await shop.at('Profil', mine);
    await shop.sees('7-qavat');
    expect(backend.db.addresses).toMatchObject([{ name: 'Uy', floor: '7' }]);
  });

  test('keeps the form of another address open when one is saved late', async () => {
    const page = await returning(['Uy'], ['Ish', chorsu]);
    const { state } = await import('../src/stores/addresses/addressDraft');
    const saved = () => page.addresses.state.saved.map(({ details }) => details.floor);
    const form = () => state.form?.address.details.floor;
    const shop = await showShop(['/profile', '/profile/address']);
    await shop.press(/^Uy/);
    await shop.type('Qavat', '7');
    const put = { method: 'PUT', path: '/users/v1/addresses/*', kind: 'delay' } as const;
    backend.faults.add({ ...put, delay: 1500, times: 1 });
    await shop.press(/Saqlash/);
    await shop.close();
    await shop.press(/^Ish/);
    await shop.type('Qavat', '4');
    await eventually(() => expect(backend.db.addresses[0]).toMatchObject({ floor: '7' }));
    await eventually(() => expect(saved()).toContain('7'));
    expect(form()).toBe('4');
    await shop.at('Profil', mine, editing);
    expect((await shop.field('Qavat')).value).toBe('4');
    await shop.press(/Saqlash/);
    await shop.at('Profil', mine);
    expect(backend.db.addresses[1]).toMatchObject({ floor: '4' });
  });

  test('shows what an address says besides its door, and so does the form', async () => {
    const door = { details: 'kv. 12, 3-qavat, orqa eshik', office: '', floor: '', entrance: '' };
    await returning(['Uy', door]);
    const shop = await showShop(['/profile', '/profile/address']);
    expect((await shop.find('button', /^Uy/)).textContent).toMatch('orqa eshik');
    await shop.press(/^Uy/);
    await shop.at('Profil', mine, editing);
    await shop.sees('orqa eshik');
    expect((await shop.field('Qavat')).value).toBe('3');
    await shop.type('Qavat', '4');
    await shop.press(/Saqlash/);
    await shop.at('Profil', mine);
    expect(backend.db.addresses).toMatchObject([{ details: 'kv. 12, 4-qavat, orqa eshik' }]);
  });
});

describe('the checkout', () => {
  test('charges the tariff of another address’s branch, and keeps the basket', async () => {
    const page = await returning(['Ish', byKitchen], ['Uy']);
    const product = page.catalog.state.products.get(plov.productId);
    if (product) page.addToBasket(product, plov.choices ?? [], 1);
    const shop = await showShop(checkout);
    await shop.press(/Manzilni tanlang/);
    await shop.press(/^Ish/);
    await shop.at(...atCheckout);
    await costs(shop, /8\s000/);
    await shop.press(/Navoiy koʻchasi/);
    await shop.press(/^Uy/);
    await shop.at(...atCheckout);
    await costs(shop, /10\s000/);
    await shop.press(/^Buyurtma berish/);
    await eventually(() => expect(backend.db.orders).toHaveLength(1));
    expect(backend.db.orders[0]).toMatchObject({
      serviceType: 'DELIVERY',
      branchId: 'markaz',
      deliveryPrice: 10_000,
      orderDevice: 'CLIENT_WEB',
    });
  });

  test('chooses the only saved address, whose door is one line', async () => {
    const page = await returning(['Uy']);
    const product = page.catalog.state.products.get(plov.productId);
    if (product) page.addToBasket(product, plov.choices ?? [], 1);
    const shop = await showShop(['/basket']);
    await shop.press(/Rasmiylashtirish/);
    await shop.find('button', /^Navoiy koʻchasi \(5\)/);
    const door = await shop.find('button', /^Manzil tafsilotlari/);
    expect(door.getAttribute('aria-expanded')).toBe('false');
    expect(door.textContent).toMatch('2-podyezd');
    expect(shop.all('textbox', /./)).toEqual([]);
    // The cashback's.
    expect(shop.all('switch', /./)).toHaveLength(1);
    door.click();
    await shop.type('Podyezd', '4');
    door.click();
    await eventually(() => expect(door.textContent).toMatch('4-podyezd'));
    await shop.press(/^Buyurtma berish/);
    await shop.at('Buyurtma yuborildi');
    expect(backend.db.orders[0]).toMatchObject({ entrance: '4' });
  });
});

describe('the details of an address', () => {
  const bare = { office: '', domophone: '', entrance: '', floor: '', details: '{}' };
  const door = (shop: Shown) => shop.find('button', /^Manzil tafsilotlari/);

  test('are not asked for again at the checkout once the address is saved without them', async () => {
    const page = await returning(['Uy', bare]);
    put(page, [plov]);
    const shop = await showShop(checkout);
    expect((await door(shop)).getAttribute('aria-expanded')).toBe('false');
  });

  test('are asked for where the address was never saved', async () => {
    const page = await returning();
    put(page, [plov]);
    page.draft.setAddress({ ...addressAt(byMain), houseNumber: '' });
    const shop = await showShop(checkout);
    await shop.field('Podyezd');
  });
});

describe('a known address', () => {
  /** What the shop says of the sum: the bar of home, the basket and the checkout. */
  const sumOn = async (shop: Shown, button: RegExp) => {
    const { textContent } = await shop.find('button', button);
    return textContent?.match(/[\d\s]+soʻm$/)?.[0].trim();
  };
  const isQuoted = (page: Page) =>
    eventually(() => expect(page.delivery.state.status).toBe('ready'));

  /** A delivery of an hour ago. */
  const delivered = (at: typeof byMain) => {
    const order = place({ backend }, ['choyxona-oshi']);
    Object.assign(order, { serviceType: 'DELIVERY', address: { ...at, streetName: 'Navoiy' } });
    later({ backend }, 60);
    return order;
  };

  test('that is the only one counts from the log-in: home, basket and checkout say the same', async () => {
    const page = await returning(['Uy']);
    expect(page.draft.state.address).toMatchObject({ name: 'Uy' });
    put(page, [plov]);
    await isQuoted(page);
    const shop = await showShop([], { withHome: true });
    const minutes = /\d+–\d+ daq/;
    await shop.sees(minutes);
    const said = shop.top().textContent?.match(minutes)?.[0] ?? '';
    const sum = await sumOn(shop, /^Savat/);
    expect(sum).toMatch(/^54\s000/);
    await shop.press(/^Savat/);
    await shop.sees(said);
    expect(await sumOn(shop, /^Rasmiylashtirish/)).toBe(sum);
    await shop.press(/^Rasmiylashtirish/);
    await shop.sees(said);
    expect(await sumOn(shop, /^Buyurtma berish/)).toBe(sum);
  });

  test('of the last order counts where several are saved, and where it is not', async () => {
    const page = await returning(['Ish', byKitchen], ['Uy'], ['Dacha', chorsu]);
    expect(page.draft.state.address).toBeNull();
    delivered(byMain);
    page.kill();
    forgetDevice();
    const next = await inBrowser();
    await logIn(next);
    await eventually(() => expect(next.draft.state.address).toMatchObject({ name: 'Uy' }));
    backend.db.addresses.splice(0);
    next.kill();
    forgetDevice();
    const third = await inBrowser();
    await logIn(third);
    await eventually(() => expect(third.draft.state.address).toMatchObject(byMain));
    // The next person of this phone is not shown where it is.
    const { endSession } = await import('../src/flows/session/endSession');
    endSession('sessionLost');
    expect(third.draft.state.address).toBeNull();
  });

  test('of an order counts when that is ordered again, unless another is chosen', async () => {
    const page = await returning(['Ish', byKitchen], ['Dacha', chorsu]);
    const order = delivered(byMain);
    const shop = await showShop(['/profile', '/profile/orders', `/profile/orders/${order.id}`]);
    await shop.press(/^Yana buyurtma berish/);
    await shop.at('Profil', 'Buyurtmalarim', /./, 'Savat');
    expect(page.draft.state.address).toMatchObject(byMain);
  });
});

describe('where the order goes', () => {
  test('says on home that an address has no delivery, and leads to another', async () => {
    for (const branch of backend.db.branches) {
      // Closed at noon: the merchant delivers, but no branch does now.
      branch.settings = { ...branch.settings, deliveryEnabled: branch.id === 'yunusobod' };
    }
    const page = await returning(['Ish', byKitchen], ['Uy']);
    page.chooseService('DELIVERY');
    page.draft.setAddress(page.addresses.state.saved.find(({ name }) => name === 'Ish') ?? null);
    const shop = await showShop([], { withHome: true });
    await shop.press('Bu manzilga yetkazib berilmaydi');
    await shop.at(mine);
  });
});

test('a branch of a link that the list does not have is fetched, and one that is nowhere is said to be missing', async () => {
  const opening = {
    backend: {
      ...backend,
      fetch: async (request: Request) => {
        const answer = await backend.fetch(request);
        if (!/\/users\/v1\/branches\?/.test(request.url)) return answer;
        const list: { id: string }[] = await answer.json();
        return Response.json(list.filter(({ id }) => id !== 'chilonzor'));
      },
    },
  };
  backend.faults.add({ path: '/nowhere', status: 500 });
  await inBrowser(opening);
  const shop = await showShop(['/branches?branch=chilonzor']);
  await shop.at('Chilonzor');
  await shop.find('link', /\+998/);
  const { openSheet } = await import('../src/navigation/navigate');
  openSheet('/branches?branch=gone');
  await shop.sees('Filial topilmadi');
});

test('a branch or an address of a link that could not be asked for is not called missing, and can be asked for again', async () => {
  await returning(['Uy']);
  const [home] = backend.db.addresses;
  const one = '/users/v1/branches/{id}';
  const list = '/users/v1/addresses/merchant/{id}/user/{id}';
  backend.faults.add({ path: one, status: 503 });
  backend.faults.add({ path: list, status: 503 });
  await inBrowser();
  const shop = await showShop(['/branches?branch=chilonzor2']);
  await shop.sees('Filiallarni yuklab boʻlmadi');
  backend.faults.clear();
  await shop.press('Qayta urinish');
  await shop.sees('Filial topilmadi');
  backend.faults.add({ path: list, status: 503 });
  const { openSheet } = await import('../src/navigation/navigate');
  const { addressPaths } = await import('../src/navigation/sheetPaths');
  openSheet(addressPaths.detailsOf(home?.id ?? ''));
  await shop.sees('Manzillarni yuklab boʻlmadi');
  backend.faults.clear();
  await shop.press('Qayta urinish');
  await shop.find('textbox', 'Podyezd');
});
