import type { Address } from '../../domain/addresses/address';
import type { LatLng } from '../../domain/geo/geo';
import { namePlace, stopNaming } from '../../flows/addresses/pickPlace';
import * as addressDraft from '../../stores/addresses/addressDraft';

/** Finds out what stands at the pin; an answer about a place that the pin has left is dropped. */
export async function nameIt(): Promise<void> {
  const { place } = addressDraft.state;
  if (!place) return;
  const found = await namePlace(place);
  if (found === 'stale' || addressDraft.state.place !== place) return;
  addressDraft.name(found === 'failed' ? null : found.address);
}

/** Moves the map to a place and names it; `isGuess`: nobody has asked for this place. */
export function goTo(place: LatLng, isGuess = false): void {
  addressDraft.goTo(place, isGuess);
  void nameIt();
}

/** The map came to rest with the pin over this place. */
export function putPin(place: LatLng): void {
  addressDraft.put(place);
  void nameIt();
}

/** The map begins to move beneath the pin. */
export function liftPin(): void {
  stopNaming();
  addressDraft.lift();
}

/** An address that was searched for: its name is known. */
export function pick(address: Address): void {
  stopNaming();
  addressDraft.choose(address);
}
