import { useSnapshot } from 'valtio';
import { isDelivered, type LatLng } from '../../domain/geo/geo';
import * as addresses from '../../stores/addresses/addresses';
import * as merchant from '../../stores/merchant';

/** §5: whether the location is outside the merchant's delivery zone. */
export function useIsOutsideZone(place: LatLng | null): boolean {
  const { regions } = useSnapshot(addresses.state);
  const { rules } = useSnapshot(merchant.state);
  return place !== null && !isDelivered(place, regions, rules);
}
