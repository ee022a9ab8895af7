import { nameOfPlace, nameOfPlaceForGuest, searchPlaces } from '../../api/geocoder';
import type { Result } from '../../api/result';
import {
  type Address,
  type FoundPlace,
  noDetails,
  type PlaceName,
  temporaryId,
} from '../../domain/addresses/address';
import { findSavedAddress } from '../../domain/addresses/addressMatch';
import { type LatLng, nearestTo, roundLatLng } from '../../domain/geo/geo';
import { t } from '../../i18n/t';
import * as addresses from '../../stores/addresses/addresses';
import * as branches from '../../stores/branches/branches';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** What stands at a map point; `isSaved`: one of the person's own addresses, else a temporary one. */
export type NamedPlace = { address: Address; isSaved: boolean };

let naming: AbortController | null = null;
let searching: AbortController | null = null;

/**
 * What stands at a map point (§4): one of the person's addresses within the tolerance, else a
 * temporary address from reverse geocoding, whose street is empty where nothing is known of. `stale`
 * when a newer question was put meanwhile; `failed` is said to the person here (§8).
 */
export async function namePlace(place: LatLng): Promise<NamedPlace | 'failed' | 'stale'> {
  stopNaming();
  const spot = roundLatLng(place);
  const saved = findSavedAddress(addresses.all(), spot);
  if (saved) return { address: saved, isSaved: true };

  const own = new AbortController();
  naming = own;
  const [error, name] = await askName(spot, own.signal);
  // Aborting is a wish: an answer may be on the way already.
  if (naming !== own) return 'stale';
  naming = null;
  if (error?.kind === 'ended') return 'stale';
  if (error) {
    toasts.show(t('places.serviceFailed'), { tone: 'bad' });
    return 'failed';
  }
  const { streetName, houseNumber, displayName } = name;
  const address = { ...temporary(spot), streetName, houseNumber, description: displayName };
  return { address, isSaved: false };
}

/** Outdates the point that is being named: the person has picked a place in another way. */
export function stopNaming(): void {
  naming?.abort();
  naming = null;
}

/** The reverse look-up is for customers (§7); guests pick places on the map too (§4). */
async function askName(spot: LatLng, signal: AbortSignal): Promise<Result<PlaceName>> {
  const { http } = services();
  if (session.state.token) {
    const answer = await nameOfPlace(http, spot, signal);
    const [error] = answer;
    const isOut = ['unauthorized', 'noToken', 'ended'].includes(error?.kind ?? '');
    if (!isOut) return answer;
  }
  return nameOfPlaceForGuest(http, spot, signal);
}

/** Finds places by what the person typed; nothing typed finds nothing. The newest search wins. */
export async function searchForPlaces(
  text: string,
): Promise<readonly FoundPlace[] | 'failed' | 'stale'> {
  searching?.abort();
  searching = null;
  const wanted = text.trim();
  if (wanted === '') return [];
  const own = new AbortController();
  searching = own;
  const [error, found] = await searchPlaces(services().http, wanted, own.signal);
  if (searching !== own) return 'stale';
  searching = null;
  return error ? 'failed' : found;
}

/**
 * §4: a search pick sets name, latitude, longitude and description of a temporary address, and its
 * street and house as far as the full name tells them.
 */
export function addressOfFound(found: FoundPlace): Address {
  const { name, streetName, houseNumber, displayName } = found;
  const spot = roundLatLng(found);
  return { ...temporary(spot), name, streetName, houseNumber, description: displayName };
}

/** An address that nobody has saved, in the merchant's city that is nearest to it. */
const temporary = (spot: LatLng): Address => ({
  ...spot,
  id: temporaryId(services().newKey()),
  name: '',
  streetName: '',
  houseNumber: '',
  description: '',
  comment: '',
  cityId: nearestTo(branches.state.cities, spot)?.id ?? null,
  details: noDetails,
});
