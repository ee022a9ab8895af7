import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceMetres, isInside, type Region } from './geo';
import { wayIntoZone } from './wayIntoZone';

const tashkent = { latitude: 41.3, longitude: 69.24 };

/** A ring around Tashkent with these radii, degrees. */
const ringOf = (radii: readonly number[]) =>
  radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length;
    return [
      tashkent.longitude + radius * Math.cos(angle),
      tashkent.latitude + radius * Math.sin(angle),
    ] as const;
  });
const square: Region = { id: 'square', name: {}, polygon: [ringOf([0.05, 0.05, 0.05, 0.05])] };

it('a place inside stays, and without regions there is no way', () => {
  expect(wayIntoZone(tashkent, [square])).toEqual(tashkent);
  expect(wayIntoZone(tashkent, [])).toBeNull();
  expect(wayIntoZone(tashkent, [{ id: 'empty', name: {}, polygon: [[]] }])).toBeNull();
});

it('the way leads just behind the nearest edge', () => {
  const north = { latitude: 41.4, longitude: 69.24 };
  const found = wayIntoZone(north, [square]);
  expect(found && distanceMetres(found, { latitude: 41.35, longitude: 69.24 })).toBeLessThan(60);
});

it('out of a hole the way leads over its edge, and of two regions the nearer one is taken', () => {
  const holed: Region = { ...square, polygon: [...square.polygon, ringOf([0.01, 0.01, 0.01])] };
  const found = wayIntoZone(tashkent, [holed]);
  expect(found && distanceMetres(found, tashkent)).toBeLessThan(1200);
  const far: Region = {
    id: 'far',
    name: {},
    polygon: [ringOf([0.02, 0.02, 0.02]).map(([x, y]) => [x + 1, y] as const)],
  };
  const east = { latitude: 41.3, longitude: 70.1 };
  expect(wayIntoZone(east, [square, far])?.longitude).toBeGreaterThan(70.2);
});

it('the way leads into a zone that ends in a narrow point', () => {
  const spike: Region = {
    id: 'spike',
    name: {},
    polygon: [ringOf([0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.05504])],
  };
  const found = wayIntoZone({ latitude: 41.3, longitude: 69.40924 }, [spike]);
  expect(found && isInside(found, [spike])).toBe(true);
});

it('of a point that is too narrow to stand behind, the next side is taken', () => {
  const needle: Region = {
    id: 'needle',
    name: {},
    polygon: [
      [
        [69.24, 41.3],
        [69.24, 41.3002],
        [69.5, 41.31],
      ],
    ],
  };
  const found = wayIntoZone({ latitude: 41.314, longitude: 69.6 }, [needle]);
  expect(found && isInside(found, [needle])).toBe(true);
});

it('from anywhere the way ends inside, no farther than the nearest corner and a few metres', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 0.08, noNaN: true }), { minLength: 3, maxLength: 12 }),
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      (radii, north, east) => {
        const ring = ringOf(radii);
        const zone: Region[] = [{ id: 'zone', name: {}, polygon: [ring] }];
        const place = {
          latitude: tashkent.latitude + north,
          longitude: tashkent.longitude + east,
        };
        const found = wayIntoZone(place, zone);
        expect(found && isInside(found, zone)).toBe(true);
        const corners = ring.map(([longitude, latitude]) =>
          distanceMetres({ latitude, longitude }, place),
        );
        if (found) expect(distanceMetres(found, place)).toBeLessThan(Math.min(...corners) + 60);
      },
    ),
  );
});
