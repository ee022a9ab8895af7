import type { Address } from '../../domain/address';
import type { Place } from '../../domain/geo';
import { namePlace, stopNaming } from '../../flows/pickPlace';
import * as picking from '../../stores/picking';

/** Finds out what stands at the pin; an answer about a place that the pin has left is dropped. */
export async function nameIt(): Promise<void> {
  const { place } = picking.state;
  if (!place) return;
  const found = await namePlace(place);
  if (found === 'stale' || picking.state.place !== place) return;
  picking.name(found === 'failed' ? null : found.address);
}

/** Moves the map to a place and names it; `isGuess`: nobody has asked for this place. */
export function goTo(place: Place, isGuess = false): void {
  picking.goTo(place, isGuess);
  void nameIt();
}

/** The map came to rest with the pin over this place. */
export function putPin(place: Place): void {
  picking.put(place);
  void nameIt();
}

/** The map begins to move beneath the pin. */
export function liftPin(): void {
  stopNaming();
  picking.lift();
}

/** An address that was searched for: its name is known. */
export function pick(address: Address): void {
  stopNaming();
  picking.choose(address);
}
