import { isPlaced, type MaybeLatLng, nearestTo, sameLatLng } from '../geo/geo';
import { filterByTexts } from '../text/nameSearch';
import { type Address, addressLine, type FoundPlace, type PlacedAddress } from './address';

/**
 * §4: the saved (or guest) address at a map point; the nearest one if several are within the
 * tolerance.
 */
export function findSavedAddress(
  addresses: readonly Address[],
  point: MaybeLatLng,
): PlacedAddress | null {
  if (!isPlaced(point)) return null;
  return nearestTo(
    addresses.filter(isPlaced).filter((address) => sameLatLng(address, point)),
    point,
  );
}

/**
 * Whether both are the same door: same details, and same coordinates (§9, tolerance) or, without
 * any, the same words.
 */
export function isSameDoor(a: Address, b: Address): boolean {
  const isSame = (name: (typeof detailNames)[number]) =>
    a.details[name].trim() === b.details[name].trim();
  const isSamePlace =
    isPlaced(a) || isPlaced(b)
      ? sameLatLng(a, b)
      : addressLine(a).trim() === addressLine(b).trim() && a.name === b.name;
  return isSamePlace && detailNames.every(isSame);
}

/** Whether both are the same door, under the same name and with the same words for the courier. */
export const isSameAddress = (a: Address, b: Address): boolean =>
  isSameDoor(a, b) && a.name.trim() === b.name.trim() && a.comment.trim() === b.comment.trim();

/** Saved addresses found by name, street, house or description, in either script. */
export const searchAddresses = (addresses: readonly Address[], query: string): readonly Address[] =>
  filterByTexts(addresses, query, ({ name, streetName, houseNumber, description }) => [
    name,
    streetName,
    houseNumber,
    description,
  ]);

/**
 * Search results without those that read like an earlier one: maps have a street in several pieces, with the same
 * name and location.
 */
export function distinctPlaces(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const seen = new Set<string>();
  return found.filter(({ name, displayName }) => {
    const words = JSON.stringify([plain(name), plain(displayName)]);
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** §2: the details in the order in which every screen asks for them and shows them. */
export const detailNames = ['office', 'domophone', 'entrance', 'floor'] as const;
