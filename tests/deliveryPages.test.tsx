import { beforeEach, describe, expect, test } from 'vitest';
import { customer, delivering, plov, put, savedAddress } from './customer';
import { byMain, tariff } from './delivering';
import { backend, beginJourneys, inBrowser, inTelegram } from './journey';
import { knowSearchTag } from './knowSearchTag';
import { showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });
beforeEach(knowSearchTag);

const picker = 'Qayerga yetkazib beramiz?';
const details = 'Yangi manzil qoʻshish';
const search = 'Manzil qidirish';
const mine = 'Manzillarim';
const pickUpAt = 'Qayerdan olib ketasiz?';
const checkout = ['/basket', '/checkout'];
const atCheckout = ['Savat', 'Buyurtma berish'];

describe('the addresses', () => {
  test('are deleted after a question, and without any the map opens', async () => {
    const page = await customer();
    savedAddress('Uy');
    const shop = await showShop(['/choose-address']);
    page.confirm.mockResolvedValueOnce(false);
    await shop.press('Oʻchirish: Uy');
    await eventually(() => expect(page.confirm).toHaveBeenCalledOnce());
    expect(page.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Ishonchingiz komilmi?' }),
    );
    expect(backend.db.addresses).toHaveLength(1);
    await shop.press('Oʻchirish: Uy');
    await shop.at(mine, picker);
    expect(backend.db.addresses).toEqual([]);
    await shop.close();
    await shop.at(mine);
    await shop.sees('Hali manzil yoʻq');
  });

  test('lead to the branches, of which the proposed one is remembered, and back', async () => {
    await inTelegram();
    const shop = await showShop([], { withHome: true });
    await shop.press('Manzilni tanlang');
    await shop.choose('Olib ketish');
    await shop.at(pickUpAt);
    await shop.choose('Chilonzor');
    await shop.press(/Shu filialni tanlash/);
    await shop.at();
    await shop.press(/^Olib ketish: Chilonzor/);
    await shop.at(pickUpAt);
    const chosen = await shop.find('radio', /^Chilonzor/);
    expect((chosen as HTMLInputElement).checked).toBe(true);
    await shop.choose('Yetkazib berish');
    await shop.at(picker);
  });
});

test('a delivery whose price cannot be known can be tried again, picked up, or go elsewhere', async () => {
  backend.faults.add({ path: tariff, status: 500 });
  await delivering();
  savedAddress('Uy');
  const shop = await showShop(checkout);
  await shop.press('Boshqa manzil');
  await shop.at(...atCheckout, mine);
  await shop.close();
  await shop.at(...atCheckout);
  await shop.press('Olib ketishga oʻtish');
  await eventually(() => expect(shop.all('button', 'Boshqa manzil')).toEqual([]));
  await shop.choose('Yetkazib berish');
  await shop.find('button', 'Boshqa manzil');
  backend.faults.clear();
  await shop.press('Qayta urinish');
  await eventually(() => expect(shop.all('button', 'Boshqa manzil')).toEqual([]));
  await shop.press(/^Buyurtma berish/);
  await eventually(() => expect(backend.db.orders).toMatchObject([{ deliveryPrice: 10_000 }]));
});

test('where no map can be shown an address is found by search, and a guest’s is stored on the device', async () => {
  const page = await inBrowser();
  const shop = await showShop(['/address/delivery']);
  await shop.sees('Xaritani koʻrsatib boʻlmadi');
  // Who wants no delivery gets to the branches from here as from the map.
  await shop.sees('Olib ketish');
  expect((await shop.find('button', 'Saqlash')).hasAttribute('disabled')).toBe(true);
  await shop.type('Manzil qidirish', 'navo');
  await shop.press(/^Navoiy shoh/);
  await shop.press('Saqlash');
  await shop.at(picker, details);
  await shop.type('Nomi', 'Ish');
  await shop.press(/Saqlash/);
  await shop.at();
  page.kill();
  await inBrowser();
  const next = await showShop(['/choose-address']);
  await next.at(mine);
  await next.find('button', /^Ish.*Tanlangan/s);
});

test('a saved address without a place on the map can be ordered to, or shown there by its text', async () => {
  /** A door as another author’s app saved it. */
  const door = { details: 'kv. 12, 3-qavat, orqa eshik', office: '', floor: '', entrance: '' };
  const page = await customer();
  const before = structuredClone(
    savedAddress('Uy', { latitude: null, longitude: null, ...door, domophone: '' }),
  );
  savedAddress('Ish', byMain);
  put(page, [plov]);
  page.chooseService('DELIVERY');
  const shop = await showShop(checkout);
  const bill = () =>
    [...shop.top().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  await shop.press(/Manzilni tanlang/);
  const row = await shop.find('button', /^Uy/);
  expect(row.textContent).toMatch('Xaritada koʻrsatilmagan');
  expect(row.textContent).toMatch('orqa eshik');
  row.click();
  await shop.at(...atCheckout, picker);
  expect(new URL(location.href).searchParams.get('place')).toBe('saved-Uy');

  // It is chosen nevertheless; the city says that it has taximeters.
  await shop.close();
  await shop.at(...atCheckout);
  await eventually(() =>
    expect(bill()).toContainEqual(expect.stringMatching('Narx masofaga qarab hisoblanadi')),
  );
  expect((await shop.find('button', /^Buyurtma berish/)).hasAttribute('disabled')).toBe(false);

  await shop.press(/Xaritada koʻrsatish/);
  await shop.at(...atCheckout, picker);
  await shop.sees('Navoiy');
  expect((await shop.field(search)).value).toBe('Navoiy koʻchasi (5)');
  await shop.press(/^Alisher Navoiy|^Navoiy/);
  await shop.hears(/Uy/);
  await shop.press(/Saqlash/);
  await shop.at(...atCheckout, picker, 'Manzilni tahrirlash');
  await shop.press(/Saqlash/);
  await shop.at(...atCheckout);
  await eventually(() =>
    expect(bill()).toContainEqual(expect.stringMatching(/^Yetkazib berish.*\d\s\d00/)),
  );
  const after = backend.db.addresses.find(({ id }) => id === 'saved-Uy');
  const { latitude, longitude } = after ?? {};
  expect(latitude).toEqual(expect.any(Number));
  expect(after).toEqual({ ...before, latitude, longitude });

  await shop.press(/^Buyurtma berish/);
  await eventually(() => expect(backend.db.orders).toHaveLength(1));
  expect(backend.db.orders[0]).toMatchObject({
    office: '12',
    floor: '3',
    courierComment: 'orqa eshik',
    address: { latitude, longitude, details: door.details },
  });
});
