import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isDelivered } from '../../domain/geo/geo';
import { loadRegions } from '../../flows/addresses/loadAddresses';
import * as addresses from '../../stores/addresses/addresses';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';

/**
 * Whether the delivery's address lies outside of the zone (§5), also when it was chosen before the
 * regions came; while they are not known it does not.
 */
export function useIsOutOfZone(): boolean {
  const { address } = useSnapshot(draft.state);
  const { rules } = useSnapshot(merchant.state);
  const { regions } = useSnapshot(addresses.state);
  const { token } = useSnapshot(session.state);
  const isAsked = useServiceType() === 'DELIVERY' && rules.shouldValidateDeliveryArea;
  const isWanted = isAsked && regions === null && token !== null;
  useEffect(() => {
    if (isWanted) void loadRegions();
  }, [isWanted]);
  return isAsked && address !== null && !isDelivered(address, regions, rules);
}
