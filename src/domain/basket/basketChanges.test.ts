import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  sampleCatalog,
  sampleOptions,
  sampleProduct,
  samplePromo,
} from '../../../tests/samples/models';
import { sampleTotals } from '../../../tests/samples/orders';
import { type Change, changesBetween, type PricedBasket } from './basketChanges';
import { resolveCart } from './resolveCart';

type Over = Partial<Parameters<typeof sampleTotals>[0]>;
type Products = readonly ReturnType<typeof sampleProduct>[];

const sparkling = sampleOptions({ sparkling: 100_000 }, { min: 0 });
const water = sampleProduct({
  id: 'water',
  name: { eng: 'Water' },
  costPrice: 500_000,
  modificationGroups: [sparkling],
});
const plov = sampleProduct();
const lines = [
  { key: 'a', productId: 'plov', choices: [], count: 2, note: '' },
  {
    key: 'b',
    productId: 'water',
    choices: [{ modificationId: 'sparkling', count: 1 }],
    count: 1,
    note: '',
  },
];

function basket(products: Products = [plov, water], over: Over = {}, counts = [2, 1]) {
  const counted = lines.map((line, index) => ({ ...line, count: counts[index] ?? 1 }));
  const resolved = resolveCart(counted, sampleCatalog(products), null);
  const totals = sampleTotals({ lines: resolved, ...over });
  return { lines: resolved, totals, branchId: 'centre' };
}

const billOf = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.kind === 'bill' ? [change.part] : []));

describe('changesBetween', () => {
  it('reports the old and new price of one piece, and the total', () => {
    const dearer = { ...plov, costPrice: 2_800_000 };
    expect(changesBetween(basket(), basket([dearer, water]))).toEqual([
      { kind: 'price', key: 'a', name: plov.name, before: 2_500_000, after: 2_800_000 },
      { kind: 'bill', part: 'total', before: 5_600_000, after: 6_200_000 },
    ]);
  });

  it('includes option prices and discounts in the price of a piece', () => {
    const dearer = { ...water, modificationGroups: [sampleOptions({ sparkling: 150_000 })] };
    expect(changesBetween(basket(), basket([plov, dearer]))[0]).toMatchObject({
      kind: 'price',
      key: 'b',
      before: 600_000,
      after: 650_000,
    });
    const cheaper = { ...plov, discount: 20 };
    expect(changesBetween(basket(), basket([cheaper, water]))[0]).toMatchObject({
      kind: 'price',
      key: 'a',
      after: 2_000_000,
    });
  });

  it('names a product that is gone as the customer saw it', () => {
    expect(changesBetween(basket(), basket([water]))[0]).toEqual({
      kind: 'problem',
      key: 'a',
      name: plov.name,
      problem: 'gone',
      maximum: 0,
    });
  });

  it('reports how many are left', () => {
    const last = { ...plov, amount: 1 };
    expect(changesBetween(basket(), basket([last, water]))).toEqual([
      { kind: 'problem', key: 'a', name: plov.name, problem: 'tooMany', maximum: 1 },
    ]);
  });

  it('ignores a problem that existed before', () => {
    expect(changesBetween(basket([water]), basket([water]))).toEqual([]);
  });

  it('reports changed parts of the bill, the total last', () => {
    const promo = samplePromo({ productDiscount: 10, deliveryDiscount: 0 });
    expect(billOf(changesBetween(basket(), basket(undefined, { delivery: 900_000 })))).toEqual([
      'delivery',
      'total',
    ]);
    expect(billOf(changesBetween(basket(undefined, { promo }), basket()))).toEqual([
      'promo',
      'total',
    ]);
  });

  it('reports another branch first', () => {
    const elsewhere = { ...basket(undefined, { delivery: 900_000 }), branchId: 'north' };
    expect(changesBetween(basket(), elsewhere)[0]).toEqual({
      kind: 'branch',
      before: 'centre',
      after: 'north',
    });
  });

  it('reports changes that cancel out, even if the total stays the same', () => {
    const dearer = { ...plov, costPrice: plov.costPrice + 50_000 };
    const seen = basket(undefined, { delivery: 900_000 });
    const now = basket([dearer, water], { delivery: 800_000 });
    expect(now.totals.totalPrice).toBe(seen.totals.totalPrice);
    expect(changesBetween(seen, now).map(({ kind }) => kind)).toEqual(['price', 'bill']);
  });

  it('ignores a line the customer recounted, except for the total', () => {
    expect(billOf(changesBetween(basket(), basket(undefined, {}, [3, 1])))).toEqual(['total']);
    expect(changesBetween(basket(), basket(undefined, {}, [3, 1]))).toHaveLength(1);
  });
});

const price = fc.integer({ min: 0, max: 50_000_000 });
const anyBasket: fc.Arbitrary<PricedBasket> = fc
  .record({
    plov: price,
    water: price,
    discount: fc.integer({ min: 0, max: 100 }),
    amount: fc.option(fc.integer({ min: 0, max: 4 })),
    isGone: fc.boolean(),
    delivery: price,
    cashback: price,
    counts: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
  })
  .map(({ delivery, cashback, counts, isGone, amount, discount, ...prices }) => {
    const first = { ...plov, costPrice: prices.plov, discount, amount };
    const second = { ...water, costPrice: prices.water };
    const over = { delivery, cashback, cashbackBalance: 1_000_000 };
    return basket(isGone ? [second] : [first, second], over, counts);
  });

describe('any two baskets', () => {
  it('have no changes when they are the same', () => {
    fc.assert(
      fc.property(anyBasket, (one) => {
        expect(changesBetween(one, one)).toEqual([]);
      }),
    );
  });

  it('with different totals have changes, each with two different amounts', () => {
    fc.assert(
      fc.property(anyBasket, anyBasket, (seen, now) => {
        const changes = changesBetween(seen, now);
        const hasTotal = billOf(changes).includes('total');
        expect(hasTotal).toBe(seen.totals.totalPrice !== now.totals.totalPrice);
        for (const change of changes) {
          if (change.kind !== 'problem') expect(change.before).not.toBe(change.after);
        }
      }),
    );
  });
});
