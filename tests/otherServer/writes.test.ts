import { expect, test } from 'vitest';
import { settled, until } from '../until';
import {
  beginOtherJourneys,
  inOtherBrowser,
  lastOtherCode,
  type OtherPage,
  other,
} from './openOther';

beginOtherJourneys({ canCancel: true });

/** A logged-in customer on the server whose writes return no body. */
async function customer(): Promise<OtherPage> {
  const page = await settled(inOtherBrowser());
  await settled(page.sendCode('+998901112233'));
  expect(await settled(page.confirmCode(lastOtherCode()))).toBeNull();
  await until(() => page.addresses.state.status === 'ready');
  return page;
}

const home = {
  id: 'temporary:home',
  latitude: 41.33,
  longitude: 69.24,
  name: 'Uy',
  streetName: 'Navoiy',
  houseNumber: '5',
  description: '',
  comment: '',
  cityId: null,
  details: { office: '12', entrance: '', floor: '', domophone: '' },
};

const posts = (path: RegExp) =>
  other.calls.filter((call) => call.method === 'POST' && path.test(call.path)).length;

test('a new address is stored once, and can be changed', async () => {
  const page = await customer();
  expect(await settled(page.saveAddress(home))).toBeNull();
  const [saved] = page.addresses.state.saved;
  expect(saved?.id).toBe(String(other.world.addresses[0]?.id));
  expect(posts(/addresses\/user/)).toBe(1);
  const changed = { ...home, id: saved?.id ?? '', name: 'Hovli' };
  expect(await settled(page.saveAddress(changed))).toBeNull();
  expect(page.addresses.state.saved).toMatchObject([{ name: 'Hovli', details: home.details }]);
  expect(page.draft.state.address?.name).toBe('Hovli');
  expect(other.world.addresses).toMatchObject([{ fields: { name: 'Hovli' } }]);
});

test('an order is cancelled', async () => {
  const page = await customer();
  const somsa = page.catalog.state.products.get('101');
  if (!somsa) throw new Error('The somsa is not in the catalogue');
  page.addToBasket(somsa, [], 2);
  page.chooseBranch('1');
  expect((await settled(page.submitOrder())).kind).toBe('accepted');
  const id = page.placed.state.orderId ?? '';
  const { cancelOrder } = await import('../../src/flows/order/cancelOrder');
  expect(await settled(cancelOrder(id, 'Fikrim oʻzgardi'))).toBeNull();
  expect(other.world.orders).toMatchObject([{ status: 'CANCELED' }]);
  expect(page.orders.state.known[id]?.status).toBe('CANCELED');
});

test('a favourite is added and removed', async () => {
  const page = await customer();
  await settled(page.toggleFavourite('101'));
  expect(page.favourites.state.known.has('101')).toBe(true);
  expect(page.toasts.state.list).toEqual([]);
  await settled(page.toggleFavourite('101'));
  expect(other.world.favourites).toEqual([]);
});
