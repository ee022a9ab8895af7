import { isDelivered, isPlaced } from '../../domain/geo/geo';
import * as addresses from '../../stores/addresses/addresses';
import * as regions from '../../stores/addresses/regions';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';

/**
 * Chooses the user's only address for a delivery without one, unless it is outside the zone or has
 * no place on the map, which only the user can show.
 */
export function chooseOnlyAddress(): void {
  const [only, ...others] = addresses.all();
  if (!only || others.length > 0 || draft.state.address) return;
  if (isPlaced(only) && isDelivered(only, regions.state.all, merchant.state.rules))
    draft.setAddress(only);
}
