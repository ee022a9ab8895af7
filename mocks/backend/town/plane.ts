/** A point of the plan: metres east and north of the town's centre. */
export type Point = readonly [east: number, north: number];

/** GeoJSON order. */
export type LngLat = readonly [longitude: number, latitude: number];

const metresPerDegree = 111_320;

const metresPerLongitude = (latitude: number) =>
  metresPerDegree * Math.cos((latitude * Math.PI) / 180);

/** Degrees with 5 decimals, about a metre. */
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

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** How far along a side the nearest point of it lies (0 to 1), and how far away that is. */
export function nearestOn(a: Point, b: Point, point: Point): { part: number; away: number } {
  const [east, north] = [b[0] - a[0], b[1] - a[1]];
  const square = east ** 2 + north ** 2;
  const along = ((point[0] - a[0]) * east + (point[1] - a[1]) * north) / (square || 1);
  const part = Math.min(1, Math.max(0, along));
  return { part, away: distance(between(a, b, part), point) };
}

/** Metres from a line to a point. */
export function distanceTo(line: readonly Point[], point: Point): number {
  return line.reduce(
    (least, at, index) => Math.min(least, nearestOn(line[index - 1] ?? at, at, point).away),
    Number.POSITIVE_INFINITY,
  );
}

/** A number from 0 to 1 that depends on its keys alone: the same town on every machine. */
export function chance(...keys: readonly number[]): number {
  const mixed = keys.reduce((hash, key) => {
    const next = Math.imul(hash ^ Math.trunc(key), 0x5bd1e995);
    return next ^ (next >>> 15);
  }, 0x2f6e2b1);
  const last = Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b);
  return ((last ^ (last >>> 16)) >>> 0) / 2 ** 32;
}

/** A curve through all the points of a line (Catmull and Rom's). */
export function smooth(line: readonly Point[], pieces = 10): Point[] {
  const curve = line.slice(1).flatMap((to, index): Point[] => {
    const from = line[index] ?? to;
    const before = line[index - 1] ?? from;
    const after = line[index + 2] ?? to;
    const along = (axis: 0 | 1, part: number) =>
      0.5 *
      (2 * from[axis] +
        (to[axis] - before[axis]) * part +
        (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * part ** 2 +
        (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * part ** 3);
    return Array.from({ length: pieces }, (_, piece) => {
      const part = piece / pieces;
      return [along(0, part), along(1, part)];
    });
  });
  return [...curve, ...line.slice(-1)];
}
