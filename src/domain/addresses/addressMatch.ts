import { type LatLng, nearestTo, sameLatLng } from '../geo/geo';
import type { Address } from './address';

/**
 * §4: the one of `kept`, a customer's saved addresses or those that a guest keeps, that a map point
 * stands for: the nearest one if there are several within the tolerance.
 */
export function findSavedAddress(kept: readonly Address[], place: LatLng): Address | null {
  return nearestTo(
    kept.filter((address) => sameLatLng(address, place)),
    place,
  );
}

/** Whether both lead a courier to the same door: one place (§9, tolerance) and the same details. */
export function isSameDoor(a: Address, b: Address): boolean {
  const names = ['office', 'entrance', 'floor', 'domophone'] as const;
  const isSame = (name: (typeof names)[number]) =>
    a.details[name].trim() === b.details[name].trim();
  return sameLatLng(a, b) && names.every(isSame);
}
