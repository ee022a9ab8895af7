import { describe, expect, it } from 'vitest';
import { checkPromo, promoInForce } from './promo';
import { samplePromo } from './samples';

describe('a promo code', () => {
  const promo = samplePromo({ startDate: 1000, endDate: 2000, minPrice: 500 });
  const fits = { productPrice: 501, now: 1500 };

  it('is added when everything fits', () => {
    expect(checkPromo(promo, fits)).toBe('added');
    expect(checkPromo(promo, { ...fits, now: 1000 })).toBe('added');
    expect(checkPromo(promo, { ...fits, now: 2000 })).toBe('added');
  });

  it('is refused with the reason that holds', () => {
    expect(checkPromo({ ...promo, isActive: false }, fits)).toBe('notActive');
    expect(checkPromo(promo, { ...fits, now: 999 })).toBe('notStarted');
    expect(checkPromo(promo, { ...fits, now: 2001 })).toBe('expired');
  });

  it('asks for a product price above its minimum, not at it', () => {
    expect(checkPromo(promo, { ...fits, productPrice: 500 })).toBe('tooSmall');
  });

  it('without dates is valid at any time', () => {
    expect(checkPromo(samplePromo(), { productPrice: 1, now: 0 })).toBe('added');
  });

  it('is in force only while it holds', () => {
    expect(promoInForce({ promo, verdict: 'added' })).toBe(promo);
    expect(promoInForce({ promo, verdict: 'tooSmall' })).toBeNull();
    expect(promoInForce(null)).toBeNull();
  });
});
