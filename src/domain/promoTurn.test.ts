import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPromo } from './promo';
import { nextTurn } from './promoTurn';
import { samplePromo } from './samples';

describe('the dates of a promo', () => {
  const date = fc.option(fc.integer({ min: 0, max: 1000 }));
  const anyPromo = fc.record({ startDate: date, endDate: date }).map((dates) => samplePromo(dates));

  it('change nothing before the next turn, and what they change at it', () => {
    fc.assert(
      fc.property(anyPromo, fc.integer({ min: -10, max: 1010 }), (promo, now) => {
        const verdictAt = (at: number) => checkPromo(promo, { productPrice: 1, now: at });
        const turn = nextTurn(promo, now);
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
