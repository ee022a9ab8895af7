import { type LatLng, nearestTo, sameLatLng } from '../geo/geo';
import type { Address } from './address';
import { detailNames } from './detailNames';

/**
 * §4: the saved (or guest) address at a map point; the nearest one if several are within the
 * tolerance.
 */
export function findSavedAddress(addresses: readonly Address[], point: LatLng): Address | null {
  return nearestTo(
    addresses.filter((address) => sameLatLng(address, point)),
    point,
  );
}

/** Whether both are the same door: same coordinates (§9, tolerance) and same details. */
export function isSameDoor(a: Address, b: Address): boolean {
  const isSame = (name: (typeof detailNames)[number]) =>
    a.details[name].trim() === b.details[name].trim();
  return sameLatLng(a, b) && detailNames.every(isSame);
}
