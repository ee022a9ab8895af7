import type { BranchRecord, LatLon, RegionRecord } from '../records/branch';

export type Spot = { latitude: number; longitude: number };

/** Where an address is; null for one that was not shown on a map. */
export const spotOf = ({ latitude, longitude }: MaybeSpot): Spot | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
type MaybeSpot = { latitude: number | null; longitude: number | null };

/** Great-circle distance in metres. */
export function metresBetween(a: Spot, b: Spot): number {
  const rad = Math.PI / 180;
  const lat = ((b.latitude - a.latitude) * rad) / 2;
  const lon = ((b.longitude - a.longitude) * rad) / 2;
  const h =
    Math.sin(lat) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(lon) ** 2;
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(h)));
}

/** Whether a point is inside a region's outer ring and outside its holes (§5). */
export function isInside(spot: Spot, region: RegionRecord): boolean {
  const [outer, ...holes] = ringsOf(region.polygon);
  if (!outer || !ringHolds(outer, spot)) return false;
  return !holes.some((hole) => ringHolds(hole, spot));
}

/** Branches with their distance in metres, nearest first. */
export function byDistance(branches: readonly BranchRecord[], spot: Spot): BranchRecord[] {
  return branches
    .map((branch) => ({ ...branch, distance: metresBetween(branch, spot) }))
    .sort((a, b) => a.distance - b.distance);
}

function ringsOf(polygon: RegionRecord['polygon']): LatLon[][] {
  return isFlat(polygon) ? [polygon] : polygon;
}

function isFlat(polygon: RegionRecord['polygon']): polygon is LatLon[] {
  return typeof polygon[0]?.[0] === 'number';
}

function ringHolds(ring: readonly LatLon[], { latitude, longitude }: Spot): boolean {
  let inside = false;
  ring.forEach(([lat, lon], index) => {
    const [beforeLat, beforeLon] = ring.at(index - 1) ?? [lat, lon];
    const crosses = lat > latitude !== beforeLat > latitude;
    const at = ((beforeLon - lon) * (latitude - lat)) / (beforeLat - lat) + lon;
    if (crosses && longitude < at) inside = !inside;
  });
  return inside;
}
