import { readSchedule, type ScheduledAt } from '../../stores/order/schedule';
import { serverNow } from '../serverNow';
import { services } from '../services';

/**
 * When the order is wanted, by the clock of this moment: what goes into `deliveryAt` (§4), or why the
 * order cannot be sent as it stands.
 */
export function scheduledAt(): ScheduledAt {
  return readSchedule({ now: serverNow(), timeZone: services().build.timeZone }).at;
}
