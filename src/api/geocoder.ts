import * as v from 'valibot';
import type { Place } from '../domain/geo';
import type { Http, Result } from './http';
import { listOf } from './lists';
import { degrees, text } from './wire';

/** What stands at a place: the street (or, failing that, the quarter) and the house number. */
export type PlaceName = { streetName: string; houseNumber: string; displayName: string };

/** An answer of the address search. */
export type FoundPlace = Place & { name: string; displayName: string };

const addressFields = v.object({
  road: text,
  residential: text,
  neighbourhood: text,
  house_number: text,
});

const placeName = v.pipe(
  v.object({ address: v.optional(addressFields, {}), display_name: text }),
  v.transform(
    ({ address, display_name }): PlaceName => ({
      streetName: address.road || address.residential || address.neighbourhood,
      houseNumber: address.house_number,
      displayName: display_name,
    }),
  ),
);

const foundPlace = v.pipe(
  v.object({ name: text, display_name: text, lat: degrees, lon: degrees }),
  v.transform(
    (wire): FoundPlace => ({
      name: wire.name || wire.display_name,
      displayName: wire.display_name,
      latitude: wire.lat,
      longitude: wire.lon,
    }),
  ),
);

/** Names a place (§7, geocoding); a newer question aborts an older one through `signal`. */
export const nameOfPlace = (
  http: Http,
  place: Place,
  signal?: AbortSignal,
): Promise<Result<PlaceName>> =>
  http.get('/notifications/v1/nominatim/reverse', {
    query: { format: 'json', lat: place.latitude, lon: place.longitude },
    withToken: true,
    schema: placeName,
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
