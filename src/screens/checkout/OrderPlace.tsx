import { useServiceType } from '../../stores/delivery/serviceType';
import { DeliveryPlace } from './DeliveryPlace';
import { PickupPlace } from './PickupPlace';

/** Where the order is handed over: an address, a branch, or the scanned table. */
export function OrderPlace() {
  return useServiceType() === 'DELIVERY' ? <DeliveryPlace /> : <PickupPlace />;
}
