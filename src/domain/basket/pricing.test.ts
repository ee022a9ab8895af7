import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { discountedPrice, fromMoney, lineDiscount, linePrice, percentOf, toMoney } from './pricing';

describe('money', () => {
  it('is read from the wire rounded half up to the hundredth', () => {
    const read = [25000, 19.99, 0.29, 1.005, 0].map((units) => toMoney(units, 2));
    expect(read).toEqual([2_500_000, 1999, 29, 101, 0]);
  });

  it('of a currency with three decimals, or none, is read as exactly', () => {
    expect([1.375, 0.0005, 12].map((units) => toMoney(units, 3))).toEqual([1375, 1, 12_000]);
    expect([450, 12.5].map((units) => toMoney(units, 0))).toEqual([450, 13]);
    const costPrice = toMoney(1.375, 3);
    expect(fromMoney(linePrice({ ...sampleProduct(), costPrice }, [], 3), 3)).toBe(4.125);
  });

  it('survives a round trip through the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.nat(4), (money, digits) => {
        expect(toMoney(fromMoney(money, digits), digits)).toBe(money);
      }),
    );
  });
});

describe('a percent', () => {
  it('of any price is exact, with half a hundredth rounded up', () => {
    const price = fc.integer({ min: 0, max: 1e11 });
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), (money, hundredths) => {
        const exact = (BigInt(money) * BigInt(hundredths) * 2n + 10_000n) / 20_000n;
        expect(percentOf(money, hundredths / 100)).toBe(Number(exact));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a line', () => {
  const product = sampleProduct({
    costPrice: 1_000_000,
    discount: 10,
    modificationGroups: [sampleOptions({ cheese: 200_000, sauce: 50_000 })],
  });

  it('costs product plus options, each times its count, times the line count', () => {
    const choices = [
      { modificationId: 'cheese', count: 2 },
      { modificationId: 'sauce', count: 1 },
    ];
    expect(linePrice(product, choices, 3)).toBe((1_000_000 + 2 * 200_000 + 50_000) * 3);
  });

  it('discounts the product and not its options', () => {
    expect(lineDiscount(product, 3)).toBe(300_000);
    expect(discountedPrice(product)).toBe(900_000);
  });

  it('rounds a percent half up to the hundredth', () => {
    expect(lineDiscount(sampleProduct({ costPrice: 1, discount: 50 }), 1)).toBe(1);
    expect(lineDiscount(sampleProduct({ costPrice: 333, discount: 33.3 }), 1)).toBe(111);
  });

  it('has a discount between zero and the full price', () => {
    expect(lineDiscount(sampleProduct({ costPrice: 100, discount: 150 }), 1)).toBe(100);
    expect(lineDiscount(sampleProduct({ costPrice: 100, discount: -5 }), 1)).toBe(0);
  });
});
