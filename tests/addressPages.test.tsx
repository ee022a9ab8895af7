import { describe, expect, test } from 'vitest';
import { plov, savedAddress } from './customer';
import { byKitchen } from './delivering';
import { backend, beginJourneys, inBrowser, logIn, type Page } from './journey';
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
