import type { LatLng } from '../../domain/geo/geo';
import { field, fieldOf, firstOf, parsed } from './field';
import { toNumber } from './values';

// Where something is: points and polygons, latitude first but in GeoJSON.

type Corner = [longitude: number, latitude: number];
type Ring = Corner[];

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
function toPoint(value: unknown, isGeo = false): LatLng | null {
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

/** Every one of them read; null if one of them cannot be, or there are none. */
function everyOne<T>(list: unknown, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  const found: T[] = [];
  for (const one of list) {
    const own = read(one);
    if (own === null) return null;
    found.push(own);
  }
  return found;
}

/**
 * The polygons of an area, each an outer ring and its holes: a ring of pairs or objects, a list of such rings, the
 * same as JSON text, or GeoJSON. Null if there is none or one of its corners cannot be read: a polygon without a
 * corner would be another area.
 */
function toPolygons(value: unknown): Ring[][] | null {
  const shape = parsed(value);
  const features = everyOne(fieldOf(shape, 'features'), toPolygons);
  if (features) return features.flat();
  const geometry = fieldOf(shape, 'geometry') ?? shape;
  const isGeo = /polygon/i.test(String(fieldOf(geometry, 'type')));
  const ring = (corners: unknown): Ring | null => {
    const read = everyOne(corners, (corner): Corner | null => {
      const point = toPoint(corner, isGeo);
      return point && [point.longitude, point.latitude];
    });
    return read && read.length >= 3 ? read : null;
  };
  const rings = (list: unknown) => everyOne(list, ring);
  const coordinates = isGeo ? fieldOf(geometry, 'coordinates') : geometry;
  const only = ring(coordinates);
  if (only) return [[only]];
  const one = rings(coordinates);
  return one ? [one] : everyOne(coordinates, rings);
}

/** A field with polygons. */
export const polygons = field(toPolygons);
