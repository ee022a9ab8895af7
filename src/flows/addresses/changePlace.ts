import { isDelivered, isPlaced } from '../../domain/geo/geo';
import { t } from '../../i18n/t';
import * as addresses from '../../stores/addresses/addresses';
import * as regions from '../../stores/addresses/regions';
import { readServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { openPlace } from './addressPaths';

/**
 * Action that changes where the order goes, offered when its branch cannot fulfil it. null at a
 * table.
 */
export function changePlaceAction(): { text: string; onPress: () => void } | null {
  const service = readServiceType();
  if (service === 'DINE_IN') return null;
  return {
    text: t(service === 'DELIVERY' ? 'delivery.otherAddress' : 'delivery.otherBranch'),
    onPress: openPlace,
  };
}

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
