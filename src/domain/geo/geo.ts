import * as limits from '../limits';
import type { Localized } from '../text/language';

/** Coordinates in degrees (WGS 84). */
export type LatLng = { latitude: number; longitude: number };

/** Coordinates that may be missing, both together. */
export type MaybeLatLng = { latitude: number | null; longitude: number | null };

export const isPlaced = <T extends MaybeLatLng>(spot: T): spot is T & LatLng =>
  spot.latitude !== null && spot.longitude !== null;

/**
 * A delivery region; `polygon` is an outer ring and any holes, as [longitude, latitude] pairs, and empty where the
 * server's could not be read. Its name is what the
 * server tells of it, which may be nothing.
 */
export type Region = {
  id: string;
  name: Localized;
  polygon: readonly (readonly (readonly [number, number])[])[];
};

type Ring = readonly (readonly [number, number])[];

const earthRadiusMetres = 6_371_000;

/** Great-circle distance (haversine). */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const h = half(a.latitude, b.latitude) + cosines * half(a.longitude, b.longitude);
  return 2 * earthRadiusMetres * Math.asin(Math.min(Math.sqrt(h), 1));
}

/** Point-in-ring test by casting a ray to the east; points on an edge are reported separately. */
function sideOf({ longitude: x, latitude: y }: LatLng, ring: Ring): 'in' | 'edge' | 'out' {
  let isIn = false;
  let before = ring[ring.length - 1];
  for (const corner of ring) {
    const [ax, ay] = before ?? corner;
    const [bx, by] = corner;
    before = corner;
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const isBetween = (x - ax) * (x - bx) + (y - ay) * (y - by) <= 1e-12;
    if (Math.abs(cross) <= 1e-12 && isBetween) return 'edge';
    const isCrossed = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    if (isCrossed) isIn = !isIn;
  }
  return isIn ? 'in' : 'out';
}

/** §5: whether a point is in any delivery region; edges count as inside, holes as outside. */
export function isInside(place: LatLng, regions: readonly Region[]): boolean {
  return regions.some(({ polygon: [outer, ...holes] }) => {
    if (!outer || sideOf(place, outer) === 'out') return false;
    return holes.every((hole) => sideOf(place, hole) !== 'in');
  });
}

/** The region of a place; undefined where it is in none. */
export const regionAt = (place: LatLng, regions: readonly Region[]): Region | undefined =>
  regions.find((region) => isInside(place, [region]));

/** The delivery area; null where it or a part of it is unknown, so that nobody is outside. */
export const areaOf = (regions: readonly Region[] | null): readonly Region[] | null =>
  regions?.every(({ polygon }) => polygon.length > 0) ? regions : null;

/**
 * §5: whether an address can be delivered to. Applies only if the merchant validates the delivery
 * area; an unknown area and an address without coordinates are allowed, since the server checks the order too.
 */
export function isDelivered(
  place: MaybeLatLng,
  regions: readonly Region[] | null,
  rules: { shouldValidateDeliveryArea: boolean },
): boolean {
  const area = rules.shouldValidateDeliveryArea ? areaOf(regions) : null;
  return area === null || !isPlaced(place) || isInside(place, area);
}

/** The nearest of several points, null if there are none. */
export function nearestTo<Spot extends LatLng>(spots: readonly Spot[], place: LatLng): Spot | null {
  const distance = (spot: Spot) => distanceMetres(spot, place);
  return [...spots].sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** §4: map centres are rounded to 6 decimals, about 11 cm. */
export function roundLatLng({ latitude, longitude }: LatLng): LatLng {
  const round = (degrees: number) => Number(degrees.toFixed(limits.coordinateDecimals)) + 0;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/**
 * §4: coordinates within 0.000099 degrees on both axes, about 11 m, are the same address; missing
 * ones are not.
 */
export function sameLatLng(a: MaybeLatLng, b: MaybeLatLng): boolean {
  if (!isPlaced(a) || !isPlaced(b)) return false;
  return (
    Math.abs(a.latitude - b.latitude) <= limits.addressTolerance &&
    Math.abs(a.longitude - b.longitude) <= limits.addressTolerance
  );
}
