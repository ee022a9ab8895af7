import type { Branch } from '../../domain/branches/branch';
import { plannedAt } from '../../domain/time/slots';
import type { Clock } from '../../stores/order/schedule';

/**
 * When guests come, epoch milliseconds; null while no time is chosen. Who comes to a table comes
 * within the hours in which orders are picked up, and no sooner than those are ready.
 */
export function plannedTime(
  branch: Branch,
  { day, time }: { day: string | null; time: string | null },
  { now, timeZone }: Clock,
): number | null | 'past' | 'closed' {
  if (day === null || time === null) return null;
  return plannedAt({ day, time }, branch, now, timeZone, 'PICK_UP');
}
