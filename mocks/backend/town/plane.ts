/** A point in a town's local coordinates: metres east and north of its centre. */
export type Point = readonly [east: number, north: number];

/** GeoJSON order. */
export type LngLat = readonly [longitude: number, latitude: number];

const metresPerDegree = 111_320;

const metresPerLongitude = (latitude: number) =>
  metresPerDegree * Math.cos((latitude * Math.PI) / 180);

/** Converts to degrees with 5 decimals, about a metre. */
export function toDegrees([longitude, latitude]: LngLat, [east, north]: Point): LngLat {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return [
    round(longitude + east / metresPerLongitude(latitude)),
    round(latitude + north / metresPerDegree),
  ];
}

export function toPlan(centre: LngLat, [longitude, latitude]: LngLat): Point {
  return [
    (longitude - centre[0]) * metresPerLongitude(centre[1]),
    (latitude - centre[1]) * metresPerDegree,
  ];
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** The point of a segment closest to `point`: its fraction along the segment, and its distance. */
export function nearestOn(a: Point, b: Point, point: Point): { part: number; away: number } {
  const [east, north] = [b[0] - a[0], b[1] - a[1]];
  const square = east ** 2 + north ** 2;
  const along = ((point[0] - a[0]) * east + (point[1] - a[1]) * north) / (square || 1);
  const part = Math.min(1, Math.max(0, along));
  return { part, away: distance(between(a, b, part), point) };
}
