import { useSnapshot } from 'valtio';
import type { Address } from '../../domain/addresses/address';
import { areaOf, type LatLng, type Region } from '../../domain/geo/geo';
import { namePlace, searchForPlaces, stopNaming } from '../../flows/addresses/pickPlace';
import * as addressDraft from '../../stores/addresses/addressDraft';
import * as regions from '../../stores/addresses/regions';
import * as merchant from '../../stores/merchant';

/** Resolves the address at the pin; drops the response if the pin has moved on. */
export async function nameIt(): Promise<void> {
  const { place } = addressDraft.state;
  if (!place) return;
  const found = await namePlace(place);
  if (found === 'stale' || addressDraft.state.place !== place) return;
  addressDraft.name(found === 'failed' ? null : found.address);
}

/** Moves the map to a location and resolves it; `isGuess`: not chosen by the user. */
export function goTo(place: LatLng, isGuess = false): void {
  addressDraft.goTo(place, isGuess);
  void nameIt();
}

/** Moves the map to where a text is found, unless the user has moved it meanwhile. */
export async function goToText(text: string): Promise<void> {
  const found = await searchForPlaces(text);
  const [first] = Array.isArray(found) ? found : [];
  const { latitude, longitude } = first ?? {};
  if (latitude === undefined || longitude === undefined || !addressDraft.state.isGuess) return;
  goTo({ latitude, longitude });
}

/** The map came to rest with the pin at this location. */
export function putPin(place: LatLng): void {
  addressDraft.put(place);
  void nameIt();
}

/** The map started to move under the pin. */
export function liftPin(): void {
  stopNaming();
  addressDraft.lift();
}

/** A search result: its address is already known. */
export function pick(address: Address): void {
  stopNaming();
  addressDraft.choose(address);
}

/** §5: the delivery regions, where the merchant validates them; null otherwise, or until known. */
export function useZone(): readonly Region[] | null {
  const { all } = useSnapshot(regions.state);
  const { shouldValidateDeliveryArea } = useSnapshot(merchant.state).rules;
  return shouldValidateDeliveryArea ? areaOf(all) : null;
}

type Picked = Pick<typeof addressDraft.state, 'status' | 'address'> & { isOutside: boolean };

/** §5: no Save without a street, outside the zone, or before the location is resolved. */
export const canSave = ({ status, address, isOutside }: Picked): boolean =>
  status === 'named' && address !== null && address.streetName.trim() !== '' && !isOutside;
