import { field, fieldOf, parsed } from './field';
import { toPoint } from './places';

type Corner = [longitude: number, latitude: number];
type Ring = Corner[];

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
