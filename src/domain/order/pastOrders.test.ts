import { describe, expect, it } from 'vitest';
import { sampleAddress, sampleCatalog, sampleProduct } from '../../../tests/samples/models';
import { sampleOrder } from '../../../tests/samples/orders';
import type { Order } from './order';
import { additionsPrice, lastAddress, lastOrder, orderedOften, pastReceivers } from './pastOrders';

const line = {
  name: {},
  image: null,
  count: 1,
  costPrice: 2_500_000,
  discount: 0,
  modifications: [],
  note: '',
};

const orderOf = (ids: string, more: Partial<Order> = {}): Order =>
  sampleOrder({
    status: 'CLOSED',
    lines: [...ids].map((productId) => ({ ...line, productId })),
    ...more,
  });

const catalogOf = (ids: string) => sampleCatalog([...ids].map((id) => sampleProduct({ id })));

describe('the usual', () => {
  it('is the last order that was not cancelled', () => {
    const orders = [orderOf('a', { status: 'CANCELED' }), orderOf(''), orderOf('b'), orderOf('c')];
    expect(lastOrder(orders)).toBe(orders[2]);
    expect(lastOrder([])).toBeNull();
  });

  it('costs what its lines cost today', () => {
    const product = sampleProduct({ costPrice: 2_000_000, discount: 10 });
    expect(additionsPrice({ additions: [{ product, choices: [], count: 2 }] })).toBe(3_600_000);
  });
});

describe('what is ordered most often', () => {
  const often = (orders: readonly Order[], catalog = catalogOf('abcdefghijklm')) =>
    orderedOften(orders, catalog, 'main')
      .map(({ id }) => id)
      .join('');

  it('counts orders, not pieces; the newest are first among equals', () => {
    expect(often([orderOf('ca'), orderOf('ddb'), orderOf('b')])).toBe('bcad');
  });

  it('leaves out cancelled orders and, of long lists, the rarest', () => {
    expect(often([orderOf('ab', { status: 'CANCELED' }), orderOf('cdefghijklm')])).toBe(
      'cdefghijkl',
    );
  });

  it('leaves out what cannot be bought now', () => {
    const products = [
      sampleProduct({ id: 'a', active: false }),
      sampleProduct({ id: 'b', amount: 0 }),
      sampleProduct({ id: 'c', branches: [{ branchId: 'other', isActive: true }] }),
      sampleProduct({ id: 'd', branches: [{ branchId: 'main', isActive: true }] }),
    ];
    expect(often([orderOf('abcde')], sampleCatalog(products))).toBe('d');
  });
});

const people = ['Dilnoza', 'Jamshid', 'Aziza', 'Bobur'].map((firstName, index) => ({
  firstName,
  phone: `+99893555014${index}`,
}));
const [dilnoza, jamshid, aziza, bobur] = people;

it('offers the last three receivers, each once and by their latest name', () => {
  const renamed = { firstName: 'Jamshid aka', phone: jamshid?.phone ?? '' };
  const orders = [dilnoza, jamshid, null, aziza, bobur, renamed].map((receiver, index) =>
    sampleOrder({ receiver: receiver ?? null, createdAt: index + 1 }),
  );
  expect(pastReceivers(orders)).toEqual([renamed, bobur, aziza]);
});

it('offers nobody without a name and a complete phone', () => {
  const receivers = [
    { firstName: ' ', phone: '+998935550140' },
    { firstName: 'Ali', phone: '+99893' },
  ];
  expect(pastReceivers(receivers.map((receiver) => sampleOrder({ receiver })))).toEqual([]);
});

it('knows where the last delivery went, whatever was picked up since', () => {
  const orders = [
    sampleOrder({ createdAt: 1, address: sampleAddress({ id: 'old' }) }),
    sampleOrder({ createdAt: 2, address: sampleAddress({ id: 'new' }) }),
    sampleOrder({ createdAt: 3, address: null }),
  ];
  expect(lastAddress(orders)?.id).toBe('new');
  expect(lastAddress([])).toBeNull();
});
