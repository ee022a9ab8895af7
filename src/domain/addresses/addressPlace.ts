import { isPlaced, type LatLng, type MaybeLatLng } from '../geo/geo';
import type { Address } from './address';

/** Where an address is on the map; null if it was saved without coordinates. */
export const placeOfAddress = (address: MaybeLatLng): LatLng | null =>
  isPlaced(address) ? { latitude: address.latitude, longitude: address.longitude } : null;

/** An address with the point on the map that it lacked; its own words win over the map's. */
export function withPlace(address: Address, found: Address): Address {
  const { latitude, longitude } = found;
  const hasWords = address.streetName !== '' || address.description !== '';
  const { streetName, houseNumber, description } = hasWords ? address : found;
  return {
    ...address,
    latitude,
    longitude,
    streetName,
    houseNumber,
    description,
    cityId: address.cityId ?? found.cityId,
  };
}
