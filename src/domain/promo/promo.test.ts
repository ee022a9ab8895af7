import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePromo } from '../../../tests/samples/models';
import { checkPromo, nextPromoChange, promoCodeOf, promoInForce } from './promo';

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

describe('the dates of a promo', () => {
  const date = fc.option(fc.integer({ min: 0, max: 1000 }));
  const anyPromo = fc.record({ startDate: date, endDate: date }).map((dates) => samplePromo(dates));

  it('change nothing before the next turn, and what they change at it', () => {
    fc.assert(
      fc.property(anyPromo, fc.integer({ min: -10, max: 1010 }), (promo, now) => {
        const verdictAt = (at: number) => checkPromo(promo, { productPrice: 1, now: at });
        const turn = nextPromoChange(promo, now);
        const last = (turn ?? 5000) - 1;
        for (const at of [now, Math.floor((now + last) / 2), last]) {
          expect(verdictAt(at)).toBe(verdictAt(now));
        }
        const isEverValid = promo.endDate === null || promo.endDate >= (promo.startDate ?? 0);
        if (turn !== null && isEverValid) expect(verdictAt(turn)).not.toBe(verdictAt(now));
      }),
    );
  });
});

describe('a typed promo code', () => {
  it('is the same code in small letters and with blanks in and around it', () => {
    expect([' salom 10\n', 'SALOM10', 'ilon'].map(promoCodeOf)).toEqual([
      'SALOM10',
      'SALOM10',
      'ILON',
    ]);
  });
});
