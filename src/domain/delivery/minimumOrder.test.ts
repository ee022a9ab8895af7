import { describe, expect, it } from 'vitest';
import { missingForDelivery, missingProducts } from './minimumOrder';

describe('the delivery minimum', () => {
  it('reports the missing amount, and 0 once it is reached', () => {
    const settings = { minimalDeliveryPrice: 3_000_000 };
    expect(missingForDelivery({ productPrice: 2_500_000 }, settings)).toBe(500_000);
    expect(missingForDelivery({ productPrice: 3_000_000 }, settings)).toBe(0);
  });
});

it('reports missing products until the merchant’s minimum is reached', () => {
  const lacks = (productCount: number, minimalDeliveryCount: number) =>
    missingProducts({ productCount }, { minimalDeliveryCount });
  expect([lacks(1, 3), lacks(3, 3), lacks(9, 3), lacks(0, 0)]).toEqual([2, 0, 0, 0]);
});
