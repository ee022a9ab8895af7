import type { Branch } from '../../domain/branches/branch';
import { plannedAt } from '../../domain/time/slots';
import { shopPhone } from '../../flows/branches/shopPhone';
import type { Clock } from '../../stores/order/schedule';

/** The phone for reservations, else the branch's own; null if there is none. */
export function bookingPhone(
  branch: Pick<Branch, 'bookingPhone' | 'phone'>,
): { text: string; href: string } | null {
  const { bookingPhone: own, phone } = branch;
  return shopPhone(own, [phone]) ?? shopPhone(phone);
}

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
