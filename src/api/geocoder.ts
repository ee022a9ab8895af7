import * as v from 'valibot';
import type { FoundPlace, PlaceName } from '../domain/addresses/address';
import type { LatLng } from '../domain/geo/geo';
import type { Http } from './http';
import { listOf } from './lists';
import type { Result } from './result';
import { latitude, longitude, orNull, text } from './wire';

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

/** `12`, `12A`, `12/3`, but neither `12-mavze` nor a postal code. */
const looksLikeHouse = (part: string): boolean => /^\d{1,4}\p{L}?([/-]\d+\p{L}?)*$/u.test(part);

/**
 * The search names no street: it stands in the full name, `12, Navoiy, Tashkent`, behind the house
 * and perhaps the name of what is in it. What has no house is called by its name.
 */
function streetAndHouse(name: string, displayName: string) {
  const parts = displayName.split(',').map((part) => part.trim());
  const at = parts.slice(0, 2).findIndex(looksLikeHouse);
  const street = at < 0 ? name || parts[0] : parts[at + 1];
  return { streetName: street ?? '', houseNumber: parts[at] ?? '' };
}

const foundPlace = v.pipe(
  v.object({ name: text, display_name: text, lat: latitude, lon: longitude }),
  v.transform(
    (wire): FoundPlace => ({
      name: wire.name || wire.display_name,
      displayName: wire.display_name,
      ...streetAndHouse(wire.name, wire.display_name),
      latitude: wire.lat,
      longitude: wire.lon,
    }),
  ),
);

const nowhere: PlaceName = { streetName: '', houseNumber: '', displayName: '' };

/**
 * Names a place for customers who are logged in (§7, geocoding); a newer question aborts an older
 * one through `signal`.
 */
export const nameOfPlace = (
  http: Http,
  place: LatLng,
  signal?: AbortSignal,
): Promise<Result<PlaceName>> =>
  http.get('/notifications/v1/nominatim/reverse', {
    query: { format: 'json', lat: place.latitude, lon: place.longitude },
    withToken: true,
    schema: placeName,
    ...(signal && { signal }),
  });

/** Names a place for a guest: the search needs no token, and finds what stands at coordinates. */
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

/** Searches places by what the person typed. */
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
