import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../tests/samples/models';
import { sampleOrder, sampleTotals } from '../../../tests/samples/orders';
import { completeOrder } from './completeOrder';
import type { OrderLine } from './order';

const line = (productId: string, more: Partial<OrderLine> = {}): OrderLine => ({
  productId,
  name: {},
  image: null,
  count: 2,
  costPrice: 1_000_000,
  discount: 10,
  modifications: [],
  note: '',
  ...more,
});

const cheese = { id: 'cheese', name: { uz: 'Pishloq' }, price: 0, image: null, priority: 1 };
const group = { id: 'extra', name: {}, min: 0, max: null, priority: 1, modifications: [cheese] };
const somsa = sampleProduct({
  id: 'somsa',
  name: { uz: 'Somsa' },
  image: 'somsa.webp',
  modificationGroups: [group],
});
const menu = new Map([[somsa.id, somsa]]);
const gone = { uz: 'Menyudan olingan' };
const option = { id: 'cheese', name: {}, price: 50_000, count: 1 };

describe('an order whose server leaves things out', () => {
  it('gets the names and the picture of the menu, and the word for what is not in it', () => {
    const order = sampleOrder({
      lines: [
        line('somsa', { modifications: [option] }),
        line('plov'),
        line('tea', { name: gone }),
      ],
    });
    expect(completeOrder(order, menu, { uz: '?' }).lines).toMatchObject([
      { name: somsa.name, image: 'somsa.webp', modifications: [{ name: cheese.name }] },
      { name: { uz: '?' }, image: null },
      { name: gone },
    ]);
  });

  it('keeps its own names, whatever the menu says now', () => {
    const name = { uz: 'Eski somsa' };
    const order = sampleOrder({ lines: [line('somsa', { name, image: 'old.webp' })] });
    expect(completeOrder(order, menu, gone)).toBe(order);
  });

  it('adds its lines up where it does not tell what the products cost', () => {
    const totals = { ...sampleTotals(), productCount: 0, productPrice: 0, totalPrice: 1_900_000 };
    const lines = [line('somsa', { modifications: [option] })];
    expect(completeOrder(sampleOrder({ lines, totals }), menu, gone).totals).toMatchObject({
      productCount: 2,
      productPrice: 2_100_000,
      totalProductDiscount: 200_000,
      totalPrice: 1_900_000,
    });
  });
});
