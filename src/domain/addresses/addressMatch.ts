import { isPlaced, type MaybeLatLng, nearestTo, sameLatLng } from '../geo/geo';
import { type Address, addressLine, type PlacedAddress } from './address';
import { detailNames } from './detailNames';

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
