import { useSnapshot } from 'valtio';
import { addressLine } from '../../domain/addresses/address';
import { branchText } from '../../i18n/placeText';
import * as branches from '../../stores/branches/branches';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useWait } from '../../stores/order/arrival';
import * as draft from '../../stores/order/draft';
import { waitText } from './timeText';
import { useClock } from './useClock';

/** Where the order goes, the address or the pickup branch, and how long it takes; '' for what is not known. */
export function useOrderPlace() {
  const { branches: all } = useSnapshot(branches.state);
  const { branchId, address } = useSnapshot(draft.state);
  const service = useServiceType();
  const isPickup = service === 'PICK_UP';
  const isUndelivered = useSnapshot(deliveryQuote.state).status === 'noBranch';
  const wait = useWait(useClock());
  const branch = all.find(({ id }) => id === branchId);
  const line = (isPickup ? branch && branchText(branch) : address && addressLine(address)) || '';
  const time = line && !isUndelivered && wait ? waitText(wait, service) : '';
  return { isPickup, isUndelivered, line, time };
}
