import { transliterateWords } from '../../src/domain/text/transliterate';
import { distance, type LngLat, nearestOn, type Point, toDegrees, toPlan } from './town/plane';
import { type Street, type Town, towns } from './town/towns';

/** metres from the nearest street within which a point has an address */
const maxDistance = 250;
/** metres of street per house on one side */
const frontage = 22;

/** maximum number of search results */
const maxResults = 10;

/** A reverse geocoding result: `road` is empty where there is no street. */
export type StreetAddress = {
  road: string;
  house_number: string;
  neighbourhood: string;
  display_name: string;
};

type Hit = { town: Town; street: Street; away: number; house: number };

/** Odd numbers on the left of a street's direction, even ones on the right. */
function houseNumber(along: number, isLeft: boolean): number {
  return 2 * Math.floor(along / frontage) + (isLeft ? 1 : 2);
}

function hitOn(town: Town, street: Street, point: Point): Hit {
  const best: Hit = { town, street, away: Number.POSITIVE_INFINITY, house: 1 };
  let before = 0;
  street.line.forEach((to, index) => {
    const from = street.line[index - 1] ?? to;
    const length = distance(from, to);
    const { part, away } = nearestOn(from, to, point);
    if (away < best.away) {
      const cross =
        (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
      best.away = away;
      best.house = houseNumber(before + part * length, cross > 0);
    }
    before += length;
  });
  return best;
}

function districtAt({ districts }: Town, point: Point): string {
  const [nearest] = [...districts].sort((a, b) => distance(a.at, point) - distance(b.at, point));
  return nearest?.name ?? '';
}

/** The address of a point: the nearest street, and a house number by the position along it. */
export function reverseGeocode(latitude: number, longitude: number): StreetAddress {
  const hits = towns().flatMap((town) => {
    const point = toPlan(town.centre, [longitude, latitude]);
    return town.streets.map((street) => hitOn(town, street, point));
  });
  const hit = hits.reduce((a, b) => (b.away < a.away ? b : a));
  if (hit.away > maxDistance)
    return { road: '', house_number: '', neighbourhood: '', display_name: '' };
  const point = toPlan(hit.town.centre, [longitude, latitude]);
  const neighbourhood = districtAt(hit.town, point);
  const road = hit.street.name;
  const house = String(hit.house);
  return {
    road,
    house_number: house,
    neighbourhood,
    display_name: [house, road, neighbourhood, hit.town.name].join(', '),
  };
}

/** A search result in Nominatim's format, with degrees as text. */
export type FoundStreet = { name: string; display_name: string; lat: string; lon: string };

/** Search by coordinates: the address there, which like most houses has no name of its own. */
export function searchPoint(latitude: number, longitude: number): FoundStreet[] {
  const { display_name } = reverseGeocode(latitude, longitude);
  if (!display_name) return [];
  return [{ name: '', display_name, lat: latitude.toFixed(6), lon: longitude.toFixed(6) }];
}

/**
 * Every typed word must be a prefix of a word of the name; numbers are houses and match anything.
 */
function matches(name: string, typed: readonly string[][]): boolean {
  const words = transliterateWords(name).flat();
  return typed.every((spellings) =>
    spellings.some((start) => /^\d+$/.test(start) || words.some((word) => word.startsWith(start))),
  );
}

/** The point of a street closest to the centre at which reverse geocoding names that street. */
function pointOn({ centre }: Town, name: string, points: readonly Point[]): LngLat | undefined {
  const byDistance = [...points].sort((a, b) => distance(a, [0, 0]) - distance(b, [0, 0]));
  return byDistance
    .map((point) => toDegrees(centre, point))
    .find(([longitude, latitude]) => reverseGeocode(latitude, longitude).road === name);
}

function toResult(town: Town, name: string, spot: LngLat): FoundStreet {
  const { neighbourhood } = reverseGeocode(spot[1], spot[0]);
  const parts = [name, neighbourhood, town.name].filter(Boolean);
  const display_name = [...new Set(parts)].join(', ');
  return { name, display_name, lat: spot[1].toFixed(6), lon: spot[0].toFixed(6) };
}

function searchTown(town: Town, typed: readonly string[][]): FoundStreet[] {
  const districts = town.districts
    .filter(({ name, russian }) => [name, russian].some((one) => matches(one, typed)))
    .map(({ name, at }) => toResult(town, name, toDegrees(town.centre, at)));
  const lines = new Map<string, Point[]>();
  for (const { name, line } of town.streets) {
    if (matches(name, typed)) lines.set(name, [...(lines.get(name) ?? []), ...line]);
  }
  const streets = [...lines].slice(0, maxResults).flatMap(([name, points]) => {
    const spot = pointOn(town, name, points);
    return spot ? [toResult(town, name, spot)] : [];
  });
  return [...districts, ...streets];
}

/**
 * Streets and districts matching the query: any case, any apostrophe, Latin or Cyrillic letters.
 */
export function searchStreets(query: string): FoundStreet[] {
  const typed = transliterateWords(query);
  if (typed.flat().every((word) => /^\d+$/.test(word))) return [];
  return towns()
    .flatMap((town) => searchTown(town, typed))
    .slice(0, maxResults);
}
