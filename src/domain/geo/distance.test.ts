import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceParts, roadMetres } from './distance';

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

const branch = { latitude: 41.31, longitude: 69.28 };
/** About 14 km to the north. */
const far = { latitude: 41.436, longitude: 69.28 };
const ends = [branch, far] as const;
const nowhere = { latitude: null, longitude: null };

it.each([
  ['metres', 16_000, 16_000],
  ['kilometres', 16, 16_000],
  ['rounded kilometres', 14, 14_000],
  ['a way three times as long', 41, 41_000],
])('a distance in %s is found out by the straight line', (_, reported, metres) => {
  expect(roadMetres({ reported, unit: null, ends })).toBeCloseTo(metres);
});

it('a distance that fits neither unit, or has nothing to be compared with, is none', () => {
  for (const reported of [1, 300, 100_000])
    expect(roadMetres({ reported, unit: null, ends })).toBeNull();
  for (const other of [null, nowhere]) {
    expect(roadMetres({ reported: 16, unit: null, ends: [branch, other] })).toBeNull();
  }
});

it('a named unit needs no comparison', () => {
  expect(roadMetres({ reported: 2, unit: 'km', ends: [branch, null] })).toBe(2000);
  expect(roadMetres({ reported: 2000, unit: 'm', ends: [null, null] })).toBe(2000);
});

it('without a distance it is the straight line', () => {
  expect(roadMetres({ reported: null, unit: null, ends })).toBeCloseTo(14_010, -2);
  expect(roadMetres({ reported: null, unit: 'km', ends: [branch, nowhere] })).toBeNull();
});
