import * as limits from '../limits';
import type { MerchantSettings } from '../merchant';
import { distanceMetres, isPlaced, type LatLng, type MaybeLatLng } from './geo';

/**
 * Rounds a straight-line distance for display: tens of metres below 1 km, tenths of a kilometre
 * below 10 km, whole kilometres above.
 */
export function distanceParts(metres: number): { unit: 'metres' | 'kilometres'; value: number } {
  const tens = Math.max(Math.round(metres / 10) * 10, 10);
  if (tens < 1000) return { unit: 'metres', value: tens };
  const tenths = Math.round(metres / 100) / 10;
  return { unit: 'kilometres', value: tenths < 10 ? tenths : Math.round(metres / 1000) };
}

export type DistanceUnit = 'm' | 'km';

const metresIn: Readonly<Record<DistanceUnit, number>> = { m: 1, km: 1000 };

/**
 * The way between two points in metres. A server tells a distance without its unit: that is `unit`
 * where the deployment names it, else the one in which a road between the points is as long as
 * roads are (settled: distances). Null where the unit cannot be found out. A server that tells no
 * distance leaves the straight line; null without both points.
 */
export function roadMetres(from: {
  reported: number | null;
  unit: DistanceUnit | null;
  ends: readonly [MaybeLatLng | null, MaybeLatLng | null];
}): number | null {
  const { reported, unit, ends } = from;
  const [start, end] = ends;
  const straight =
    start && end && isPlaced(start) && isPlaced(end) ? distanceMetres(start, end) : null;
  if (reported === null || reported < 0) return straight;
  if (unit) return reported * metresIn[unit];
  if (straight === null) return null;
  const { least, most } = limits.roadPerStraightLine;
  const fitting = Object.values(metresIn).find((metres) => {
    const ratio = (reported * metres) / straight;
    return ratio >= least && ratio <= most;
  });
  return fitting === undefined ? null : reported * fitting;
}

/** Directions URL in the map service the merchant uses (§9, map providers). */
export function directionsUrl(
  { latitude, longitude }: LatLng,
  mapType: MerchantSettings['mapType'],
): string {
  const coordinates = `${latitude},${longitude}`;
  return mapType === 'LEAFLET'
    ? `https://www.google.com/maps/dir/?api=1&destination=${coordinates}`
    : `https://yandex.com/maps/?rtext=~${coordinates}&rtt=auto`;
}
