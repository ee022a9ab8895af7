import { describe, expect, test } from 'vitest';
import type { AddressRecord } from '../mocks/backend/records/user';
import { withPlace } from '../src/domain/addresses/addressPlace';
import { addressAt, byKitchen, isQuoted, tariff } from './delivering';
import { backend, beginJourneys, fill, home, inBrowser, logIn, type Page } from './journey';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** A customer whose address was saved by another author's app. */
async function customer(record: Partial<AddressRecord>): Promise<Page> {
  const page = await settled(inBrowser());
  await settled(logIn(page));
  const userId = page.session.state.user?.id ?? '';
  const { latitude, longitude, streetName, houseNumber, comment, description } = home;
  backend.db.addresses.push({
    ...{ latitude, longitude, streetName, houseNumber, comment, description, userId },
    ...{ id: 'elsewhere', merchantId: '7001', type: 'APARTMENT', name: 'Uy', cityId: 'toshkent' },
    ...{ office: '', entrance: '', floor: '', domophone: '', createdDate: '2025-01-01T00:00:00Z' },
    details: '',
    ...record,
  });
  await settled(page.loadAddresses());
  return page;
}

const saved = (page: Page) => {
  const found = page.addresses.state.saved.find(({ id }) => id === 'elsewhere');
  if (!found) throw new Error('The address is not listed');
  return found;
};

/** Everything that the server has of the address. */
const stored = () => structuredClone(backend.db.addresses.at(-1));
const orderSent = () => backend.db.orders.at(-1);

/** The same door in the forms of two authors, with fields that this app does not know. */
const door = { apartment: '12', qavat: 3, lift: { works: false } };
const forms = [
  {
    as: 'an object',
    record: { details: door, zone: { id: 5, tags: ['a'] }, verified: null },
    words: 'lift: works: false',
  },
  {
    as: 'a sentence',
    record: { details: 'kv. 12, 3-qavat, orqa eshik', type: 'OFFICE', rating: 4 },
    words: 'orqa eshik',
  },
] as const;

describe.each(forms)('an address whose details are $as', ({ record, words }) => {
  test('goes to the courier and back unchanged', async () => {
    const page = await customer(record);
    const before = stored();
    fill(page, 3);
    page.chooseAddress(saved(page));
    await until(isQuoted(page));
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(orderSent()).toMatchObject({ office: '12', floor: '3', address: record });
    expect(orderSent()?.courierComment).toBe(words);
    expect(await settled(page.saveAddress(saved(page)))).toBeNull();
    expect(stored()).toEqual(before);
  });

  test('with another comment is changed in nothing else', async () => {
    const page = await customer(record);
    const before = stored();
    expect(await settled(page.saveAddress({ ...saved(page), comment: 'Sekin' }))).toBeNull();
    expect(stored()).toEqual({ ...before, comment: 'Sekin' });
    await settled(page.loadAddresses());
    expect(saved(page)).toMatchObject({ comment: 'Sekin', details: { office: '12', floor: '3' } });
  });
});

describe('an address without coordinates', () => {
  const nowhere = { latitude: null, longitude: null, details: 'kv. 12, 3-qavat' } as const;

  test('is listed, and its order goes to the main branch without a tariff', async () => {
    const page = await customer(nowhere);
    fill(page, 3);
    page.chooseAddress(saved(page));
    await until(() => page.delivery.state.status === 'unpriced');
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.calls.some(({ path }) => path === tariff)).toBe(false);
    expect(orderSent()).toMatchObject({
      branchId: 'markaz',
      deliveryTariffId: null,
      deliveryPrice: 0,
      address: nowhere,
    });
  });

  test('has a tariff once it is shown on the map, and is changed in nothing else', async () => {
    const page = await customer(nowhere);
    const before = stored();
    fill(page, 3);
    page.chooseAddress(saved(page));
    const { latitude, longitude } = byKitchen;
    const shown = withPlace(saved(page), addressAt(byKitchen));
    expect(await settled(page.saveAddress(shown))).toBeNull();
    expect(stored()).toEqual({ ...before, latitude, longitude });
    await until(isQuoted(page));
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(orderSent()).toMatchObject({ branchId: 'oshxona', deliveryPrice: 8000 });
  });

  test('has no tariff of another place', async () => {
    const page = await customer(nowhere);
    fill(page, 3);
    page.draft.setAddress(addressAt(byKitchen));
    await until(isQuoted(page));
    page.chooseAddress(saved(page));
    await until(() => page.delivery.state.status === 'unpriced');
    expect(page.readBasket().totals.deliveryPrice).toBe(0);
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(orderSent()).toMatchObject({ deliveryTariffId: null, deliveryPrice: 0 });
  });
});

describe('an address whose details are a sentence', () => {
  const sentence = 'kv. 12, 3-qavat, yashil darvoza';

  test('reaches the courier whole', async () => {
    const page = await customer({ details: sentence });
    fill(page, 3);
    page.draft.setCourierComment('Qoʻngʻiroq qiling');
    page.chooseAddress(saved(page));
    await until(isQuoted(page));
    expect((await settled(page.submitOrder())).kind).toBe('accepted');
    expect(backend.db.orders.at(-1)).toMatchObject({
      office: '12',
      floor: '3',
      courierComment: 'Qoʻngʻiroq qiling\nyashil darvoza',
      address: { details: sentence, type: 'APARTMENT' },
    });
  });

  test('keeps them when it gets another name', async () => {
    const page = await customer({ details: sentence });
    expect(await settled(page.saveAddress({ ...saved(page), name: 'Hovli' }))).toBeNull();
    expect(backend.db.addresses.at(-1)).toMatchObject({
      name: 'Hovli',
      details: sentence,
      type: 'APARTMENT',
    });
  });
});

describe('a tariff that the server fails to quote, with no price known', () => {
  async function unpriced() {
    backend.faults.add({ path: tariff, status: 500 });
    const page = await settled(inBrowser());
    await settled(logIn(page));
    fill(page, 3);
    page.draft.setAddress(addressAt(byKitchen));
    return page;
  }

  test('holds the order back', async () => {
    const page = await unpriced();
    await until(() => page.delivery.state.status === 'failed');
    expect((await settled(page.submitOrder())).kind).toBe('noQuote');
  });
});
