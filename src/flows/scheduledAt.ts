import { readSchedule, type ScheduledAt } from '../stores/schedule';
import { serverNow } from './serverNow';
import { wired } from './wiring';

/**
 * When the order is wanted, by the clock of this moment: what goes into `deliveryAt` (§4), or why the
 * order cannot be sent as it stands.
 */
export function scheduledAt(): ScheduledAt {
  return readSchedule({ now: serverNow(), timeZone: wired().build.timeZone }).at;
}
