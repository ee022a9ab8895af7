import type { Branch } from '../../domain/branches/branch';
import { plannedAt } from '../../domain/time/slots';
import type { Clock } from '../../stores/order/schedule';

/**
 * The guests' arrival, epoch ms; null without a chosen time. Reservations use the pickup hours, and
 * start no sooner than a pickup order would be ready.
 */
export function plannedTime(
  branch: Branch,
  { day, time }: { day: string | null; time: string | null },
  { now, timeZone }: Clock,
): number | null | 'past' | 'closed' {
  if (day === null || time === null) return null;
  return plannedAt({ day, time }, branch, now, timeZone, 'PICK_UP');
}
