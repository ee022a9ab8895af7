import { limits } from '../limits';
import type { OrderRules } from '../order/orderSettings';

/** A place on earth in degrees (WGS 84). */
export type LatLng = { latitude: number; longitude: number };

/** A delivery region; `polygon` is one outer ring and any holes, each of [longitude, latitude] pairs. */
export type Region = { id: string; polygon: readonly (readonly (readonly [number, number])[])[] };

type Ring = readonly (readonly [number, number])[];

const earthRadiusMetres = 6_371_000;

/** As the crow flies. */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const h = half(a.latitude, b.latitude) + cosines * half(a.longitude, b.longitude);
  return 2 * earthRadiusMetres * Math.asin(Math.min(Math.sqrt(h), 1));
}

/** Which side of a ring a point is on, by casting a ray to the east; a point on a side is told apart. */
function sideOf({ longitude: x, latitude: y }: LatLng, ring: Ring): 'in' | 'edge' | 'out' {
  let isIn = false;
  let before = ring[ring.length - 1];
  for (const corner of ring) {
    const [ax, ay] = before ?? corner;
    const [bx, by] = corner;
    before = corner;
    const turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const isBetween = (x - ax) * (x - bx) + (y - ay) * (y - by) <= 1e-12;
    if (Math.abs(turn) <= 1e-12 && isBetween) return 'edge';
    const isCrossed = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    if (isCrossed) isIn = !isIn;
  }
  return isIn ? 'in' : 'out';
}

/** §5: the point lies in one of the delivery regions; edges belong to them, holes do not. */
export function isInside(place: LatLng, regions: readonly Region[]): boolean {
  return regions.some(({ polygon: [outer, ...holes] }) => {
    if (!outer || sideOf(place, outer) === 'out') return false;
    return holes.every((hole) => sideOf(place, hole) !== 'in');
  });
}

/**
 * §5: whether an order may go to the place. Only a merchant that validates the delivery area asks, and
 * regions that are not known (null) keep nobody out: the server checks the order itself.
 */
export function isDelivered(
  place: LatLng,
  regions: readonly Region[] | null,
  rules: Pick<OrderRules, 'shouldValidateDeliveryArea'>,
): boolean {
  return !rules.shouldValidateDeliveryArea || regions === null || isInside(place, regions);
}

/** The one of several spots that is nearest to a place, null when there is none. */
export function nearestTo<Spot extends LatLng>(spots: readonly Spot[], place: LatLng): Spot | null {
  const distance = (spot: Spot) => distanceMetres(spot, place);
  return [...spots].sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** §4: the map's centre is rounded to 6 decimals, about 11 cm. */
export function roundLatLng({ latitude, longitude }: LatLng): LatLng {
  const round = (degrees: number) => Number(degrees.toFixed(limits.coordinateDecimals)) + 0;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** §4: within 0.000099 degrees both ways, about 11 m, two places are one. */
export function sameLatLng(a: LatLng, b: LatLng): boolean {
  return (
    Math.abs(a.latitude - b.latitude) <= limits.addressTolerance &&
    Math.abs(a.longitude - b.longitude) <= limits.addressTolerance
  );
}

/** §3: a region's ring comes as [latitude, longitude] and is swapped on load. */
export function swapPolygon(ring: Ring): [number, number][] {
  return ring.map(([latitude, longitude]) => [longitude, latitude]);
}
