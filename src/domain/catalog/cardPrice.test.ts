import { describe, expect, it } from 'vitest';
import { sampleOptions, sampleProduct } from '../../../tests/samples/models';
import { cardPrice } from './cardPrice';

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

  it('has no old price without a discount', () => {
    expect(cardPrice(sampleProduct({ costPrice: 2_000_000, discount: 0 })).oldPrice).toBeNull();
  });
});
