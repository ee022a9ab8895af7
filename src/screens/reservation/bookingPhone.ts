import type { Branch } from '../../domain/branches/branch';
import { formatPhone } from '../../domain/session/phone';
import { isolate } from '../../i18n/isolate';

/** The phone for reservations, else the branch's own; null if there is none. */
export function bookingPhone(
  branch: Pick<Branch, 'bookingPhone' | 'phone'>,
): { text: string; link: string } | null {
  const phone = branch.bookingPhone ?? branch.phone;
  const digits = phone?.replace(/[^+\d]/g, '');
  return phone && digits ? { text: isolate(formatPhone(phone)), link: `tel:${digits}` } : null;
}
