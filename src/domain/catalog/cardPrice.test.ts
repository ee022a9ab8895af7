import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { cardPrice } from './cardPrice';
import { mayRepeat } from './options';

describe('the card price', () => {
  it('is the discounted price, with the old one', () => {
    expect(cardPrice(sampleProduct({ costPrice: 2_000_000, discount: 15 }))).toEqual({
      price: 1_700_000,
      oldPrice: 2_000_000,
      isFrom: false,
    });
  });

  it('starts at the cheapest required options', () => {
    const size = sampleOptions({ small: 500_000, large: 900_000 }, { min: 1, max: 1 });
    const sauce = sampleOptions({ garlic: 100_000, sour: 100_000 }, { min: 2, max: 3 });
    const extras = sampleOptions({ cheese: 300_000 });
    const product = sampleProduct({ costPrice: 0, modificationGroups: [size, sauce, extras] });
    expect(cardPrice(product)).toEqual({ price: 700_000, oldPrice: null, isFrom: true });
  });

  it('takes as many different options as must be chosen, where none can be taken twice', () => {
    const extraOf = (prices: Record<string, number>, min: number, max: number | null) => {
      const modificationGroups = [sampleOptions(prices, { min, max })];
      const { price, isFrom } = cardPrice(sampleProduct({ costPrice: 0, modificationGroups }));
      return [price, isFrom];
    };
    expect(extraOf({ bread: 9000, salad: 0, soup: 5000 }, 2, 2)).toEqual([5000, true]);
    expect(extraOf({ bread: 5000, salad: 0, soup: 5000 }, 2, 3)).toEqual([5000, true]);
    expect(extraOf({ cola: 0, cake: 12_000 }, 2, 2)).toEqual([12_000, false]);
    expect(extraOf({ bread: 9000, salad: 0, soup: 5000 }, 2, null)).toEqual([0, true]);
  });

  it('can be paid with any menu: no valid choice costs less, and “from” has one that costs more', () => {
    const group = fc
      .record({
        prices: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
        min: fc.integer({ min: 0, max: 3 }),
        room: fc.option(fc.integer({ min: 0, max: 2 })),
      })
      .map(({ prices, min, room }) =>
        sampleOptions(Object.fromEntries(prices.map((price, at) => [`option-${at}`, price])), {
          min,
          max: room === null ? null : Math.max(min + room, 1),
        }),
      )
      .filter((one) => mayRepeat(one) || one.min <= one.modifications.length);
    fc.assert(
      fc.property(group, (one) => {
        const { price, isFrom } = cardPrice(
          sampleProduct({ costPrice: 0, modificationGroups: [one] }),
        );
        const sums = sumsOf(
          one.modifications.map((option) => option.price),
          one.min,
          mayRepeat(one),
        );
        expect(price).toBe(Math.min(...sums));
        expect(isFrom).toBe(Math.max(...sums) > price);
      }),
    );
  });

  it('has no old price without a discount', () => {
    expect(cardPrice(sampleProduct({ costPrice: 2_000_000, discount: 0 })).oldPrice).toBeNull();
  });
});

/** What each way to choose exactly `count` of the options costs. */
function sumsOf(prices: readonly number[], count: number, isRepeated: boolean): number[] {
  if (count === 0) return [0];
  return prices.flatMap((price, index) =>
    sumsOf(prices.slice(isRepeated ? index : index + 1), count - 1, isRepeated).map(
      (sum) => price + sum,
    ),
  );
}
