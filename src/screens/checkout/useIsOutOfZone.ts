import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isDelivered } from '../../domain/geo/geo';
import { loadRegions } from '../../flows/addresses/loadAddresses';
import * as regions from '../../stores/addresses/regions';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';

/**
 * Whether the delivery address is outside the zone (§5), also if it was chosen before the zones
 * were loaded; false while they are unknown.
 */
export function useIsOutOfZone(): boolean {
  const { address } = useSnapshot(draft.state);
  const { rules } = useSnapshot(merchant.state);
  const { all } = useSnapshot(regions.state);
  const { token } = useSnapshot(session.state);
  const isRelevant = useServiceType() === 'DELIVERY' && rules.shouldValidateDeliveryArea;
  const shouldLoad = isRelevant && all === null && token !== null;
  useEffect(() => {
    if (shouldLoad) void loadRegions();
  }, [shouldLoad]);
  return isRelevant && address !== null && !isDelivered(address, all, rules);
}
