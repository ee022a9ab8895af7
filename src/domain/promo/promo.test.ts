import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePromo } from '../../../tests/samples/models';
import { checkPromo, nextPromoChange, promoEnd, promoInForce } from './promo';

describe('a promo code', () => {
  const promo = samplePromo({ startDate: 1000, endDate: 2000, minPrice: 500 });
  const valid = { productPrice: 501, now: 1500 };

  it('is added when all conditions are met', () => {
    expect(checkPromo(promo, valid)).toBe('added');
    expect(checkPromo(promo, { ...valid, now: 1000 })).toBe('added');
    expect(checkPromo(promo, { ...valid, now: 2000 })).toBe('added');
  });

  it('is rejected with the matching reason', () => {
    expect(checkPromo({ ...promo, isActive: false }, valid)).toBe('notActive');
    expect(checkPromo(promo, { ...valid, now: 999 })).toBe('notStarted');
    expect(checkPromo(promo, { ...valid, now: 2001 })).toBe('expired');
  });

  it('requires a product price above its minimum, not at it', () => {
    expect(checkPromo(promo, { ...valid, productPrice: 500 })).toBe('tooSmall');
  });

  it('without dates is valid at any time', () => {
    expect(checkPromo(samplePromo(), { productPrice: 1, now: 0 })).toBe('added');
  });

  it('applies only while it is valid', () => {
    expect(promoInForce({ promo, verdict: 'added' })).toBe(promo);
    expect(promoInForce({ promo, verdict: 'tooSmall' })).toBeNull();
    expect(promoInForce(null)).toBeNull();
  });
});

describe('the dates of a promo', () => {
  const date = fc.option(fc.integer({ min: 0, max: 1000 }));
  const anyPromo = fc.record({ startDate: date, endDate: date }).map((dates) => samplePromo(dates));

  it('change the verdict exactly at the next change', () => {
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

  it('end never where a server writes a date of the far future for it', () => {
    const now = Date.parse('2026-03-04');
    const endOf = (date: string) => promoEnd({ endDate: Date.parse(date) }, now);
    expect(endOf('2099-12-31')).toBeNull();
    expect(endOf('2036-03-04')).toBeNull();
    expect(endOf('2036-01-31')).toBe(Date.parse('2036-01-31'));
    expect(endOf('2024-12-31')).toBe(Date.parse('2024-12-31'));
    expect(promoEnd({ endDate: null }, now)).toBeNull();
  });
});
