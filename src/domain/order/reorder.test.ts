import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCatalog, sampleOptions, sampleProduct } from '../../../tests/samples/models';
import type { Product } from '../catalog/catalog';
import type { OrderLine } from './order';
import { reorder } from './reorder';

const line = (over: Partial<OrderLine> = {}): OrderLine => ({
  productId: 'plov',
  name: { uz: 'Palov' },
  image: null,
  count: 2,
  costPrice: 1000,
  discount: 0,
  modifications: [],
  note: '',
  ...over,
});
const plov = (over: Partial<Product> = {}) => sampleProduct({ costPrice: 1000, ...over });
const option = (id: string, price = 300) => ({ id, name: { uz: id }, price, count: 1 });

function again(
  products: readonly Product[],
  lines: readonly OrderLine[] = [line()],
  {
    branchId = null,
    basket = {},
  }: { branchId?: string | null; basket?: Record<string, number> } = {},
) {
  const inBasket = (id: string) => basket[id] ?? 0;
  const { additions, differences } = reorder(lines, sampleCatalog(products), {
    branchId,
    inBasket,
  });
  return {
    put: additions.map(({ product, count, choices }) => [product.id, count, choices.length]),
    kinds: differences.map(({ kind }) => kind),
    differences,
  };
}

describe('reordering', () => {
  it('adds the same lines when nothing has changed', () => {
    const group = sampleOptions({ cheese: 300 });
    const product = plov({ modificationGroups: [group], discount: 10 });
    const lines = [line({ discount: 10, modifications: [option('cheese')] })];
    expect(again([product], lines)).toMatchObject({ put: [['plov', 2, 1]], kinds: [] });
  });

  it('reports lines that are gone, sold out or not sold by the branch, and adds the rest', () => {
    const products = [
      plov({ id: 'off', active: false }),
      plov({ id: 'out', amount: 0 }),
      plov({ id: 'far', branches: [{ branchId: 'north', isActive: true }] }),
      plov({ id: 'here' }),
    ];
    const lines = ['never', 'off', 'out', 'far', 'here'].map((productId) => line({ productId }));
    expect(again(products, lines, { branchId: 'centre' })).toMatchObject({
      put: [['here', 2, 0]],
      kinds: ['gone', 'gone', 'soldOut', 'notInBranch'],
    });
  });

  it('names a product that is gone as it was ordered', () => {
    expect(again([]).differences[0]).toMatchObject({ name: { uz: 'Palov' }, productId: 'plov' });
  });

  it('reports the old and new price of one piece, higher or lower', () => {
    expect(again([plov({ costPrice: 1200 })]).differences).toMatchObject([
      { kind: 'price', before: 1000, now: 1200 },
    ]);
    expect(again([plov({ discount: 20 })]).differences).toMatchObject([
      { kind: 'price', before: 1000, now: 800 },
    ]);
  });

  it('drops a missing option, or requires choosing again if it is required', () => {
    const lines = [line({ modifications: [option('cheese'), option('egg')] })];
    const eggs = sampleOptions({ egg: 300 });
    const optional = again([plov({ modificationGroups: [eggs] })], lines);
    expect(optional).toMatchObject({ put: [['plov', 2, 1]], kinds: ['withoutOption'] });
    const required = { ...sampleOptions({ large: 300 }), min: 1 };
    expect(again([plov({ modificationGroups: [eggs, required] })], lines)).toMatchObject({
      put: [],
      kinds: ['chooseAgain'],
    });
  });

  it('adds as many as are left besides those in the basket', () => {
    const products = [plov({ amount: 5 })];
    expect(again(products, [line({ count: 4 })], { basket: { plov: 2 } })).toMatchObject({
      put: [['plov', 3, 0]],
      differences: [{ kind: 'fewer', count: 4, left: 3 }],
    });
    expect(again(products, [line()], { basket: { plov: 5 } }).kinds).toEqual(['soldOut']);
  });

  it('rounds a weight up to pieces and says so, as far as there are any', () => {
    const weighed = (count: number, amount: number | null = null) => {
      const { put, differences } = again([plov({ amount })], [line({ count })]);
      return [
        put[0]?.[1],
        differences.map(({ name: _, image: __, productId: ___, ...rest }) => rest),
      ];
    };
    expect(weighed(0.45)).toEqual([1, [{ kind: 'byPiece', count: 0.45, left: 1 }]]);
    expect(weighed(1.35)).toEqual([2, [{ kind: 'byPiece', count: 1.35, left: 2 }]]);
    expect(weighed(1.35, 1)).toEqual([1, [{ kind: 'fewer', count: 1.35, left: 1 }]]);
    expect(weighed(0.1 + 0.2 + 0.7)).toEqual([1, []]);
    expect(weighed(3)).toEqual([3, []]);
  });

  it('never adds more than was ordered or is in stock, and every line has an outcome', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(counts, fc.nat(20), fc.nat(9), (wanted, amount, there) => {
        const lines = wanted.map((count) => line({ count }));
        const { additions, differences } = reorder(lines, sampleCatalog([plov({ amount })]), {
          branchId: null,
          inBasket: () => there,
        });
        const put = additions.reduce((sum, { count }) => sum + count, 0);
        const asked = wanted.reduce((sum, count) => sum + count, 0);
        expect(put).toBe(Math.min(asked, Math.max(amount - there, 0)));
        const missing = differences.filter(({ kind }) => kind === 'soldOut').length;
        expect(additions.length + missing).toBe(lines.length);
      }),
    );
  });
});
