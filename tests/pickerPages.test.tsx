import { beforeEach, describe, expect, test } from 'vitest';
import { customer, delivering, plov } from './customer';
import { byKitchen, callsOf, closest, tariff } from './delivering';
import { backend, beginJourneys, inBrowser } from './journey';
import { knowSearchTag } from './knowSearchTag';
import { type Shown, showShop } from './showShop';
import { eventually } from './until';

beginJourneys({ isNoon: true });
beforeEach(knowSearchTag);

const picker = '/address/delivery';

/** The picked address and what is said of it; without a map, a place is searched for. */
const card = (shop: Shown) =>
  [...shop.top().querySelectorAll('[role=status]')]
    .map((each) => each.textContent ?? '')
    .find((each) => each !== '' && !each.startsWith('Xarita')) ?? '';
const says = (shop: Shown, text: RegExp) => eventually(() => expect(card(shop)).toMatch(text));

const search = '/notifications/v1/nominatim/search';
const piece = {
  name: 'Kichik koʻcha',
  display_name: 'Kichik koʻcha, Toshkent',
  lat: byKitchen.latitude,
  lon: byKitchen.longitude,
};
const found = (...places: object[]) =>
  backend.faults.add({ path: search, kind: 'json', json: places });

/** Creates no address until it is released. */
function holdCreation(): () => void {
  const { fetch } = backend;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  backend.fetch = async (request) => {
    if (request.method === 'POST' && request.url.includes('/v1/addresses/')) await released;
    return fetch(request);
  };
  return release;
}

describe('the address picker', () => {
  test('says what a delivery to the place costs, how long it takes and its zone; the order stays as it is', async () => {
    const page = await delivering();
    const before = page.draft.state.address;
    const shop = await showShop([picker]);
    await says(shop, /Yetkazib berish: 10\s000\ssoʻm.*\d+–\d+ daq.*Toshkent markazi/);
    found(piece);
    await shop.type('Manzil qidirish', 'kichik');
    await shop.press(/^Kichik koʻcha/);
    await says(shop, /^Kichik koʻcha.*Yetkazib berish: 8\s000\ssoʻm/);
    expect(page.draft.state.address).toEqual(before);
    expect(page.delivery.state.price).toBe(1_000_000);
  });

  test('says nothing of it before the server has answered, and nothing of another place', async () => {
    await delivering();
    const shop = await showShop([picker]);
    await says(shop, /10\s000\ssoʻm/);
    found(piece);
    backend.faults.add({ path: closest, status: 500 });
    const asked = callsOf(closest).length;
    await shop.type('Manzil qidirish', 'kichik');
    await shop.press(/^Kichik koʻcha/);
    await eventually(() => expect(callsOf(closest).length).toBeGreaterThan(asked));
    await says(shop, /^Kichik koʻcha/);
    expect(card(shop)).not.toMatch(/soʻm|daq/);
  });

  test('says the branch’s own price where the server quotes none: without a basket, and to guests', async () => {
    await inBrowser();
    const shop = await showShop([picker]);
    found(piece);
    await shop.type('Manzil qidirish', 'kichik');
    await shop.press(/^Kichik koʻcha/);
    await says(shop, /Yetkazib berish: 8\s000\ssoʻmdan/);
    expect(card(shop)).not.toMatch(/daq/);
    expect(callsOf(tariff)).toEqual([]);
  });

  test('says that no branch delivers there', async () => {
    for (const branch of backend.db.branches) branch.settings.deliveryEnabled = false;
    await customer({ basket: [plov] });
    const shop = await showShop([picker]);
    found(piece);
    await shop.type('Manzil qidirish', 'kichik');
    await shop.press(/^Kichik koʻcha/);
    await says(shop, /Bu manzilga yetkazib berilmaydi/);
  });

  test('lists a street that the map has in pieces once', async () => {
    await inBrowser();
    const shop = await showShop([picker]);
    found(piece, { ...piece, lat: 41.4 }, { ...piece, display_name: 'Kichik koʻcha, Samarqand' });
    await shop.type('Manzil qidirish', 'kichik');
    await eventually(() => expect(shop.all('button', /^Kichik koʻcha/)).toHaveLength(2));
  });

  /** Picks a place, types the floor and saves: the answer waits for `release`. */
  async function savingNew() {
    const page = await customer({ basket: [plov] });
    const shop = await showShop([picker]);
    const pick = async () => {
      await shop.sees('Xaritani koʻrsatib boʻlmadi');
      await shop.type('Manzil qidirish', 'kichik');
      await shop.press(/^Kichik koʻcha/);
    };
    found(piece);
    await pick();
    await shop.press(/Saqlash/);
    await shop.type('Qavat', '3');
    const release = holdCreation();
    await shop.press(/Saqlash/);
    return { page, shop, pick, release };
  }

  test.each([
    { what: 'as it was', floor: '3' },
    { what: 'with another floor', floor: '7' },
  ])(
    'saves an address once whose form was closed before the answer and saved again $what',
    async ({ floor }) => {
      const { page, shop, release } = await savingNew();
      await shop.close();
      await shop.press(/Saqlash/);
      await shop.type('Qavat', floor);
      await shop.press(/Saqlash/);
      release();
      await shop.at();
      await eventually(() => expect(page.draft.state.address?.details.floor).toBe(floor));
      expect(backend.db.addresses).toMatchObject([{ name: 'Kichik koʻcha', floor }]);
    },
  );

  test('a new address that is saved late leaves the next one on its map', async () => {
    const { page, shop, pick, release } = await savingNew();
    const { openSheet } = await import('../src/navigation/navigate');
    openSheet(picker);
    await pick();
    release();
    await eventually(() => expect(page.draft.state.address?.details.floor).toBe('3'));
    await shop.press(/Saqlash/);
    await shop.field('Qavat');
    // the pick goes on: a reload would begin with it
    const { state } = await import('../src/stores/addresses/addressDraft');
    expect(state.sheet).not.toBeNull();
  });
});
