import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availability, clampCount, lastPieces, leftFor } from './stock';

describe('stock', () => {
  it('limits a count to the stock and reports it', () => {
    expect(clampCount({ amount: 3 }, 5)).toEqual({ count: 3, limited: true, maximum: 3 });
    expect(clampCount({ amount: 3 }, 3)).toEqual({ count: 3, limited: false, maximum: 3 });
  });

  it('subtracts what other lines of the same product take', () => {
    expect(clampCount({ amount: 3 }, 2, 2)).toEqual({ count: 1, limited: true, maximum: 1 });
    expect(leftFor({ amount: 3 }, 9)).toBe(0);
  });

  it('is capped at 999 per line without a stock count or with more stock', () => {
    for (const amount of [null, 5000]) {
      const unlimited = { limited: false, maximum: 999 };
      expect(clampCount({ amount }, 500)).toEqual({ count: 500, ...unlimited });
      expect(clampCount({ amount }, 999, 700)).toEqual({ count: 999, ...unlimited });
      expect(clampCount({ amount }, 1e15)).toEqual({ count: 999, limited: true, maximum: 999 });
    }
    expect(clampCount({ amount: 5000 }, 999, 4990).maximum).toBe(10);
    expect(clampCount({ amount: null }, Number.NaN).count).toBe(0);
  });

  it('reports the pieces left only when they are few', () => {
    expect([null, 0, 1, 5, 6].map((amount) => lastPieces({ amount }))).toEqual([
      null,
      null,
      1,
      5,
      null,
    ]);
  });

  it('is sold out at zero, and never when not counted', () => {
    expect(availability({ amount: 0 })).toBe('soldOut');
    expect(availability({ amount: 0.4 })).toBe('soldOut');
    expect(availability({ amount: 1 })).toBe('available');
    expect(availability({ amount: null })).toBe('available');
  });

  it('always yields a whole count between zero and the stock', () => {
    const amount = fc.option(fc.integer({ min: -5, max: 50 }));
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(amount, number, fc.nat(60), (stock, wanted, elsewhere) => {
        const { count } = clampCount({ amount: stock }, wanted, elsewhere);
        expect(Number.isInteger(count) && count >= 0).toBe(true);
        if (stock !== null) expect(count).toBeLessThanOrEqual(Math.max(stock - elsewhere, 0));
      }),
    );
  });
});
