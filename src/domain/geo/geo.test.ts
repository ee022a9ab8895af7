import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, isDelivered, isInside, nearestTo, roundLatLng, sameLatLng } from './geo';

type Ring = (readonly [number, number])[];

const place = (longitude: number, latitude: number) => ({ longitude, latitude });

function square(from: number, to: number): Ring {
  return [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
}

function region(...polygon: Ring[]) {
  return { id: 'zone', name: {}, polygon };
}

describe('a delivery region', () => {
  const withHole = region(square(0, 10), square(4, 6));

  it('contains points inside it and not outside', () => {
    expect(isInside(place(2, 2), [withHole])).toBe(true);
    expect(isInside(place(12, 2), [withHole])).toBe(false);
    expect(isInside(place(2, -0.001), [withHole])).toBe(false);
  });

  it('includes edges and corners, also those of a hole, but not the hole', () => {
    expect(isInside(place(0, 5), [withHole])).toBe(true);
    expect(isInside(place(10, 10), [withHole])).toBe(true);
    expect(isInside(place(4, 5), [withHole])).toBe(true);
    expect(isInside(place(5, 5), [withHole])).toBe(false);
  });

  it('may be concave', () => {
    const dented = region([
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 2],
      [0, 10],
    ]);
    expect(isInside(place(5, 1), [dented])).toBe(true);
    expect(isInside(place(5, 5), [dented])).toBe(false);
    expect(isInside(place(1, 7), [dented])).toBe(true);
  });

  it('does not depend on ring closure or direction', () => {
    const coordinate = fc.integer({ min: -5, max: 15 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const ring = square(0, 10);
        const expected = x >= 0 && x <= 10 && y >= 0 && y <= 10;
        const closed = [...ring, ...ring.slice(0, 1)];
        for (const form of [ring, closed, [...ring].reverse()]) {
          expect(isInside(place(x, y), [region(form)])).toBe(expected);
        }
      }),
    );
  });

  it('matches any of several, and never without a ring', () => {
    expect(isInside(place(21, 21), [withHole, region(square(20, 22))])).toBe(true);
    expect(isInside(place(1, 1), [])).toBe(false);
    expect(isInside(place(1, 1), [region()])).toBe(false);
    expect(isInside(place(1, 1), [region([])])).toBe(false);
  });

  it('contains a point if any of several does, in any order', () => {
    const coordinate = fc.integer({ min: -2, max: 26 });
    const zones = [withHole, region(square(8, 20)), region(square(22, 24))];
    fc.assert(
      fc.property(coordinate, coordinate, fc.shuffledSubarray(zones), (x, y, some) => {
        const one = (zone: (typeof zones)[number]) => isInside(place(x, y), [zone]);
        expect(isInside(place(x, y), some)).toBe(some.some(one));
      }),
    );
  });

  it('does not contain points inside its hole, unless another region does', () => {
    expect(isInside(place(5, 5), [withHole, region(square(4.5, 5.5))])).toBe(true);
    const inner = fc.double({ min: 4.01, max: 5.99, noNaN: true });
    fc.assert(
      fc.property(inner, inner, (x, y) => {
        expect(isInside(place(x, y), [withHole])).toBe(false);
      }),
    );
  });

  it('contains all edge points at town scale after rounding', () => {
    const town = (share: number) => 41.25 + share * 0.1;
    const edges = region([
      [69.2, town(0)],
      [69.3, town(0)],
      [69.3, town(1)],
      [69.2, town(1)],
    ]);
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.constantFrom(69.2, 69.3), (at, side) => {
        const spot = roundLatLng(place(side, town(at)));
        expect(isInside(spot, [edges])).toBe(true);
      }),
    );
  });

  it('with many corners contains its centre and nothing beyond its radius', () => {
    const circle: Ring = Array.from({ length: 360 }, (_, degree) => {
      const angle = (degree * Math.PI) / 180;
      return [69.28 + 0.1 * Math.cos(angle), 41.31 + 0.1 * Math.sin(angle)] as const;
    });
    const angles = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(angles, fc.double({ min: 0, max: 0.2, noNaN: true }), (angle, radius) => {
        fc.pre(Math.abs(radius - 0.1) > 0.0001);
        const point = place(69.28 + radius * Math.cos(angle), 41.31 + radius * Math.sin(angle));
        expect(isInside(point, [region(circle)])).toBe(radius < 0.1);
      }),
    );
  });
});

describe('an order', () => {
  const zone = [region(square(0, 10))];
  const validating = { shouldValidateDeliveryArea: true };

  it('is limited to the delivery area if the merchant validates it', () => {
    expect(isDelivered(place(5, 5), zone, validating)).toBe(true);
    expect(isDelivered(place(11, 5), zone, validating)).toBe(false);
    expect(isDelivered(place(5, 5), [], validating)).toBe(false);
  });

  it('goes anywhere without validation or while the area is unknown', () => {
    expect(isDelivered(place(11, 5), zone, { shouldValidateDeliveryArea: false })).toBe(true);
    expect(isDelivered(place(11, 5), null, validating)).toBe(true);
    expect(isDelivered(place(11, 5), [...zone, region()], validating)).toBe(true);
  });
});

describe('coordinates', () => {
  it('do not change when rounded again, and move by less than 6 cm', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(180), degrees(90), (longitude, latitude) => {
        const rounded = roundLatLng(place(longitude, latitude));
        expect(roundLatLng(rounded)).toEqual(rounded);
        expect(Math.abs(rounded.latitude - latitude)).toBeLessThanOrEqual(0.000000501);
        expect(Math.abs(rounded.longitude - longitude)).toBeLessThanOrEqual(0.000000501);
      }),
    );
  });

  it('have a nearest one among several, and null among none', () => {
    const cities = [place(69.24, 41.31), place(66.97, 39.65)];
    expect(nearestTo(cities, place(67.1, 39.7))).toBe(cities[1]);
    expect(nearestTo([], place(67.1, 39.7))).toBeNull();
  });

  it('are rounded to 6 decimals', () => {
    expect(roundLatLng(place(69.2797374999, -0.0000001))).toEqual(place(69.279737, 0));
  });

  it('are the same within 0.000099 degrees on both axes', () => {
    const here = place(69.28, 41.31);
    expect(sameLatLng(here, place(69.280098, 41.309902))).toBe(true);
    expect(sameLatLng(here, place(69.2801, 41.31))).toBe(false);
    expect(sameLatLng(here, place(69.28, 41.3101))).toBe(false);
  });

  it('have great-circle distances', () => {
    const tashkent = place(69.2797, 41.3111);
    const samarkand = place(66.9597, 39.6547);
    expect(distanceMetres(tashkent, samarkand) / 1000).toBeCloseTo(270, -1);
    expect(distanceMetres(tashkent, tashkent)).toBe(0);
    expect(distanceMetres(place(0, 0), place(180, 0)) / 1000).toBeCloseTo(20015, 0);
  });
});
