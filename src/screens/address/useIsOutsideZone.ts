import { isInside, type LatLng } from '../../domain/geo/geo';
import { useZone } from './useZone';

/** §5: whether the location is outside the merchant's delivery zone. */
export function useIsOutsideZone(place: LatLng | null): boolean {
  const zone = useZone();
  return place !== null && zone !== null && !isInside(place, zone);
}
