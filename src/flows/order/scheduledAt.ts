import { readSchedule, type ScheduledAt } from '../../stores/order/schedule';
import { serverNow } from '../platform';
import { services } from '../services';

/**
 * The requested time by the current clock, as sent in `deliveryAt` (§4), or why the order cannot be
 * sent.
 */
export function scheduledAt(): ScheduledAt {
  return readSchedule({ now: serverNow(), timeZone: services().build.timeZone }).at;
}
