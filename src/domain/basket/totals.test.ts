import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct, samplePromo } from '../../../tests/samples/models';
import { sampleTotals } from '../../../tests/samples/orders';
import { defaultOrderFees } from '../order/orderSettings';
import { goodsPrice, totals } from './totals';

describe('totals', () => {
  const lines = [
    { product: sampleProduct({ costPrice: 1_000_000, discount: 20 }), choices: [], count: 2 },
  ];

  it('applies a percentage promo after the products’ own discounts', () => {
    const promo = samplePromo({ productDiscount: 10, deliveryDiscount: 50 });
    expect(sampleTotals({ lines, promo, delivery: 300_000 })).toEqual({
      productCount: 2,
      productPrice: 2_000_000,
      totalProductPrice: 2_000_000,
      totalProductDiscount: 400_000,
      productDiscount: 560_000,
      deliveryPrice: 300_000,
      deliveryDiscount: 150_000,
      totalDiscount: 710_000,
      cashback: 0,
      servicePrice: 0,
      totalPrice: 1_590_000,
    });
  });

  it('gives the price of the goods as their cards show it, whatever else is to pay', () => {
    const promo = samplePromo({ productDiscount: 10, deliveryDiscount: 50 });
    expect(goodsPrice(sampleTotals({ lines, promo, delivery: 300_000 }))).toBe(1_600_000);
  });

  it('never discounts a delivery by more than it costs', () => {
    const promo = samplePromo({
      discountType: 'AMOUNT',
      productDiscount: 0,
      deliveryDiscount: 900_000,
    });
    const result = sampleTotals({ lines, promo, delivery: 300_000 });
    expect(result.deliveryDiscount).toBe(300_000);
    expect(result.totalPrice).toBe(1_600_000);
  });

  it.each(['PICK_UP', 'DINE_IN'] as const)('has no delivery price for %s', (serviceType) => {
    const promo = samplePromo({ productDiscount: 0, deliveryDiscount: 50 });
    const result = sampleTotals({ lines, promo, delivery: 300_000, serviceType });
    expect([result.deliveryPrice, result.deliveryDiscount]).toEqual([0, 0]);
    expect(result.totalPrice).toBe(1_600_000);
  });

  it('spends cashback up to the balance and the amount to pay', () => {
    const input = { lines, cashback: 9_000_000 };
    expect(sampleTotals({ ...input, cashbackBalance: 100_000 }).cashback).toBe(100_000);
    const all = sampleTotals({ ...input, cashbackBalance: 8_000_000 });
    expect([all.cashback, all.totalPrice]).toEqual([1_600_000, 0]);
  });

  it('adds the service fee up to its free threshold', () => {
    const settings = {
      ...defaultOrderFees,
      isServiceFeeEnabled: true,
      isServiceFeeFreeAboveThreshold: true,
      serviceFeeAmount: 70_000,
      serviceFeeThreshold: 2_000_000,
    };
    const at = sampleTotals({ lines, settings });
    const above = sampleTotals({
      lines,
      settings: { ...settings, serviceFeeThreshold: 1_999_999 },
    });
    expect([at.servicePrice, above.servicePrice]).toEqual([70_000, 0]);
    expect(at.totalPrice).toBe(1_670_000);
  });

  it('is zero when the basket is empty or all products are gone', () => {
    const settings = {
      ...defaultOrderFees,
      isServiceFeeEnabled: true,
      serviceFeeAmount: 70_000,
    };
    const gone = [{ product: null, choices: [], count: 3 }];
    const result = sampleTotals({ lines: gone, settings, delivery: 300_000 });
    expect([result.productCount, result.deliveryPrice, result.totalPrice]).toEqual([0, 0, 0]);
  });
});

describe('any basket', () => {
  const money = fc.integer({ min: 0, max: 50_000_000 });
  const percent = fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.double({ min: 0, max: 100, noNaN: true }),
  );
  const line = fc.record({
    product: fc
      .record({ costPrice: money, discount: percent, option: money })
      .map(({ option, ...rest }) => ({
        ...rest,
        modificationGroups: [sampleOptions({ option })],
      })),
    choices: fc.array(
      fc.record({
        modificationId: fc.constantFrom('option', 'gone'),
        count: fc.integer({ min: 0, max: 5 }),
      }),
      { maxLength: 2 },
    ),
    count: fc.integer({ min: 1, max: 40 }),
  });
  const promo = fc.oneof(
    fc
      .record({ productDiscount: money, deliveryDiscount: money })
      .map((discounts) => samplePromo({ discountType: 'AMOUNT', ...discounts })),
    fc
      .record({ productDiscount: percent, deliveryDiscount: percent })
      .map((discounts) => samplePromo({ discountType: 'PERCENTAGE', ...discounts })),
  );
  const settings = fc.record({
    isServiceFeeEnabled: fc.boolean(),
    isServiceFeeFreeAboveThreshold: fc.boolean(),
    serviceFeeThreshold: money,
    serviceFeeAmount: money,
    minimalDeliveryPrice: money,
    minimalDeliveryCount: fc.nat(20),
  });
  const basket = fc.record({
    lines: fc.array(line, { maxLength: 8 }),
    promo,
    cashback: money,
    cashbackBalance: money,
    delivery: money,
    serviceType: fc.constantFrom('DELIVERY', 'PICK_UP', 'DINE_IN'),
    settings,
  });
  const thousand = { numRuns: 1000 };

  it('is unchanged after a promo is applied and removed', () => {
    fc.assert(
      fc.property(basket, (from) => {
        const before = totals({ ...from, promo: null });
        const during = totals(from);
        expect(totals({ ...from, promo: null })).toEqual(before);
        expect(during.totalPrice + during.cashback).toBeLessThanOrEqual(
          before.totalPrice + before.cashback,
        );
      }),
      thousand,
    );
  });

  it('has whole, non-negative totals that add up', () => {
    fc.assert(
      fc.property(basket, (from) => {
        const sum = totals(from);
        for (const part of Object.values(sum)) {
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        }
        expect(sum.totalDiscount).toBe(sum.productDiscount + sum.deliveryDiscount);
        expect(sum.totalPrice).toBe(
          sum.productPrice -
            sum.productDiscount -
            sum.cashback +
            sum.deliveryPrice -
            sum.deliveryDiscount +
            sum.servicePrice,
        );
      }),
      thousand,
    );
  });

  it('never overspends cashback or discounts a part by more than its price', () => {
    fc.assert(
      fc.property(basket, (from) => {
        const sum = totals(from);
        expect(sum.cashback).toBeLessThanOrEqual(Math.min(from.cashback, from.cashbackBalance));
        expect(sum.deliveryDiscount).toBeLessThanOrEqual(sum.deliveryPrice);
        expect(sum.productDiscount).toBeLessThanOrEqual(sum.productPrice);
      }),
      thousand,
    );
  });

  it('does not depend on the order of its lines', () => {
    fc.assert(
      fc.property(basket, (from) => {
        expect(totals({ ...from, lines: [...from.lines].reverse() })).toEqual(totals(from));
      }),
    );
  });
});
