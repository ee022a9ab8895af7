import type { LatLng } from '../../domain/geo/geo';
import { field, fieldOf, firstOf } from './field';
import { toNumber } from './values';

// Where something is, latitude first but in GeoJSON.

/** Degrees within range, also with a decimal comma: map libraries throw on others. */
const toDegrees = (value: unknown, limit: 90 | 180): number | null => {
  const degrees = toNumber(typeof value === 'string' ? value.replace(',', '.') : value);
  return degrees !== null && Math.abs(degrees) <= limit ? degrees : null;
};

/** Null unless both coordinates are known; 0, 0 is what servers write for none. */
function pointOf(north: unknown, east: unknown): LatLng | null {
  const [latitude, longitude] = [toDegrees(north, 90), toDegrees(east, 180)];
  if (latitude === null || longitude === null) return null;
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

const longestPoint = 80;

/**
 * A point as a pair with the latitude first, text of one, an object with names or GeoJSON, where the longitude is first
 * (`isGeo`).
 */
export function toPoint(value: unknown, isGeo = false): LatLng | null {
  if (Array.isArray(value))
    return isGeo ? pointOf(value[1], value[0]) : pointOf(value[0], value[1]);
  if (typeof value === 'string' && value.length <= longestPoint)
    return toPoint(value.split(/[,;] *| +/), isGeo);
  const coordinates = fieldOf(value, 'coordinates');
  if (coordinates) return toPoint(coordinates, fieldOf(value, 'type') === 'Point');
  const either = (...names: string[]) => firstOf(value, names);
  return pointOf(either('latitude', 'lat'), either('longitude', 'lng', 'lon', 'long'));
}

/** The fields of a record in which its point may be; `placeOf` reads it. */
export const placeFields = {
  latitude: field((value) => value),
  longitude: field((value) => value),
  lat: field((value) => value),
  lng: field((value) => value),
  lon: field((value) => value),
  location: field((value) => value),
  coordinates: field((value) => value),
};

/** The point of a record; null if it has none that can be read. */
export function placeOf(wire: Readonly<Record<keyof typeof placeFields, unknown>>): LatLng | null {
  return toPoint({ ...wire, coordinates: null }) ?? toPoint(wire.location ?? wire.coordinates);
}
