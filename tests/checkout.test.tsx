import { describe, expect, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { customer, delivering, pickingUp, plov, productRecord, put } from './customer';
import { backend, beginJourneys, inBrowser, type Page } from './journey';
import { posts } from './ordering';
import { showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });

const checkout = ['/basket', '/checkout'];
const placed = 'Buyurtma yuborildi';
const counts = (page: Page) => page.cart.state.lines.map(({ count }) => count);

/** The test's backend, which runs `act` first when an order arrives. */
const onOrder = (act: () => Response | undefined): { backend: Backend } => ({
  backend: {
    ...backend,
    fetch: (request) => {
      const isOrder = request.method === 'POST' && request.url.endsWith('/orders/v1/orders');
      const own = isOrder ? act() : undefined;
      return own ? Promise.resolve(own) : backend.fetch(request);
    },
  },
});

test('another way to pay, chosen after the press, is said and waits for another press', async () => {
  const page = await pickingUp();
  const path = '/orders/v1/orders/user/{id}/active';
  backend.faults.add({ path, kind: 'delay', delay: 1500, times: 1 });
  const shop = await showShop(checkout);
  await shop.press(/^Buyurtma berish/);
  page.draft.setPaymentType('TERMINAL');
  await shop.sees('Buyurtma oʻzgardi');
  expect(posts()).toEqual([]);
  await shop.press(/^Roziman/);
  await shop.at(placed);
  expect(backend.db.orders).toMatchObject([{ paymentType: 'TERMINAL' }]);
});

describe('a delivery of too few products', () => {
  test('is not ordered: the missing quantity is shown, and the button opens the menu', async () => {
    for (const each of backend.db.orderSettings) each.minimalDeliveryProductCount = 5;
    const page = await delivering({ basket: [{ ...plov, count: 3 }] });
    const shop = await showShop(checkout);
    await shop.hears('Yetkazib berish uchun yana 2 ta mahsulot qoʻshing');
    await shop.at('Savat', 'Buyurtma berish');
    await shop.press(/^Yana qoʻshish/);
    await eventually(() => expect(location.pathname).toBe('/'));
    expect(posts()).toEqual([]);
    expect(counts(page)).toEqual([3]);
  });

  test('is ordered once there are enough of them', async () => {
    for (const each of backend.db.orderSettings) each.minimalDeliveryProductCount = 5;
    const page = await delivering({ basket: [{ ...plov, count: 3 }] });
    const shop = await showShop(checkout);
    await shop.hears('Yetkazib berish uchun yana 2 ta mahsulot qoʻshing');
    put(page, [{ ...plov, count: 2 }]);
    await shop.press(/^Buyurtma berish/);
    await eventually(() => expect(backend.db.orders).toHaveLength(1));
    expect(backend.db.orders[0]).toMatchObject({ productCount: 5 });
  });

  test('says so in the basket too, and can be picked up instead', async () => {
    for (const each of backend.db.orderSettings) each.minimalDeliveryProductCount = 3;
    await delivering();
    const shop = await showShop(['/basket']);
    await shop.hears('Yetkazib berish uchun yana 2 ta mahsulot qoʻshing');
    await shop.find('button', /^Yana qoʻshish/);
    await shop.press(/^Olib ketish/);
    await shop.lacks('Yetkazib berish uchun yana');
    await shop.press(/Rasmiylashtirish/);
    await shop.at('Savat', 'Buyurtma berish');
    await shop.press(/Filialni tanlang/);
    await shop.press(/Shu filialni tanlash/);
    expect(posts()).toEqual([]);
    await shop.press(/^Buyurtma berish/);
    await shop.at(placed);
  });
});

test('a basket below the minimum leads back to the menu', async () => {
  for (const each of backend.db.orderSettings) each.minimalDeliveryPrice = 900_000;
  const page = await delivering();
  const shop = await showShop(checkout);
  await shop.press(/^Yana .+ qoʻshish/);
  await shop.at();
  expect(counts(page)).toEqual([1]);
  expect(posts()).toEqual([]);
});

describe('what is missing to a delivery', () => {
  test('stands right under the lines, and notes are asked for at the checkout only', async () => {
    await delivering({ basket: [{ productId: 'patir' }] });
    const shop = await showShop(['/basket']);
    await shop.sees(/lik mahsulot qoʻshing.*Bular ham yoqishi mumkin/s);
    expect(shop.all('textbox', /./)).toEqual([]);
  });
});

describe('an order whose price the server rejects', () => {
  test('shows the new price, keeps the basket and can be confirmed by another press', async () => {
    const page = await pickingUp(
      onOrder(() => {
        if (posts().length === 0) productRecord('toy-oshi').costPrice += 3000;
        return undefined;
      }),
    );
    const shop = await showShop(checkout);
    await shop.press(/^Buyurtma berish/);
    await shop.hears(/Buyurtma oʻzgardi.*Mahsulot narxi oshgan/s);
    await shop.hears('Toʻy oshi');
    expect(posts().map(({ status }) => status)).toEqual([422]);
    expect(counts(page)).toEqual([1]);
    await shop.press('Roziman');
    await shop.at(placed);
    const { costPrice } = productRecord('toy-oshi');
    expect(backend.db.orders[0]?.cartItems[0]?.product).toMatchObject({ costPrice });
  });

  test('is reported when the server sends only a code, and the basket is kept', async () => {
    const refusals = [{ status: 422, message: 'PRODUCT_OVERPRICED' }];
    // Switches off the contract check: a response made up by a test need not follow it.
    backend.faults.add({ path: '/nowhere', status: 500 });
    const page = await pickingUp(
      onOrder(() => {
        const refusal = refusals.pop();
        return refusal && Response.json(refusal, { status: 422 });
      }),
    );
    const shop = await showShop(checkout);
    await shop.press(/^Buyurtma berish/);
    await shop.hears('Mahsulot narxi oshgan');
    expect(backend.db.orders).toEqual([]);
    expect(counts(page)).toEqual([1]);
    await shop.press(/^Buyurtma berish/);
    await shop.at(placed);
  });
});

test('a price that changed under the basket is shown and confirmed with another press', async () => {
  await pickingUp();
  const shop = await showShop(checkout);
  await shop.find('button', /^Buyurtma berish/);
  productRecord('toy-oshi').costPrice += 3000;
  await shop.press(/^Buyurtma berish/);
  await shop.hears(/Buyurtma oʻzgardi.*Toʻy oshi/s);
  expect(backend.db.orders).toEqual([]);
  await shop.press('Roziman');
  await shop.at(placed);
  const { costPrice } = productRecord('toy-oshi');
  expect(backend.db.orders[0]?.cartItems[0]?.product).toMatchObject({ costPrice });
});

test('a dish that became unavailable is named, with a button to the basket', async () => {
  await pickingUp();
  const shop = await showShop(checkout);
  await shop.find('button', /^Buyurtma berish/);
  productRecord('toy-oshi').amount = 0;
  await shop.press(/^Buyurtma berish/);
  await shop.hears(/Toʻy oshi.*Tugadi|Tugadi.*Toʻy oshi/s);
  await shop.press('Savatga oʻtish');
  await shop.at('Savat');
  expect(backend.db.orders).toEqual([]);
});

test('switching between delivery and pick-up updates the total', async () => {
  await delivering();
  const shop = await showShop(checkout);
  const bill = () =>
    [...shop.top().querySelectorAll('dl > div')].map((each) => each.textContent ?? '');
  const delivery = expect.stringMatching(/^Yetkazib berish.*10\s000/);
  await shop.find('button', /Navoiy.*5/);
  await eventually(() => expect(bill()).toContainEqual(delivery));
  await shop.choose('Olib ketish');
  await shop.press(/Filialni tanlang/);
  await shop.press(/Shu filialni tanlash/);
  await shop.at('Savat', 'Buyurtma berish');
  await shop.find('button', /^Markaz/);
  await eventually(() => expect(bill()).not.toContainEqual(expect.stringMatching(/^Yetkazib/)));
  await shop.choose('Yetkazib berish');
  await eventually(() => expect(bill()).toContainEqual(delivery));
  await shop.press(/^Buyurtma berish/);
  await shop.at(placed);
  expect(backend.db.orders).toMatchObject([
    { serviceType: 'DELIVERY', branchId: 'markaz', address: { streetName: 'Navoiy' } },
  ]);
});

test('what is ordered is a strip of pictures that leads back to the basket', async () => {
  await pickingUp();
  const shop = await showShop(checkout);
  await shop.press(/^Savat:.*Toʻy oshi/);
  await shop.at('Savat');
});

test('a checkout without the menu shows an error and recovers once the menu loads', async () => {
  put(await customer(), [plov]);
  // The snapshot of the last visit would replace the menu.
  for (const key of Object.keys(localStorage))
    if (/^(shop|home):/.test(key)) localStorage.removeItem(key);
  backend.faults.add({ path: '/products/v1/overalls', status: 500 });
  await inBrowser();
  const shop = await showShop(['/checkout']);
  await shop.sees('Savatingiz joyida');
  backend.faults.clear();
  await shop.press('Qayta urinish');
  await eventually(() => {
    const bill = [...shop.top().querySelectorAll('dl')].at(-1)?.textContent;
    expect(bill).toMatch(/\d\s000/);
  });
});

test('the extras are folded until they are wanted, and open where one was answered', async () => {
  await pickingUp();
  const shop = await showShop(checkout);
  await shop.find('button', /^Istaklar/);
  expect(shop.all('button', /^Izohlar/)).toEqual([]);
  await shop.press(/^Istaklar/);
  await shop.press(/^Izohlar/);
  await shop.type('Buyurtmaga izoh', 'Piyozsiz');
  await inBrowser();
  const again = await showShop(checkout);
  await again.find('button', /^Izohlar.*Piyozsiz/);
  await again.press(/^Istaklar/);
  await eventually(() => expect(again.all('button', /^Izohlar/)).toEqual([]));
});

test('another receiver can be set once name and phone are complete, and the customer gets the receipt', async () => {
  await pickingUp();
  const shop = await showShop(checkout);
  await shop.press(/^Istaklar/);
  await shop.press(/^Kim oladi/);
  await shop.choose('Boshqa odam');
  await shop.press(/^Saqlash/);
  await eventually(() =>
    expect(shop.top().textContent?.match(/Iltimos, bu maydonni toʻldiring/g)).toHaveLength(2),
  );
  await shop.type('Ismi', 'Jamshid');
  await shop.type('Telefon raqami', '93111223');
  await shop.press(/^Saqlash/);
  await shop.hears('raqamlari yetishmaydi');
  await shop.type('Telefon raqami', '931112233');
  await shop.press(/^Saqlash/);
  await shop.at('Savat', 'Buyurtma berish');
  await shop.find('button', /^Kim oladi.*Jamshid/);
  await shop.press(/^Chek/);
  await shop.choose('Chekni SMS orqali yuborish');
  await shop.press(/^Buyurtma berish/);
  await shop.at(placed);
  expect(backend.db.orders).toMatchObject([
    {
      receiver: { firstName: 'Jamshid', phone: '+998931112233' },
      sendCheque: true,
      sendChequePhone: '+998901112233',
    },
  ]);
});
