import type { Branch } from '../../domain/branches/branch';
import { formatPhone } from '../../domain/session/phone';
import { phoneHref } from '../../domain/text/link';
import { isolate } from '../../i18n/isolate';

/** The phone for reservations, else the branch's own; null if there is none. */
export function bookingPhone(
  branch: Pick<Branch, 'bookingPhone' | 'phone'>,
): { text: string; link: string } | null {
  const phone = branch.bookingPhone ?? branch.phone;
  return phone && /\d/.test(phone)
    ? { text: isolate(formatPhone(phone)), link: phoneHref(phone) }
    : null;
}
