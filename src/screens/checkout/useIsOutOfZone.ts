import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isDelivered } from '../../domain/geo';
import { loadRegions } from '../../flows/loadAddresses';
import * as addresses from '../../stores/addresses';
import * as draft from '../../stores/draft';
import * as merchant from '../../stores/merchant';
import { useServiceType } from '../../stores/service';
import * as session from '../../stores/session';

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
