import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceParts } from './distance';

it('is shown in tens of metres, tenths of kilometres or whole kilometres', () => {
  const formatted = [0, 4, 849, 994, 995, 1000, 1249, 9949, 9950, 12_499].map((metres) => {
    const { unit, value } = distanceParts(metres);
    return `${value} ${unit}`;
  });
  expect(formatted).toEqual([
    '10 metres',
    '10 metres',
    '850 metres',
    '990 metres',
    '1 kilometres',
    '1 kilometres',
    '1.2 kilometres',
    '9.9 kilometres',
    '10 kilometres',
    '12 kilometres',
  ]);
});

it('a longer distance never reads as shorter', () => {
  const inMetres = (metres: number) => {
    const { unit, value } = distanceParts(metres);
    return unit === 'metres' ? value : value * 1000;
  };
  const metres = fc.double({ min: 0, max: 1_000_000, noNaN: true });
  fc.assert(
    fc.property(metres, metres, (a, b) => {
      expect(inMetres(Math.min(a, b))).toBeLessThanOrEqual(inMetres(Math.max(a, b)));
    }),
  );
});
