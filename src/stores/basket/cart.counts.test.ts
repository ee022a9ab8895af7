import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  sampleCatalog,
  sampleOptions,
  sampleProduct,
  samplePromo,
} from '../../../tests/samples/models';
import { sampleTotals } from '../../../tests/samples/orders';
import { lineKey } from '../../domain/basket/cart';
import { resolveCart } from '../../domain/basket/resolveCart';
import { reorder } from '../../domain/order/reorder';
import * as cart from './cart';
import { rechoose } from './rechoose';

const plov = sampleProduct({ id: 'plov' });
const highestPrice = Number.MAX_SAFE_INTEGER;
const burger = sampleProduct({
  id: 'burger',
  costPrice: highestPrice,
  discount: 33,
  modificationGroups: [sampleOptions({ cheese: highestPrice, bacon: 7 }, { max: null })],
});
const shop = sampleCatalog([plov, burger]);
const counts = () => cart.state.lines.map(({ count }) => count);

/** Numbers as they may occur in storage, a shared basket or an old order. */
const anyNumber = fc.oneof(
  fc.integer({ min: -3, max: 2000 }),
  fc.double(),
  fc.constantFrom(1e15, 1e300, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY),
);
const anyChoices = fc.array(
  fc.record({ modificationId: fc.constantFrom('cheese', 'bacon', 'gone'), count: anyNumber }),
  { maxLength: 3 },
);
const anyLines = fc.array(
  fc.record({
    productId: fc.constantFrom('plov', 'burger', 'gone'),
    choices: anyChoices,
    count: anyNumber,
    note: fc.constant(''),
  }),
  { maxLength: 8 },
);

function expectValid() {
  for (const { count, choices } of cart.state.lines) {
    for (const each of [count, ...choices.map((choice) => choice.count)]) {
      expect(Number.isInteger(each) && each >= 1 && each <= 999).toBe(true);
    }
  }
  const lines = resolveCart(cart.state.lines, shop, null);
  const promo = samplePromo({ discountType: 'AMOUNT', productDiscount: 1e300 });
  for (const more of [
    {},
    { promo },
    { delivery: highestPrice, cashback: highestPrice, cashbackBalance: highestPrice },
  ]) {
    for (const amount of Object.values(sampleTotals({ lines, ...more }))) {
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    }
  }
}

describe('basket counts', () => {
  beforeEach(() => void cart.clear());

  it('are limited to 999 for a product without stock, and report the limit', () => {
    expect(cart.add(plov, [], 998)).toEqual({ limited: false });
    expect(cart.add(plov, [], 5)).toEqual({ limited: true });
    expect(counts()).toEqual([999]);
    expect(cart.setCount(lineKey('plov', []), 1e15, plov)).toEqual({ limited: true });
    expect(counts()).toEqual([999]);
  });

  it('are limited to the stock if that is lower', () => {
    expect(cart.add({ ...plov, amount: 12 }, [], 1e15)).toEqual({ limited: true });
    expect(counts()).toEqual([12]);
  });

  it('decrease to what is wanted, whatever other lines take of the stock', () => {
    const few = { ...burger, amount: 2 };
    const line = (modificationId: string, count: number) => {
      const choices = [{ modificationId, groupId: 'extras', count: 1 }];
      const key = lineKey('burger', choices);
      return { key, productId: 'burger', choices, count, note: '' };
    };
    const [cheese, bacon] = [line('cheese', 3), line('bacon', 2)];
    const problems = () =>
      resolveCart(cart.state.lines, sampleCatalog([few]), null).map(({ maximum, problems }) => [
        maximum,
        ...problems,
      ]);
    cart.replace([cheese, bacon]);
    expect(problems()).toEqual([
      [2, 'tooMany'],
      [0, 'tooMany'],
    ]);
    expect(cart.setCount(cheese.key, 2, few)).toEqual({ limited: false });
    expect(counts()).toEqual([2, 2]);
    expect(problems()).toEqual([[2], [0, 'tooMany']]);
  });

  it('of a line that exceeds the stock can be set to the maximum that the line names', () => {
    const lines = fc.array(
      fc.record({ choice: fc.integer({ min: 1, max: 4 }), count: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 20 }), (some, amount) => {
        const few = { ...burger, amount };
        const resolved = () => resolveCart(cart.state.lines, sampleCatalog([few]), null);
        const stored = some.map(({ choice, count }) => ({
          productId: 'burger',
          choices: [{ modificationId: 'bacon', groupId: 'extras', count: choice }],
          count,
          note: '',
        }));
        cart.restore(cart.read({ lines: stored }));
        for (const { key, maximum, problems } of resolved()) {
          if (maximum === 0 || !problems.includes('tooMany')) continue;
          expect(cart.setCount(key, maximum, few)).toEqual({ limited: false });
          const after = resolved().find((line) => line.key === key);
          expect(after).toMatchObject({ count: maximum, maximum, problems: [] });
        }
      }),
    );
  });

  it('are clamped when stored values are out of range', () => {
    const stored = (count: unknown) => ({ productId: 'plov', choices: [], count, note: '' });
    cart.restore(cart.read({ lines: [1e15, 1e300, 999, 1000, 3].map(stored) }));
    expect(counts()).toEqual([999, 999, 999, 999, 3]);
    cart.restore(cart.read({ lines: [0, -1, 1.5, null, '4', Number.NaN].map(stored) }));
    expect(counts()).toEqual([]);
  });

  it('and all sums are safe integers, whatever was stored', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        cart.restore(cart.read({ lines }));
        expectValid();
      }),
    );
  });

  it('and all sums stay safe integers after any adds, count changes and option changes', () => {
    const step = fc.record({
      verb: fc.constantFrom('add' as const, 'set' as const, 'rechoose' as const),
      choices: anyChoices,
      count: anyNumber,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        cart.clear();
        for (const { verb, choices, count } of steps) {
          const key = cart.state.lines[0]?.key ?? '';
          if (verb === 'add') cart.add(burger, choices, count);
          else if (verb === 'set') cart.setCount(key, count, burger);
          else rechoose(key, burger, choices, count);
          expectValid();
        }
      }),
    );
  });

  it('and all sums stay safe integers when an order of any size is reordered', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        cart.clear();
        const ordered = lines.map(({ choices, ...line }) => ({
          ...line,
          name: {},
          image: null,
          costPrice: 1,
          discount: 0,
          modifications: choices.map(({ modificationId: id, count }) => ({
            ...{ id, count },
            name: {},
            price: 1,
          })),
        }));
        const { additions } = reorder(ordered, shop, { branchId: null, inBasket: () => 0 });
        for (const { product, choices, count } of additions) cart.add(product, choices, count);
        expectValid();
      }),
    );
  });
});
