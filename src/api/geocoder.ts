import * as v from 'valibot';
import type { FoundPlace, PlaceName } from '../domain/addresses/address';
import type { LatLng } from '../domain/geo/geo';
import type { Http } from './call';
import { listOf } from './readers/lists';
import { placeFields, placeOf } from './readers/places';
import { orNull, theRecord } from './readers/records';
import { text } from './readers/texts';
import type { Result } from './result';

const addressFields = v.object({
  road: text,
  residential: text,
  neighbourhood: text,
  house_number: text,
});

const placeName = v.pipe(
  v.object({ address: orNull(addressFields), display_name: text }),
  v.transform(
    ({ address, display_name }): PlaceName => ({
      streetName: address?.road || address?.residential || address?.neighbourhood || '',
      houseNumber: address?.house_number ?? '',
      displayName: display_name,
    }),
  ),
);

/** `12`, `12A`, `12/3`, but not `12-mavze` or a postal code. */
const looksLikeHouse = (part: string): boolean => /^\d{1,4}\p{L}?([/-]\d+\p{L}?)*$/u.test(part);

/**
 * Search results have no street field: it follows the house number in the full name (`12, Navoiy,
 * Tashkent`), possibly after a place name. Results without a house use their name.
 */
function streetAndHouse(name: string, displayName: string) {
  const parts = displayName.split(',').map((part) => part.trim());
  const at = parts.slice(0, 2).findIndex(looksLikeHouse);
  const street = at < 0 ? name || parts[0] : parts[at + 1];
  return { streetName: street ?? '', houseNumber: parts[at] ?? '' };
}

const unplaced = { latitude: Number.NaN, longitude: Number.NaN };

/** A place without a point is none. */
const foundPlace = v.pipe(
  v.object({ name: text, display_name: text, ...placeFields }),
  v.transform(
    (wire): FoundPlace => ({
      name: wire.name || wire.display_name,
      displayName: wire.display_name,
      ...streetAndHouse(wire.name, wire.display_name),
      ...(placeOf(wire) ?? unplaced),
    }),
  ),
  v.check(({ latitude }) => !Number.isNaN(latitude)),
);

const nowhere: PlaceName = { streetName: '', houseNumber: '', displayName: '' };

/**
 * Reverse geocoding for logged-in customers (§7, geocoding); abort an outdated call through
 * `signal`.
 */
export const nameOfPlace = (
  http: Http,
  place: LatLng,
  signal?: AbortSignal,
): Promise<Result<PlaceName>> =>
  http.get('/notifications/v1/nominatim/reverse', {
    query: { format: 'json', lat: place.latitude, lon: place.longitude },
    withToken: true,
    schema: theRecord(placeName),
    ...(signal && { signal }),
  });

/** Reverse geocoding for guests: a search for the coordinates needs no token. */
export const nameOfPlaceForGuest = (
  http: Http,
  { latitude, longitude }: LatLng,
  signal?: AbortSignal,
): Promise<Result<PlaceName>> =>
  http.get('/notifications/v1/nominatim/search', {
    query: { format: 'json', q: `${latitude},${longitude}` },
    schema: v.pipe(
      listOf(foundPlace),
      v.transform(([found]): PlaceName => found ?? nowhere),
    ),
    ...(signal && { signal }),
  });

/** Searches places by typed text. */
export const searchPlaces = (
  http: Http,
  wanted: string,
  signal?: AbortSignal,
): Promise<Result<FoundPlace[]>> =>
  http.get('/notifications/v1/nominatim/search', {
    query: { format: 'json', q: wanted },
    schema: listOf(foundPlace),
    ...(signal && { signal }),
  });
