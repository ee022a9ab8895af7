import { describe, expect, test } from 'vitest';
import { addressAt, byKitchen, isQuoted, tariff } from './delivering';
import { backend, beginJourneys, fill, home, inBrowser, logIn, type Page } from './journey';
import { settled, until } from './until';

beginJourneys({ isNoon: true, isHurried: true });

/** A customer whose address was saved by another author's app. */
async function customer(details: string): Promise<Page> {
  const page = await settled(inBrowser());
  await settled(logIn(page));
  const userId = page.session.state.user?.id ?? '';
  const { latitude, longitude, streetName, houseNumber, comment, description } = home;
  backend.db.addresses.push({
    ...{ latitude, longitude, streetName, houseNumber, comment, description, details, userId },
    ...{ id: 'elsewhere', merchantId: '7001', type: 'APARTMENT', name: 'Uy', cityId: 'toshkent' },
    ...{ office: '', entrance: '', floor: '', domophone: '', createdDate: '2025-01-01T00:00:00Z' },
  });
  await settled(page.loadAddresses());
  return page;
}

const saved = (page: Page) => {
  const found = page.addresses.state.saved.find(({ id }) => id === 'elsewhere');
  if (!found) throw new Error('The address is not listed');
  return found;
};

const meta = (name: string, content: string) => {
  const tag = Object.assign(document.createElement('meta'), {
    name: `storefront:${name}`,
    content,
  });
  document.head.append(tag);
  return tag;
};

describe('an address whose details are a sentence', () => {
  const sentence = 'kv. 12, 3-qavat, yashil darvoza';

  test('reaches the courier whole', async () => {
    const page = await customer(sentence);
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
    const page = await customer(sentence);
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

  test('lets it go where the deployment says so: the shop tells the price', async () => {
    const tag = meta('VITE_DELIVERY_WITHOUT_TARIFF', 'on');
    const page = await unpriced();
    await until(() => page.delivery.state.status === 'untold');
    expect(page.readBasket().totals.deliveryPrice).toBe(0);
    await settled(page.submitOrder());
    tag.remove();
    const [sent] = backend.calls.filter(({ path }) => path === '/orders/v1/orders');
    expect(sent?.body).toMatchObject({ deliveryPrice: 0, deliveryTariffId: null });
  });
});
