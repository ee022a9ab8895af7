import { nameOfPlace, nameOfPlaceForGuest, searchPlaces } from '../../api/geocoder';
import type { Result } from '../../api/result';
import {
  type Address,
  type FoundPlace,
  noDetails,
  type PlaceName,
  temporaryId,
} from '../../domain/addresses/address';
import { distinctPlaces, findSavedAddress } from '../../domain/addresses/addressMatch';
import { isPlaced, type LatLng, nearestTo, roundLatLng } from '../../domain/geo/geo';
import { westernDigits } from '../../domain/text/digits';
import { t } from '../../i18n/t';
import * as addresses from '../../stores/addresses/addresses';
import * as branches from '../../stores/branches/branches';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** The address at a map point; `isSaved`: one of the user's own, otherwise temporary. */
export type NamedPlace = { address: Address; isSaved: boolean };

let namingController: AbortController | null = null;
let searchController: AbortController | null = null;

/**
 * Resolves a map point to an address (§4): one of the user's within the tolerance, otherwise a
 * temporary one from reverse geocoding, with an empty street where none is known. `stale` when a
 * newer request replaced it; `failed` shows an error (§8).
 */
export async function namePlace(place: LatLng): Promise<NamedPlace | 'failed' | 'stale'> {
  stopNaming();
  const point = roundLatLng(place);
  const saved = findSavedAddress(addresses.all(), point);
  if (saved) return { address: saved, isSaved: true };

  const controller = new AbortController();
  namingController = controller;
  const [error, name] = await fetchName(point, controller.signal);
  // Aborting is best effort: the response may already have arrived.
  if (namingController !== controller) return 'stale';
  namingController = null;
  if (error?.kind === 'ended') return 'stale';
  if (error) {
    toasts.show(t('places.serviceFailed'), { tone: 'bad' });
    return 'failed';
  }
  const { streetName, houseNumber, displayName } = name;
  const address = { ...temporary(point), streetName, houseNumber, description: displayName };
  return { address, isSaved: false };
}

/** Cancels reverse geocoding because the place was picked in another way. */
export function stopNaming(): void {
  namingController?.abort();
  namingController = null;
}

/** Reverse geocoding needs a token (§7), but guests use the map too (§4). */
async function fetchName(point: LatLng, signal: AbortSignal): Promise<Result<PlaceName>> {
  const { http } = services();
  if (session.state.token) {
    const result = await nameOfPlace(http, point, signal);
    const [error] = result;
    const isSignedOut = ['unauthorized', 'noToken', 'ended'].includes(error?.kind ?? '');
    if (!isSignedOut) return result;
  }
  return nameOfPlaceForGuest(http, point, signal);
}

/** Searches places by text, each once; blank text finds none. The latest search wins. */
export async function searchForPlaces(
  text: string,
): Promise<readonly FoundPlace[] | 'failed' | 'stale'> {
  searchController?.abort();
  searchController = null;
  // House numbers are stored in ASCII digits.
  const query = westernDigits(text).trim();
  if (query === '') return [];
  const controller = new AbortController();
  searchController = controller;
  const [error, found] = await searchPlaces(services().http, query, controller.signal);
  if (searchController !== controller) return 'stale';
  searchController = null;
  return error ? 'failed' : distinctPlaces(found);
}

/**
 * §4: a search pick sets name, latitude, longitude and description of a temporary address, plus
 * street and house where the result has them.
 */
export function addressOfFound(found: FoundPlace): Address {
  const { name, streetName, houseNumber, displayName } = found;
  const point = roundLatLng(found);
  return { ...temporary(point), name, streetName, houseNumber, description: displayName };
}

/** An unsaved address in the merchant's nearest city. */
const temporary = (point: LatLng): Address => ({
  ...point,
  id: temporaryId(services().newKey()),
  name: '',
  streetName: '',
  houseNumber: '',
  description: '',
  comment: '',
  cityId: nearestTo(branches.state.cities.filter(isPlaced), point)?.id ?? null,
  details: noDetails,
});
